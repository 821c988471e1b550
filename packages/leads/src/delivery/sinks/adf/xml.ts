import { XMLBuilder } from "fast-xml-parser";

type Value = string | number | null | undefined;

/** An element as `XMLBuilder` takes it: its children, or its text, under its name; its attributes beside it. */
export interface XmlElement {
  readonly [name: string]: readonly XmlNode[] | Readonly<Record<string, string>>;
}

type XmlNode = XmlElement | { readonly "#text": string };

/** A piece of XML: an element, or nothing at all. */
export type Xml = XmlElement | null;

/** An element with text; null when there is nothing to say. */
export const textElement = (name: string, value: Value, attributes: Record<string, Value> = {}): Xml =>
  value === null || value === undefined || value === "" ? null : requiredText(name, value, attributes);

/** An element that must stand there, empty where nothing is known. */
export function requiredText(name: string, value: Value, attributes: Record<string, Value> = {}): XmlElement {
  const text = cleanXml(value ?? "");
  return { [name]: text === "" ? [] : [{ "#text": text }], ":@": attributesOf(attributes) };
}

/** An element of elements; absent children are left out. */
export const element = (
  name: string,
  attributes: Record<string, Value>,
  children: readonly Xml[],
): XmlElement => ({
  [name]: children.filter((child) => child !== null),
  ":@": attributesOf(attributes),
});

const attributesOf = (attributes: Record<string, Value>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [[`@${name}`, cleanXml(value)]],
    ),
  );

/** Characters XML 1.0 cannot carry at all, not even escaped; the builder leaves them in. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const cleanXml = (value: string | number): string => String(value).toWellFormed().replace(FORBIDDEN, "");

const builder = new XMLBuilder({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  suppressBooleanAttributes: false,
  suppressEmptyNode: true,
  format: true,
  indentBy: "  ",
});

/** Prints a document, two blanks a level; its processing instructions stand first. */
export const printXml = (instructions: readonly string[], root: XmlElement): string =>
  `${instructions.map((text) => `<?${text}?>\n`).join("")}${builder.build([root]).trim()}\n`;
