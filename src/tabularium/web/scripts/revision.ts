// What a move answers: the number of the question and that of the draft, as in "12.3".

export const questionOf = (revision: string): number => Number(revision.split(".")[0]);
const draftOf = (revision: string): number => Number(revision.split(".")[1] ?? 0);

// Whether one revision comes before another.
export const isBefore = (one: string, other: string): boolean =>
  questionOf(one) < questionOf(other) || (questionOf(one) === questionOf(other) && draftOf(one) < draftOf(other));
