import { attributeOf, SERVES_PRESSES } from "@forecourt/ui/behaviours";
import { createHash } from "node:crypto";
import {
  isNoFrameworkScript,
  isOfLatePart,
  isScriptPreload,
  joinData,
} from "#host/framework/next-internals.ts";
import { EARLY_PRESSES } from "./early-presses.ts";
import { type HeldPresses, holdPresses } from "./hold-presses.ts";
import { type PageElement, pageElements } from "./page-elements.ts";
import { type StarterAttributes, startOnTouch } from "./start-on-touch.ts";

/** A page as it is cached: the same for every shopper, with its scripts in a file of their own. */
export interface FinishedPage {
  html: string;
  policy: string;
  /** The page's own scripts, and the name of their file. */
  script: { hash: string; body: string };
}

/** Where the scripts of finished pages stand; behind the name, the query says which page they are of. */
export const SCRIPT_PATH = "/_pages/";
const ATTRIBUTES: StarterAttributes = {
  scripts: attributeOf("scripts"),
  sheet: attributeOf("filterSheet"),
  covered: attributeOf("covered"),
  greeting: attributeOf("textUs"),
};
const HELD: HeldPresses = { presses: EARLY_PRESSES, serves: SERVES_PRESSES, opens: attributeOf("opens") };
/** A function's text without what browsers do not read: its comments, each on a line of its own, and its indentation. */
const textOf = (run: (...given: never[]) => unknown): string =>
  run
    .toString()
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("//"))
    .join("\n");
/** The one script of a finished page that is fetched with it; it fetches the others. */
export const STARTER = `(${textOf(startOnTouch)})({...${JSON.stringify(ATTRIBUTES)},hold:()=>(${textOf(holdPresses)})(${JSON.stringify(HELD)})});\n`;

/** Of this site's own policy. */
const NONCE = /'nonce-([A-Za-z0-9+/=_-]+)'/;

/**
 * Takes out of a rendered page what makes each rendering another one and what makes it heavy: the nonce goes, the
 * framework's data for hydration moves to one file, and a small script fetches that and the framework's own scripts, in
 * their order, when the shopper first touches the page. The policy then allows the site's own files alone. Null for a
 * page that cannot do without its inline scripts.
 */
export function finishPage(html: string, policy: string, url: string): FinishedPage | null {
  const nonce = NONCE.exec(policy)?.[1];
  if (nonce === undefined) return null;
  const plain = html.replaceAll(` nonce="${nonce}"`, "").replaceAll(nonce, "");
  const elements = pageElements(plain);
  if (elements.some(isOfLatePart)) return null;
  const own: string[] = [];
  const { before, after, files, isWhole } = takeScripts(plain, elements, ({ body }) => {
    own.push(body.trim().replace(/;$/, ""));
    return "";
  });
  // Without a script of the framework there is nothing the data could be for; one that was left open may hold anything.
  if (files.length === 0 || !isWhole) return null;
  const body = joinData(own);
  const hash = shortHash(body);
  const data = `${SCRIPT_PATH}${hash}.js?of=${encodeURIComponent(url)}`;
  return {
    html: before + starterOf([data, ...files]) + after,
    policy: withoutNonce(policy, nonce, styleHashes(elements)),
    script: { hash, body },
  };
}

/**
 * Has a page that is not cached wait for the shopper's first touch as a cached one does, before it fetches the framework's
 * scripts. Its data stays where it stands, and its policy as it is.
 */
export function startLater(html: string, policy: string): string {
  const nonce = NONCE.exec(policy)?.[1];
  if (nonce === undefined) return html;
  const { before, after, files } = takeScripts(html, pageElements(html), () => null);
  return files.length === 0 ? before + after : before + starterOf(files, ` nonce="${nonce}"`) + after;
}

/** Runs before anything is seen, so that there is nothing to press before it; the browser parses on meanwhile. */
const starterOf = (files: readonly string[], nonce = ""): string =>
  `<script src="${STARTER_PATH}" async="" blocking="render"${nonce} ${ATTRIBUTES.scripts}="${files.join(" ")}"></script>`;

/**
 * Takes the framework's files out of a page, and parts the page where the first of them stood; `inline` says what is in the
 * place of a script without a file, null for the script itself. Not whole where the page has a script that is left open.
 */
function takeScripts(
  html: string,
  elements: readonly PageElement[],
  inline: (script: PageElement) => string | null,
): { before: string; after: string; files: string[]; isWhole: boolean } {
  const files: string[] = [];
  const parts = { before: "", after: "" };
  let from = 0;
  let isWhole = true;
  for (const element of elements) {
    isWhole &&= element.isClosed;
    const isScript = element.name === "script" && !isNoFrameworkScript(element);
    if (!isScript && !isScriptPreload(element)) continue;
    const file = isScript ? element.attributes["src"] : undefined;
    const instead = isScript && file === undefined ? inline(element) : "";
    if (instead === null) continue;
    parts[files.length === 0 ? "before" : "after"] += html.slice(from, element.start) + instead;
    from = element.end;
    if (file !== undefined) files.push(file);
  }
  parts[files.length === 0 ? "before" : "after"] += html.slice(from);
  return { ...parts, files, isWhole };
}

const styleHashes = (elements: readonly PageElement[]): string[] =>
  elements
    .filter(({ name }) => name === "style")
    .map(({ body }) => `'sha256-${createHash("sha256").update(body).digest("base64")}'`);

/** Every script of a finished page is a file; its styles are named by their hashes. */
const withoutNonce = (policy: string, nonce: string, styles: readonly string[]): string =>
  policy
    .split("; ")
    .map((directive) => {
      const rest = directive.split(" ").filter((source) => source !== "'strict-dynamic'");
      const others = rest.filter((source) => source !== `'nonce-${nonce}'`);
      return (rest[0] === "style-src" ? [...others, ...styles] : others).join(" ");
    })
    .join("; ");

/** Short enough for a name, long enough that no two contents share it. */
export const shortHash = (text: string): string =>
  createHash("sha256").update(text).digest("base64url").slice(0, 27);

/** The name is a hash of the content, so that browsers cache it for good. */
export const STARTER_PATH = `${SCRIPT_PATH}start-${shortHash(STARTER)}.js`;
