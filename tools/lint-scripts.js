// What the compiler does not ask of the scripts: no state at the top of a module, no `any`, no way around the types.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

const FOLDERS = ["src/tabularium/web/scripts", "tests/scripts"];
const LONGEST = 180;
const WAYS_AROUND = /@ts-(ignore|expect-error|nocheck)|eslint-disable/;
const FUNCTIONS = [ts.SyntaxKind.ArrowFunction, ts.SyntaxKind.FunctionExpression, ts.SyntaxKind.ClassExpression];
const ENTRIES = /(main|guide|\.test)\.ts$/; // where a program begins: there something is done
const TESTS = /\.test\.ts$/; // what they try is made anew before each

const files = FOLDERS.flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)))).filter((name) => name.endsWith(".ts"));

// Whether a value can change once it is there: lists, objects and what `new` makes, unless their type says that nobody may.
function isMutable({ type, initializer }) {
  if (!initializer || FUNCTIONS.includes(initializer.kind)) return false;
  if (type && /^(readonly |Readonly)/.test(type.getText())) return false;
  if (ts.isAsExpression(initializer)) return initializer.type.getText() !== "const";
  return ts.isArrayLiteralExpression(initializer) || ts.isObjectLiteralExpression(initializer) || ts.isNewExpression(initializer) || ts.isCallExpression(initializer);
}

function* wrongAtTop(statement, isEntry, isTest) {
  if (ts.isVariableStatement(statement)) {
    const isConst = statement.declarationList.flags & ts.NodeFlags.Const;
    for (const declaration of statement.declarationList.declarations) {
      if (isTest) continue;
      if (!isConst) yield [declaration, `“${declaration.name.getText()}” is a variable of the module: it belongs into the object that holds the page's state`];
      else if (!isEntry && isMutable(declaration)) yield [declaration, `“${declaration.name.getText()}” can change: say Readonly, or hold it in an object`];
    }
  } else if (!isEntry && ts.isExpressionStatement(statement)) yield [statement, "a module that is imported does nothing by itself"];
}

function* wrongIn(node) {
  if (node.kind === ts.SyntaxKind.AnyKeyword) yield [node, "“any” is no type: say what it is, or unknown"];
  if (ts.isNonNullExpression(node)) yield [node, "“!” hides a value that may not be there"];
  if (ts.isVariableDeclarationList(node) && !(node.flags & ts.NodeFlags.BlockScoped)) yield [node, "“var” is “let” or “const” now"];
  if (ts.isBinaryExpression(node) && [ts.SyntaxKind.EqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsToken].includes(node.operatorToken.kind)) yield [node, "compare with === or !=="];
  for (const child of node.getChildren()) yield* wrongIn(child);
}

let found = 0;
for (const file of files) {
  const text = readFileSync(file, "utf8");
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const say = (line, what) => { found += 1; console.error(`${file}:${line + 1}: ${what}`); };
  const wrong = [...source.statements.flatMap((one) => [...wrongAtTop(one, ENTRIES.test(file), TESTS.test(file))]), ...wrongIn(source)];
  for (const [node, what] of wrong) say(source.getLineAndCharacterOfPosition(node.getStart()).line, what);
  for (const [n, line] of text.split("\n").entries()) {
    if (WAYS_AROUND.test(line)) say(n, "types are mended, not switched off");
    if (line.length > LONGEST) say(n, `${line.length} letters: a line has at most ${LONGEST}`);
  }
}
if (!found) console.log(`${files.length} scripts are well written`);
process.exit(found ? 1 : 0);
