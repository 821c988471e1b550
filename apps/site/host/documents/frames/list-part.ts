import { attributeOf } from "@forecourt/ui/behaviours";
import { processWide } from "#host/process/process-wide.ts";
import type { PageRequest } from "../request/page-request.ts";
import type { RenderedPart } from "../static/early-pictures.ts";

/** The list of a page: all that differs between the pages of one path that search engines do not list. */
export interface ListPart extends RenderedPart {
  /** Search engines may list the page by its own address, which its head then names. */
  readonly hasOwnHead: boolean;
}

/** Renders the list of an address without the framework; null for an address whose page has none that stands alone. */
export type RenderListPart = (page: Pick<PageRequest, "host" | "url">) => Promise<ListPart | null>;

const renderer = processWide<RenderListPart | null>("list-part", () => null);

/** Names what renders lists. The page of lists does it when the framework first loads it. */
export function provideListPart(render: RenderListPart): void {
  renderer.current = render;
}

/** The list of an address; null before the framework has loaded the page of lists. */
export async function renderListPart(page: Pick<PageRequest, "host" | "url">): Promise<ListPart | null> {
  try {
    return (await renderer.current?.(page)) ?? null;
  } catch {
    // The framework renders the page instead, and reports what fails there.
    return null;
  }
}

/** A list as a response of its own, inside the elements that a page has around it. */
export const listAlone = ({ html }: RenderedPart): string =>
  `<main><div ${attributeOf("list")}><div class="fc-static" ${attributeOf("part")}="list">${html}</div></div></main>`;
