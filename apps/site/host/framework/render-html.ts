import type { ReactNode } from "react";
import { processWide } from "#host/process/process-wide.ts";

const renderer = processWide<((elements: ReactNode) => string) | null>("html-renderer", () => null);

/** Names what renders elements to HTML; it is made where the process starts, since the framework bundles none for routes. */
export function provideRenderer(render: (elements: ReactNode) => string): void {
  renderer.current = render;
}

/** A piece of HTML that is a response of its own, and no page. */
export function renderHtml(elements: ReactNode): string {
  if (renderer.current === null)
    throw new Error("Nothing renders HTML: name it with provideRenderer where the process starts.");
  return renderer.current(elements);
}
