/** A piece of XML: an element, or nothing at all. */
export type Xml = XmlElement | null;

/** An element with its children in order, or its text. */
export interface XmlElement {
  name: string;
  attributes: readonly (readonly [string, string])[];
  content: string | readonly XmlElement[];
}

type Value = string | number | null | undefined;

/** An element with text; null when there is nothing to say. */
export function textElement(name: string, value: Value, attributes: Record<string, Value> = {}): Xml {
  if (value === null || value === undefined || value === "") return null;
  return { name, attributes: attributePairs(attributes), content: String(value) };
}

/** An element that must stand there, empty where nothing is known. */
export function requiredText(name: string, value: Value, attributes: Record<string, Value> = {}): XmlElement {
  return (
    textElement(name, value, attributes) ?? { name, attributes: attributePairs(attributes), content: "" }
  );
}

/** An element of elements; absent children are left out. */
export function element(
  name: string,
  attributes: Record<string, Value>,
  children: readonly Xml[],
): XmlElement {
  return {
    name,
    attributes: attributePairs(attributes),
    content: children.filter((child) => child !== null),
  };
}

const attributePairs = (attributes: Record<string, Value>): [string, string][] =>
  Object.entries(attributes).flatMap(([name, value]): [string, string][] =>
    value === null || value === undefined ? [] : [[name, String(value)]],
  );

/** Characters XML 1.0 cannot carry at all, not even escaped. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const ESCAPES: readonly (readonly [RegExp, string])[] = [
  [/&/g, "&amp;"],
  [/</g, "&lt;"],
  [/>/g, "&gt;"],
  [/"/g, "&quot;"],
];

/** Text as XML may carry it, in an element or an attribute. */
function escapeXml(text: string): string {
  const clean = text.toWellFormed().replace(FORBIDDEN, "");
  return ESCAPES.reduce((escaped, [pattern, entity]) => escaped.replace(pattern, entity), clean);
}

/** Prints an element, two blanks a level. */
export function printXml({ name, attributes, content }: XmlElement, level = 0): string {
  const indent = "  ".repeat(level);
  const open = `${indent}<${name}${attributes.map(([key, value]) => ` ${key}="${escapeXml(value)}"`).join("")}`;
  if (content.length === 0) return `${open}/>`;
  if (typeof content === "string") return `${open}>${escapeXml(content)}</${name}>`;
  return [`${open}>`, ...content.map((child) => printXml(child, level + 1)), `${indent}</${name}>`].join(
    "\n",
  );
}
