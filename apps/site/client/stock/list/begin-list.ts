import { selectorOf } from "@forecourt/ui/behaviours";
import { LIST_PART, PART_HEADER } from "#host/documents/request/part-header.ts";
import { type ListText, readList } from "./read-list.ts";

/** The list of a page; its one element is what another list takes the place of. */
const LIST = selectorOf("list");

/** The first cars of a list with all around them, and the rest once it has come. */
interface ComingList extends ListText {
  /** Made of the beginning as soon as that has come, since it takes a phone as long as a frame. */
  readonly element: Element | null;
}

/** A list that is requested, of which nothing is shown yet. */
export interface BegunList {
  readonly address: string;
  readonly controller: AbortController;
  readonly response: Promise<Response>;
  readonly list: Promise<ComingList>;
}

/** Gives the list of an address that was requested ahead, once; null where it was not, or too long ago. */
export type TakeList = (address: string) => BegunList | null;

/** The list in the text of a page, or in the beginning of one. */
export const listIn = (html: string): Element | null =>
  new DOMParser().parseFromString(html, "text/html").querySelector(LIST)?.firstElementChild ?? null;

async function readComing(response: Response): Promise<ComingList> {
  const text = await readList(response);
  return { ...text, element: listIn(text.beginning) };
}

export function beginList(address: string): BegunList {
  const controller = new AbortController();
  const headers = { accept: "text/html", [PART_HEADER]: LIST_PART };
  const response = fetch(address, { headers, signal: controller.signal });
  const list = response.then(readComing);
  // A failure is handled where the list is awaited. One that was requested ahead and is never used is no error of the page.
  list.catch(() => {});
  return { address, controller, response, list };
}
