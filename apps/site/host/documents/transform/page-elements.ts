import { Parser } from "htmlparser2";

/** An element of a page whose content is no HTML, or that has none. Places are indexes into the page. */
export interface PageElement {
  readonly name: string;
  /** As they are written, entities and all; names in small letters. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly start: number;
  readonly end: number;
  /** What stands between its tags; empty for an element without content. */
  readonly body: string;
  /** False where the page ends before the element does. */
  readonly isClosed: boolean;
}

const LOOKED_FOR = new Set(["script", "style", "link", "template"]);

/**
 * The scripts, styles, links and templates of a page, in their order. Of a template the tag alone, since its content is HTML.
 *
 * @example
 * pageElements('<p>Hi</p><script src="/a.js"></script>') // [{ name: "script", attributes: { src: "/a.js" }, start: 9, … }]
 */
export function pageElements(html: string): PageElement[] {
  const found: PageElement[] = [];
  let open: { name: string; attributes: Record<string, string>; start: number; bodyStart: number } | null =
    null;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (!LOOKED_FOR.has(name)) return;
        const { startIndex: start, endIndex } = parser;
        if (name === "script" || name === "style")
          open = { name, attributes, start, bodyStart: endIndex + 1 };
        else found.push({ name, attributes, start, end: endIndex + 1, body: "", isClosed: true });
      },
      onclosetag(name, isImplied) {
        if (open?.name !== name) return;
        const { attributes, start, bodyStart } = open;
        const { startIndex, endIndex } = parser;
        const body = html.slice(bodyStart, isImplied ? html.length : startIndex);
        found.push({ name, attributes, start, end: endIndex + 1, body, isClosed: !isImplied });
        open = null;
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);
  return found;
}
