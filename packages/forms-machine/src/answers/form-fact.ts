/**
 * What a form reports to listeners (`actor.on`), so that a dealer sees where shoppers give up: names
 * of steps and fields, never an answer.
 */
export type FormFact =
  | { readonly type: "stepShown"; readonly step: string }
  | { readonly type: "errorShown"; readonly step: string; readonly field: string }
  /** The page was left before the form was sent. */
  | { readonly type: "left"; readonly step: string };
