import type { ReactElement } from "react";
import { keepForDocument, staticMarkup } from "#server/process/static-markup.ts";
import { StaticHtml } from "#client/frame/static-html.tsx";

/**
 * A large part of a page that no script of the page changes, handed to the browser as one text.
 *
 * @param props.name One of its own for each part of a page.
 */
export function StaticPart({ name, children }: { name: string; children: ReactElement }) {
  const html = staticMarkup(children);
  if (html === null) return <div className="fc-static">{children}</div>;
  return <StaticHtml name={name} html={keepForDocument(name, html) ? null : html} />;
}
