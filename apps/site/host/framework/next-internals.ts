/**
 * Every internal of the framework that this site relies on, and nothing else. Each was seen in Next 16.4.6 with React
 * 19.3.1 and is checked on the built site by `e2e/http/next-internals.spec.ts`, so that an upgrade that changes one fails
 * there and not before a shopper. `FORECOURT_DOCUMENTS=off` serves the same pages without relying on any.
 */

/** The version in which these were seen. */
export const SEEN_IN = "16.4.6";

/** The request header of the framework's calls for a page's data in place of its document. */
export const DATA_REQUEST_HEADER = "rsc";

/** Headers of the framework's own calls for a part of a page: navigation, prefetching, server actions. */
export const PARTIAL_REQUEST_HEADERS = [
  DATA_REQUEST_HEADER,
  "next-router-state-tree",
  "next-router-prefetch",
  "next-action",
] as const;

/** The request headers by which the framework's responses to one address differ. */
export const VARY_OF_PAGES = "RSC, Next-Router-State-Tree, Next-Router-Prefetch";

/** In headers that begin so the framework says what its proxy decided, such as the inner path a request was sent to. */
export const PROXY_HEADER = /^x-middleware/i;

/** An element of a rendered page, by its name and its attributes. */
interface PageTag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Whether a script has to stay where it is: data for search engines, and what only browsers without modules run. */
export const isNoFrameworkScript = ({ attributes }: PageTag): boolean =>
  attributes["type"] === "application/ld+json" || "nomodule" in attributes;

/** Whether a link has one of the framework's scripts fetched before it is wanted. */
export const isScriptPreload = ({ name, attributes }: PageTag): boolean =>
  name === "link" && attributes["rel"] === "preload" && attributes["as"] === "script";

/**
 * Whether an element belongs to a part that was sent late: a template in its place, or a script that begins with a call of
 * React's to move it there.
 */
export const isOfLatePart = ({ name, attributes, body }: PageTag & { readonly body: string }): boolean =>
  name === "template"
    ? /^[BP]:/.test(attributes["id"] ?? "")
    : name === "script" && /^\s*\$R[A-Z]\b/.test(body);

/** Preload links that React writes ahead of what it renders to a string, for pictures marked as important. */
export const LEADING_PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

/** In attributes React writes these characters as entities. */
const ESCAPED: Readonly<Record<string, string>> = {
  "&": "&amp;",
  '"': "&quot;",
  "'": "&#x27;",
  "<": "&lt;",
  ">": "&gt;",
};

const attribute = (name: string, value: string | undefined): string =>
  value === undefined
    ? ""
    : ` ${name}="${value.replace(/[&"'<>]/g, (character) => ESCAPED[character] ?? "")}"`;

/** The link by which the head of a document requests an important picture, as React writes it. */
export const imagePreload = ({ href, imageSrcSet, imageSizes }: PreloadedImage): string =>
  `<link rel="preload"${imageSrcSet ? "" : attribute("href", href)} as="image" fetchPriority="high"${attribute("imageSrcSet", imageSrcSet)}${attribute("imageSizes", imageSizes)}/>`;

interface PreloadedImage {
  readonly href: string;
  readonly imageSrcSet?: string | undefined;
  readonly imageSizes?: string | undefined;
}

/** The nonce in a `Link` header that the framework adds for styles and fonts. */
export const LINK_NONCE = / nonce="[^"]*";?/g;

const DATA_BEGINS = 'self.__next_f.push([1,"';
const DATA_ENDS = '"])';

const isData = (script: string | undefined): script is string =>
  script !== undefined && script.startsWith(DATA_BEGINS) && script.endsWith(DATA_ENDS);

/**
 * The page's data for hydration as one script: the framework cuts it into another number of pieces each time, which
 * follow each other as JavaScript strings.
 *
 * @example
 * joinData(['self.__next_f.push([1,"a"])', 'self.__next_f.push([1,"b"])']) // 'self.__next_f.push([1,"ab"]);\n'
 */
export function joinData(scripts: readonly string[]): string {
  const joined: string[] = [];
  for (const script of scripts) {
    const last = joined.at(-1);
    if (isData(script) && isData(last))
      joined[joined.length - 1] = last.slice(0, -DATA_ENDS.length) + script.slice(DATA_BEGINS.length);
    else joined.push(script);
  }
  return `${joined.join(";\n")};\n`;
}
