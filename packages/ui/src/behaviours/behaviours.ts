import { type PageBehaviours, readAs } from "./page-behaviours.ts";

/** The name of a behaviour. */
export type BehaviourName = keyof PageBehaviours;

/** The type of a behaviour's value. */
export type BehaviourValue<Name extends BehaviourName> = PageBehaviours[Name];

/** Behaviours with their values; one that is null or false is left out. */
export type Behaviours = {
  readonly [Name in BehaviourName]?: PageBehaviours[Name] | null | undefined | false;
};

/** Attributes as an element takes them. */
export type BehaviourProps = Record<`data-${string}`, string>;

/** A list is written between bars: the quotation marks of JSON take six letters each, which a list of cars says hundreds of times. */
function write(value: BehaviourValue<BehaviourName>): string {
  if (value === true) return "";
  if (Array.isArray(value)) return value.map(String).map(escapeBars).join("|").replace(/\|+$/, "");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

const escapeBars = (text: string): string => text.replaceAll("\\", "\\\\").replaceAll("|", "\\p");

const readList = (text: string): readonly string[] =>
  text === ""
    ? []
    : text.split("|").map((part) => part.replaceAll(/\\(.)/g, (_, letter) => (letter === "p" ? "|" : "\\")));

const readNumber = (text: string): number | null =>
  text.trim() !== "" && Number.isFinite(Number(text)) ? Number(text) : null;

function readObject(text: string, members: readonly string[]): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && members.every((name) => name in value)
      ? value
      : null;
  } catch {
    return null;
  }
}

/**
 * The attribute of a behaviour.
 *
 * @example
 * attributeOf("heartCount") // "data-heart-count"
 */
export const attributeOf = (name: BehaviourName): `data-${string}` =>
  `data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/**
 * Selects the elements with a behaviour, or with one value of it.
 *
 * @example
 * document.querySelector(selectorOf("garage"))
 * link.closest(`a${selectorOf("widget", "chat")}`)
 */
export function selectorOf<Name extends BehaviourName>(name: Name, value?: BehaviourValue<Name>): string {
  if (value === undefined) return `[${attributeOf(name)}]`;
  return `[${attributeOf(name)}="${write(value).replaceAll(/["\\]/g, "\\$&")}"]`;
}

/**
 * The attributes that tell scripts what an element is for; spread them onto it.
 *
 * @example
 * <a href={page} {...behaviour({ opens: "enquire" })}>
 */
export function behaviour(given: Behaviours): BehaviourProps {
  const props: BehaviourProps = {};
  for (const [name, value] of Object.entries(given))
    if (value !== null && value !== undefined && value !== false)
      props[attributeOf(name as BehaviourName)] = write(value);
  return props;
}

/**
 * The value of a behaviour of an element; null where it has none, or one that cannot be read. An object has its members, whose own
 * values are as the page's server wrote them.
 *
 * @example
 * readBehaviour(link, "share")?.title
 */
export function readBehaviour<Name extends BehaviourName>(
  element: Element | null | undefined,
  name: Name,
): BehaviourValue<Name> | null {
  const text = element?.getAttribute(attributeOf(name)) ?? null;
  const kind: "number" | "list" | readonly string[] | undefined =
    name in readAs ? readAs[name as keyof typeof readAs] : undefined;
  const value =
    text === null || kind === undefined
      ? text
      : kind === "number"
        ? readNumber(text)
        : kind === "list"
          ? readList(text)
          : readObject(text, kind);
  return value as BehaviourValue<Name> | null;
}

/**
 * Writes a behaviour, or takes it away; an element that says the same already is not touched.
 *
 * @example
 * setBehaviour(document.documentElement, "covered", true)
 */
export function setBehaviour<Name extends BehaviourName>(
  element: Element,
  name: Name,
  value: BehaviourValue<Name> | null | false,
): void {
  const attribute = attributeOf(name);
  if (value === null || value === false) return element.removeAttribute(attribute);
  const text = write(value);
  if (element.getAttribute(attribute) !== text) element.setAttribute(attribute, text);
}

/** The event by which a script says that it serves its presses now. */
export const SERVES_PRESSES = "fc-serves-presses";

/** What is pressed or changed before a page's scripts have come, by the script that answers it. */
export type EarlyKind =
  | "heart"
  | "car"
  | "dialog"
  | "widget"
  | "slide"
  | "suggest"
  | "consent"
  | "form"
  | "phone"
  | "list"
  | "loan"
  | "places"
  | "distances"
  | "frame"
  | "visit";

/**
 * Takes over presses of one kind, of those in `EarlyKind`: the held ones come again, in order, and later ones are not held.
 *
 * @example
 * servePresses("heart")
 */
export const servePresses = (kind: EarlyKind): boolean =>
  document.dispatchEvent(new CustomEvent(SERVES_PRESSES, { detail: kind }));
