// A press is for the question that somebody has seen.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Question } from "../../src/tabularium/web/scripts/question.js";
import { HandClock } from "./clock.js";

let clock = new HandClock();
let question = new Question(clock);

beforeEach(() => {
  clock = new HandClock();
  question = new Question(clock);
  clock.pass(5000);
});

test("keys are not taken for a moment after their meaning changed, nor those that follow at once", () => {
  const since = question.now();
  clock.pass(350);
  assert.equal(question.takesKeys(since), false);
  clock.pass(350);
  assert.equal(question.takesKeys(since), false); // it was pressed in a row with the one that was not taken
  clock.pass(351);
  assert.equal(question.takesKeys(since), true);
});

test("Done means the same as long as the question is the same", () => {
  assert.equal(question.changed("5.0", "5.1"), false);
  assert.equal(question.takesKeys(), true);
  assert.equal(question.changed("5.1", "6.0"), true);
  assert.equal(question.takesKeys(), false);
});

test("a press that began before the question came is not for it", () => {
  question.byMouse(10, 10, 1);
  clock.pass(10);
  question.changed("5.0", "6.0");
  assert.equal(question.isMeant(), false);
  clock.pass(10);
  question.byMouse(10, 10, 2); // the second of a double click
  assert.equal(question.isMeant(), false);
  question.byMouse(10, 10, 1);
  assert.equal(question.isMeant(), true);
});

test("two quick touches in one place are one; a third place, or a slow one, is another", () => {
  question.byFinger(10, 10);
  clock.pass(1);
  question.changed("5.0", "6.0");
  clock.pass(348);
  question.byFinger(20, 10);
  question.byMouse(20, 10, 1); // browsers tell of a mouse, too
  assert.equal(question.isMeant(), false);
  question.byFinger(80, 10);
  assert.equal(question.isMeant(), true);
});

test("who goes on pressing is heard again after a moment", () => {
  question.byFinger(10, 10);
  clock.pass(1);
  question.changed("5.0", "6.0");
  for (const since of [200, 149]) {
    clock.pass(since);
    assert.equal(question.isMeant(), false);
    question.byFinger(10, 10);
  }
  assert.equal(question.isMeant(), true); // 350 ms after the first
  assert.equal(question.downAt(), question.now());
});

test("a finger that slides or stays does not press a button; a mouse may", () => {
  question.byFinger(10, 10);
  clock.pass(500);
  question.lift(14, 14);
  assert.equal(question.isTap(), true);
  question.byFinger(10, 10);
  question.lift(15, 14);
  assert.equal(question.isTap(), false);
  question.byFinger(10, 10);
  clock.pass(501);
  question.lift(10, 10);
  assert.equal(question.isTap(), false);
  question.byMouse(10, 10, 1); // that of the finger
  assert.equal(question.isTap(), false);
  clock.pass(2000);
  question.byMouse(10, 10, 1);
  assert.equal(question.isTap(), true);
});

test("a mouse elsewhere right after a finger is meant", () => {
  question.byFinger(10, 10);
  clock.pass(1);
  question.changed("5.0", "6.0");
  clock.pass(1);
  question.byMouse(10, 10, 1);
  assert.equal(question.isMeant(), false);
  question.byMouse(200, 10, 1);
  assert.equal(question.isMeant(), true);
  question.changed("6.0", "7.0");
  clock.pass(1001);
  question.byMouse(10, 10, 1); // long after the finger
  assert.equal(question.isMeant(), true);
});

test("what one aims at before the question came is taken only after a moment", () => {
  const aimed = question.now();
  clock.pass(5);
  question.changed("5.0", "6.0");
  assert.equal(question.isSeen(aimed), false);
  assert.equal(question.isSeen(question.now()), true);
  clock.pass(351);
  assert.equal(question.isSeen(aimed), true);
});

test("the same choices change nothing", () => {
  question.byMouse(1, 1, 1);
  assert.equal(question.changed("5.0", "5.0"), false);
  assert.equal(question.isMeant(), true);
});
