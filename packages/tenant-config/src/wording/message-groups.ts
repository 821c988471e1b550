import type { BaseMessages, MessageGroup } from "../messages/catalogue.ts";
import { catalogueOf } from "../messages/catalogues.ts";
import { EN_AU } from "../messages/en-au.ts";
import {
  type CompiledMessage,
  compileMessage,
  messageArguments,
  type MessageValues,
} from "../messages/format-message.ts";
import { givenArguments } from "../messages/message-problem.ts";
import type { Message, SiteArguments } from "../messages/message-types.ts";
import type { WordingSettings } from "../settings/sections/wording-settings.ts";

/** All messages by group and name, as a site uses them. */
export type MessageGroups = {
  readonly [Group in MessageGroup]: {
    readonly [Name in keyof BaseMessages[Group]]: Message<BaseMessages[Group][Name] & string>;
  };
};

/**
 * The messages of a language, a dealer's own in the place of the product's, with what every message may fill in.
 *
 * @example
 * messageGroups("en-AU", config.wording, siteArguments).stock.carsFound(3) // "3 cars"
 */
export function messageGroups(
  locale: string,
  ownMessages: WordingSettings,
  siteArguments: SiteArguments,
): MessageGroups {
  const { messages } = catalogueOf(locale);
  const known: MessageValues = { ...siteArguments };
  const groups = Object.entries(SHAPES).map(([group, shapes]) => [
    group,
    Object.fromEntries(
      Object.entries(shapes).map(([name, shape]) => {
        const own: string | undefined = Reflect.get(Reflect.get(ownMessages, group), name);
        const compiled = (): CompiledMessage =>
          own === undefined
            ? productMessage(Reflect.get(Reflect.get(messages, group), name), locale, shape)
            : compileMessage(own, locale, shape.numbers);
        return [name, withArguments(compiled, shape, known)];
      }),
    ),
  ]);
  // Groups, names and arguments come from the base language, which is what the type is made of.
  return Object.fromEntries(groups);
}

/** What the base language's messages are given where they are shown; every other language is given the same. */
interface Shape {
  readonly names: readonly string[];
  readonly numbers: ReadonlySet<string>;
}

const SHAPES: Readonly<Record<string, Readonly<Record<string, Shape>>>> = Object.fromEntries(
  Object.entries(EN_AU.messages).map(([group, messages]) => [
    group,
    Object.fromEntries(Object.entries(messages).map(([name, base]) => [name, shapeOf(base)])),
  ]),
);

function shapeOf(base: string): Shape {
  const numbers = [...messageArguments(base)].flatMap(([name, kind]) => (kind === "number" ? [name] : []));
  return { names: givenArguments(base), numbers: new Set(numbers) };
}

/** The product's messages are read once for all sites of a language. */
const productMessages = new Map<string, CompiledMessage>();

function productMessage(text: string, locale: string, { numbers }: Shape): CompiledMessage {
  const key = `${locale} ${text}`;
  const compiled = productMessages.get(key) ?? compileMessage(text, locale, numbers);
  productMessages.set(key, compiled);
  return compiled;
}

type Word = string | ((given: string | number | MessageValues) => string);

function withArguments(compiled: () => CompiledMessage, { names }: Shape, known: MessageValues): Word {
  const [first, second] = names;
  if (first === undefined) return compiled()(known);
  let message: CompiledMessage | undefined;
  return (given) => {
    message ??= compiled();
    const values = second === undefined ? { [first]: given } : given;
    return message({ ...known, ...(values as MessageValues) });
  };
}
