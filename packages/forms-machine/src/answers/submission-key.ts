/**
 * The idempotency key of a form's n-th submission (1 is the first). The site makes one random key a
 * form; later leads from the same page derive theirs, so the machine needs no randomness and a
 * repeated submit always repeats its key.
 *
 * @example
 * submissionKey("0f7c", 1) // "0f7c"
 * submissionKey("0f7c", 2) // "0f7c-2"
 */
export const submissionKey = (formKey: string, submission: number): string =>
  submission <= 1 ? formKey : `${formKey}-${submission}`;
