type KnownBeforehand = "site" | "vehicle" | "vehicles" | "Vehicle" | "Vehicles";

/** One argument for each `{name}` of a template, in order; `{count}` is a number. */
type SentenceArguments<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name extends KnownBeforehand
    ? SentenceArguments<Rest>
    : [value: Name extends "count" ? number : string | number, ...SentenceArguments<Rest>]
  : [];

type SentenceOf<Template extends string> =
  SentenceArguments<Template> extends [] ? string : (...values: SentenceArguments<Template>) => string;

/** A sentence as the site uses it: a text, or a function of what it fills in. */
export type Sentence<Entry> = Entry extends string
  ? SentenceOf<Entry>
  : Entry extends { readonly other: infer Other extends string }
    ? SentenceOf<Other>
    : never;
