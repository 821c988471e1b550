import type { ReactElement } from "react";
import { staticMarkup } from "#server/process/static-markup.ts";

/** A large part of a page that no script of the page changes, handed to the browser as one text. */
export function StaticPart({ children }: { children: ReactElement }) {
  const html = staticMarkup(children);
  return html === null ? <div>{children}</div> : <div dangerouslySetInnerHTML={{ __html: html }} />;
}
