import type { FormMessages } from "../messages/form-messages.ts";

/** What a field asks for. The kind decides the rule, the keyboard and how a page renders it. */
export type FieldKind =
  | "text"
  | "person-name"
  | "full-name"
  | "email"
  | "phone"
  | "postcode"
  | "message"
  | "number"
  | "date"
  | "select"
  | "radio"
  | "checkbox"
  | "checkboxes"
  | "consent"
  | "files"
  | "hidden";

/** One choice of a select, radio or checkbox group. */
export interface FieldOption {
  value: string;
  label: string;
  /** The answer of another question it belongs to: a time of one service desk. */
  group?: string;
}

/**
 * One question as plain data: a server renders it, a browser validates it, a tenant's file
 * changes it. `name` is the form control's name and the wire name of the answer.
 */
export interface FieldDefinition {
  name: string;
  label: string;
  kind: FieldKind;
  required: boolean;
  /** Value for the `autocomplete` attribute, so that a phone can fill the form. */
  autocomplete?: string;
  inputMode?: "text" | "tel" | "email" | "numeric" | "decimal";
  /** For select, radio and checkboxes: an answer must be one of these. For a date: the days that are offered first. For a text: what is suggested while it is typed. */
  options?: readonly FieldOption[];
  /** Other answers than the options are taken too: a date that was on offer when the page was rendered still counts. */
  acceptsOther?: boolean;
  /** For a date: coming days that are refused, as the place that is visited is closed. */
  closedOn?: readonly string[];
  /** Filled in before the shopper touches it; `true` ticks a box. */
  initial?: string | boolean;
  /** Longest answer taken, in characters a reader sees. */
  maxLength: number;
  /** For numbers: the smallest and the largest taken. */
  range?: { readonly min: number; readonly max: number };
  /** A line under the field. */
  hint?: string;
  /** Shown instead of '*This is a required field.' */
  requiredMessage?: string;
  /** Shown instead of the rule's own sentence for an answer that is none. */
  invalidMessage?: string;
  /** For files: why one is not taken. */
  fileWords?: FormMessages["files"];
  /** For a message: sentences a shopper may put into it with one tap. */
  suggestions?: readonly string[];
  /** For phone: only mobile numbers. */
  mobileOnly?: boolean;
  /** For consent boxes: the dealer's version of the sentence, stored as evidence. */
  consentVersion?: string;
}
