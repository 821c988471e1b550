"use client";

import { useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { documentPart } from "#server/process/document-parts.ts";

/** Parts that came with the document, as they were when they were left. */
const left = new Map<string, string>();

/** A part as it stands in the page. */
const partInPage = (name: string): string => document.querySelector(`[data-part="${name}"]`)?.innerHTML ?? "";

const neverChanges = () => () => undefined;

/** Whether what the server has drawn is being taken over, and not drawn here. */
const useTakesOver = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );

/**
 * A part of a page that React never changes. In a document its HTML stands once, where the part is, and not again in the
 * framework's data: the browser takes it over as it stands there, and keeps it when the shopper leaves, for the way back.
 *
 * @param props.html Null in a document, whose server knows the HTML by the part's name.
 */
export function StaticHtml({ name, html }: { name: string; html: string | null }) {
  const element = useRef<HTMLDivElement>(null);
  const takesOver = useTakesOver();
  // Where React gives up what the server has drawn and draws the page itself, the part still stands there.
  const [own] = useState(() => documentPart(name) ?? (takesOver ? "" : (left.get(name) ?? partInPage(name))));
  useLayoutEffect(() => {
    const part = element.current;
    if (html !== null || !part) return undefined;
    return () => void left.set(name, part.innerHTML);
  }, [html, name]);
  return (
    <div
      ref={element}
      className="fc-static"
      data-part={name}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html ?? own }}
    />
  );
}
