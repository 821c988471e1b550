import { LIST_PART, PART_HEADER } from "#host/documents/request/part-header.ts";

/** A list that is requested, of which nothing is shown yet. */
export interface BegunList {
  readonly address: string;
  readonly controller: AbortController;
  readonly response: Promise<Response>;
}

/** Gives the list of an address that was requested ahead, once; null where it was not, or too long ago. */
export type TakeList = (address: string) => BegunList | null;

export function beginList(address: string): BegunList {
  const controller = new AbortController();
  const headers = { accept: "text/html", [PART_HEADER]: LIST_PART };
  return { address, controller, response: fetch(address, { headers, signal: controller.signal }) };
}
