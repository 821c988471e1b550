"use client";

import { useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { preload } from "react-dom";
import { behaviour, selectorOf } from "@forecourt/ui/behaviours";
import { documentPart } from "#host/documents/static/document-parts.ts";

/** Parts that came with the document, as they were left: their elements, with what was chosen and typed in them. */
const left = new Map<string, Element>();

/** A part as it stands in the page. */
const partInPage = (name: string): string =>
  document.querySelector(selectorOf("part", name))?.innerHTML ?? "";

const neverChanges = () => () => undefined;

/** Whether what the server has rendered is being taken over, and not rendered here. */
const useTakesOver = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );

interface StaticHtmlProps {
  name: string;
  className: string;
  /** Null in a document, whose server knows the HTML by the part's name. */
  html: string | null;
}

/**
 * A part of a page that React never changes. In a document its HTML stands once, where the part is, and not again in the
 * framework's data: the browser takes it over as it stands there, and keeps it when the shopper leaves, for the way back.
 */
export function StaticHtml(props: StaticHtmlProps) {
  // Another address of the same page brings its HTML: the document's own part gives way to it, and does not become it.
  return <Part key={props.html === null ? "document" : "fetched"} {...props} />;
}

function Part({ name, className, html }: StaticHtmlProps) {
  const element = useRef<HTMLDivElement>(null);
  const takesOver = useTakesOver();
  const rendered = documentPart(name);
  for (const { href, ...picture } of rendered?.pictures ?? [])
    preload(href, { as: "image", fetchPriority: "high", ...picture });
  // Where React gives up what the server has rendered and renders the page itself, the part still stands there.
  const [own] = useState(() => rendered?.html ?? (takesOver || left.has(name) ? "" : partInPage(name)));
  useLayoutEffect(() => {
    const part = element.current;
    if (!part) return undefined;
    const before = html === null && left.get(name);
    if (before) part.replaceChildren(...before.childNodes);
    if (html === null) left.delete(name);
    return () => {
      // What lay over the page does not when it is shown again, nor over the next one.
      for (const dialog of part.querySelectorAll("dialog")) dialog.close();
      if (html === null) left.set(name, part);
    };
  }, [html, name]);
  return (
    <div
      ref={element}
      className={className}
      {...behaviour({ part: name })}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html ?? own }}
    />
  );
}
