import { attributeOf } from "@forecourt/ui/behaviours";
import { PART_HEADER } from "#host/documents/request/part-header.ts";

/** Begins the part of a page that lists stand in, and ends it. */
const BEGIN = "<main";
const END = "</main>";

/** Begins the first card that no screen shows at first. */
const LATER = `<li ${attributeOf("later")}`;

export interface ListText {
  /** To the first card that no screen shows at first; all there is where no card is marked so. */
  readonly beginning: string;
  /** What follows, once it has come; always to be fetched, so that the browser keeps the page. */
  readonly rest: () => Promise<string>;
}

/**
 * Reads the lists of a page as they come. A page that is rendered for one shopper is read no further than they go; a list alone
 * and a page that the browser keeps are read whole, or they would not be kept.
 */
export async function readList(response: Response): Promise<ListText> {
  const isCacheable =
    response.headers.has(PART_HEADER) || response.headers.get("cache-control")?.includes("private") !== true;
  const reader = response.body?.getReader();
  if (!reader) return { beginning: "", rest: () => Promise.resolve("") };
  const decoder = new TextDecoder();
  let html = "";
  const readTo = async (...marks: readonly string[]): Promise<void> => {
    while (!marks.some((mark) => html.includes(mark))) {
      const part = await reader.read();
      if (part.done) return;
      html += decoder.decode(part.value, { stream: true });
    }
  };
  const placeOf = (mark: string): number => (html.includes(mark) ? html.indexOf(mark) : html.length);
  await readTo(LATER, END);
  const cut = Math.min(placeOf(LATER), placeOf(END));
  return {
    beginning: html.slice(placeOf(BEGIN), cut),
    rest: async () => {
      await readTo(END);
      const rest = html.slice(cut, placeOf(END));
      if (isCacheable) await readTo();
      else void reader.cancel();
      return rest;
    },
  };
}
