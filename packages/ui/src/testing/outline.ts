import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/**
 * What a component draws, for a test to read whole: a line for each element, with its classes and attributes, and for each
 * text; what stands in an element is indented below it. Needs a document, as jsdom gives one.
 */
export function outline(element: ReactElement): string {
  const template = document.createElement("template");
  template.innerHTML = renderToStaticMarkup(element);
  return [...template.content.childNodes].flatMap((node) => linesOf(node, "")).join("\n");
}

/** The lines that a component draws and another, or the same with less to draw, does not. */
export function outlineBeside(plain: ReactElement, element: ReactElement): string {
  const known = new Set(outline(plain).split("\n"));
  return outline(element)
    .split("\n")
    .filter((line) => !known.has(line))
    .join("\n");
}

function linesOf(node: ChildNode, indent: string): string[] {
  if (!(node instanceof Element)) {
    const text = node.textContent?.replaceAll(/\s+/g, " ") ?? "";
    return text.trim() === "" ? [] : [`${indent}'${text}'`];
  }
  // The drawing itself says nothing in a test.
  const inside = node.localName === "svg" && node.classList.contains("fc-icon") ? [] : [...node.childNodes];
  return [`${indent}${headOf(node)}`, ...inside.flatMap((each) => linesOf(each, `${indent}  `))];
}

function headOf(element: Element): string {
  const classes = [...element.classList].map((name) => `.${name}`).join("");
  const attributes = [...element.attributes]
    .filter(({ name }) => name !== "class")
    .map(({ name, value }) => (value === "" ? `[${name}]` : `[${name}=${value}]`));
  return `${element.localName}${classes}${attributes.join("")}`;
}
