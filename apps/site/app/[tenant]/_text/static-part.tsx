import type { ReactNode } from "react";
import { addToDocument, renderPart } from "#host/documents/static/static-markup.ts";
import { StaticHtml } from "#client/frame/static-html.tsx";

interface StaticPartProps {
  /** One of its own for each part of a page. */
  name: string;
  /** Of the element around it; by default that is no box of its own. */
  className?: string;
  /** Server components that render at once: neither asynchronous ones nor the browser's. */
  children: ReactNode;
}

/**
 * A part of a page that no script of the page renders anew, handed to the browser as one text. Scripts that listen on the
 * document, or change what stands in it, work on it as on any other part. A whole page without components of the
 * browser's own is one part; these stand beside it.
 */
export function StaticPart({ name, className = "fc-static", children }: StaticPartProps) {
  const part = renderPart(name, children);
  if (part === null) return <div className={className}>{children}</div>;
  return <StaticHtml name={name} className={className} html={addToDocument(name, part) ? null : part.html} />;
}
