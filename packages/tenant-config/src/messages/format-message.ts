import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { type Formatters, formatToParts, IntlMessageFormat } from "intl-messageformat";

/** The values a message fills in, by name. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** A parsed message, ready to be given its values. */
export type CompiledMessage = (values: MessageValues) => string;

/** Markup is no part of a message, so `<` is a character like any other. */
const read = (text: string): MessageFormatElement[] => parse(text, { ignoreTag: true });

/**
 * Prepares an ICU message of one language. A value in `numbers` is written with the language's thousands even where
 * the message says no more than its name, as a dealer's own message does.
 *
 * @throws SyntaxError for a text that is no ICU message; `messageProblem` tells beforehand.
 *
 * @example
 * compileMessage("{count} in stock", "en-AU", new Set(["count"]))({ count: 1234 }) // "1,234 in stock"
 */
export function compileMessage(text: string, locale: string, numbers: ReadonlySet<string>): CompiledMessage {
  if (!/[{']/.test(text)) return () => text;
  const elements = read(text).map((element) => withNumbers(element, numbers));
  const formatters = formattersOf(locale);
  return (values) =>
    formatToParts<string>(elements, locale, formatters, IntlMessageFormat.formats, values)
      .map(({ value }) => value)
      .join("");
}

/** What a message fills in: a text, a number, or something the product has no values for, such as a date. */
export type ArgumentKind = "text" | "number" | "other";

/**
 * The arguments of a message by name, in the order they stand in it.
 *
 * @throws SyntaxError for a text that is no ICU message.
 *
 * @example
 * messageArguments("{count, plural, one {# car} other {# cars}}") // Map { "count" => "number" }
 */
export function messageArguments(text: string): ReadonlyMap<string, ArgumentKind> {
  const found = new Map<string, ArgumentKind>();
  const visit = (element: MessageFormatElement): void => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return;
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const { value } of Object.values(element.options)) value.forEach(visit);
    const kind = KINDS.get(element.type) ?? "other";
    if (found.get(element.value) !== "number") found.set(element.value, kind);
  };
  read(text).forEach(visit);
  return found;
}

const KINDS: ReadonlyMap<TYPE, ArgumentKind> = new Map([
  [TYPE.argument, "text"],
  [TYPE.select, "text"],
  [TYPE.number, "number"],
  [TYPE.plural, "number"],
]);

function withNumbers(element: MessageFormatElement, numbers: ReadonlySet<string>): MessageFormatElement {
  if (element.type === TYPE.argument && numbers.has(element.value))
    return { type: TYPE.number, value: element.value, style: null };
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return element;
  const options = Object.entries(element.options).map(
    ([name, option]) =>
      [name, { ...option, value: option.value.map((inner) => withNumbers(inner, numbers)) }] as const,
  );
  return { ...element, options: Object.fromEntries(options) };
}

/** One formatter of each kind for a language: making one costs more than a hundred uses of it. */
const formatters = new Map<string, Formatters>();

function formattersOf(locale: string): Formatters {
  const before = formatters.get(locale);
  if (before) return before;
  const number = new Intl.NumberFormat(locale);
  const plural = new Intl.PluralRules(locale);
  const made: Formatters = {
    getNumberFormat: (_, style) =>
      style && Object.keys(style).length > 0 ? new Intl.NumberFormat(locale, style) : number,
    getDateTimeFormat: (...given) => new Intl.DateTimeFormat(...given),
    getPluralRules: (_, rules) => (rules?.type === "ordinal" ? new Intl.PluralRules(locale, rules) : plural),
  };
  formatters.set(locale, made);
  return made;
}
