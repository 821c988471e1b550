import type { VisitKind } from "@forecourt/leads";
import type { GetICUArgs } from "@schummar/icu-type-parser";

/** What every message may fill in without being given it: the site's name, what it sells, its word for used stock, and what a visit to a vehicle is there. */
export interface SiteArguments {
  readonly site: string;
  readonly vehicle: string;
  readonly vehicles: string;
  /** As above, for the beginning of a sentence. */
  readonly Vehicle: string;
  readonly Vehicles: string;
  readonly used: string;
  readonly Used: string;
  readonly visit: VisitKind;
}

/** What a message is given where it is shown, by name: numbers where it counts, texts elsewhere. */
type MessageArguments<Text extends string> = Omit<
  GetICUArgs<Text, { ICUArgument: string; ICUNumberArgument: number }>,
  keyof SiteArguments
>;

/**
 * A message as the site uses it: a text; a function of the one value it fills in; or a function of its values by name.
 *
 * @example
 * declare const found: Message<"{count, plural, one {# car} other {# cars}}">; // (value: number) => string
 * declare const step: Message<"Step {step, number} of {steps, number}">; // (values: { step: number; steps: number }) => string
 */
export type Message<Text extends string> = keyof MessageArguments<Text> extends never
  ? string
  : IsUnion<keyof MessageArguments<Text>> extends true
    ? (values: MessageArguments<Text>) => string
    : (value: MessageArguments<Text>[keyof MessageArguments<Text>]) => string;

type IsUnion<Names, Each = Names> = Names extends unknown ? ([Each] extends [Names] ? false : true) : never;
