// What a move answers: the number of the question and that of the draft, as in "12.3".
export const questionOf = (revision: string): number => Number(revision.split(".")[0]);
