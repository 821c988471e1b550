/** One answer as a form gives it. The machines carry answers and never look inside. */
export type Answer = string | boolean | readonly string[] | readonly File[] | undefined;

/** All answers of a form, by field name. */
export type Answers = Readonly<Record<string, Answer>>;

/** What is wrong with one field, in words for the shopper. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

/** What `validate` answers. The cleaned answers (trimmed, parsed) are what is sent. */
export type Validation =
  | { readonly ok: true; readonly values: Answers }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] };

/** What sending a lead, or saving a step of one, answers. */
export type Sent =
  | { readonly ok: true; readonly leadId: string }
  | { readonly ok: false; readonly message: string; readonly problems?: readonly FieldProblem[] };

/** Why a form was refused: a sentence for the whole of it, or problems of its fields, or both. */
export interface Refusal {
  readonly message: string | null;
  readonly problems?: readonly FieldProblem[];
}

/** Why work was refused; nothing for work that was done. */
export const refusalOf = (outcome: Validation | Sent): Required<Refusal> => ({
  message: "message" in outcome ? outcome.message : null,
  problems: outcome.ok ? [] : (outcome.problems ?? []),
});

/** Shown when the work threw instead of answering. The misspelling is the platform's own wording for leads. */
export const unexpectedFailure = "An unexpected error occured";

/**
 * Milliseconds that sending answers may take: half a minute, and for files as much more as they need at 32 KB a second, the
 * slowest phone link that is waited for.
 */
export const sendTime = (answers: Answers): number =>
  Object.values(answers)
    .flat()
    .reduce((time, part) => time + (part instanceof File ? part.size / 32 : 0), 30_000);

const sameAnswer = (one: Answer, other: Answer): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((item, index) => item === other[index])
    : one === other;

/**
 * Whether two sets of answers say the same. A field that is absent and one that is `undefined`
 * are equal; order inside a list counts.
 *
 * @example
 * sameAnswers({ name: "Kim", opt_in: true }, { opt_in: true, name: "Kim" }) // true
 */
export function sameAnswers(one: Answers, other: Answers): boolean {
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...fields].every((field) => sameAnswer(one[field], other[field]));
}
