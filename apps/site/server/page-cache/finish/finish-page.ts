import { createHash } from "node:crypto";
import { startOnTouch } from "./start-on-touch.ts";

/** A page as it is kept: the same for every shopper, with its scripts in a file of their own. */
export interface FinishedPage {
  html: string;
  policy: string;
  /** The page's own scripts, and the name of their file. */
  script: { hash: string; body: string };
}

/** Where the scripts of finished pages stand; behind the name, the query says which page they are of. */
export const SCRIPT_PATH = "/_pages/";
/** The one script of a finished page that is fetched with it; it fetches the others. */
export const STARTER = `(${startOnTouch.toString()})();\n`;

const SOURCE = / src="([^"]*)"/;
const NONCE = /'nonce-([A-Za-z0-9+/=_-]+)'/;
const SCRIPT = /<script(?<attributes>[^>]*)>(?<body>[^]*?)<\/script>/g;
/** They would be fetched before they are wanted. */
const SCRIPT_PRELOAD = /<link rel="preload"[^>]* as="script"[^>]*>/g;
const STYLE = /<style[^>]*>(?<body>[^]*?)<\/style>/g;
/** Moves what was sent late to its place; a page that needs it would show gaps until its script has run. */
const LATE_PARTS = /\$RC\(|\$RX\(|<template id="[BP]:/;

/**
 * Takes out of a rendered page what makes each rendering another one and what makes it heavy: the nonce goes, the
 * framework's data for hydration moves to one file, and a small script fetches that and the framework's own scripts, in
 * their order, when the shopper first touches the page. The policy then allows the site's own files alone. Null for a
 * page that cannot do without its inline scripts.
 */
export function finishPage(html: string, policy: string, url: string): FinishedPage | null {
  const nonce = NONCE.exec(policy)?.[1];
  if (nonce === undefined || LATE_PARTS.test(html)) return null;
  const plain = html.replaceAll(` nonce="${nonce}"`, "").replaceAll(nonce, "");
  const own: string[] = [];
  const { moved, files } = takeScripts(plain, (_, body) => {
    own.push(body.trim().replace(/;$/, ""));
    return "";
  });
  // Without a script of the framework there is nothing the data could be for.
  if (files.length === 0) return null;
  const body = joinData(own);
  const hash = shortHash(body);
  const data = `${SCRIPT_PATH}${hash}.js?of=${encodeURIComponent(url)}`;
  return {
    html: moved.replace(PLACE, starterOf([data, ...files])),
    policy: withoutNonce(policy, nonce, styleHashes(moved)),
    script: { hash, body },
  };
}

/**
 * Has a page that is kept for nobody wait for the shopper's first touch as a kept one does, before it fetches the framework's
 * scripts. Its data stays where it stands, and its policy as it is.
 */
export function startLater(html: string, policy: string): string {
  const nonce = NONCE.exec(policy)?.[1];
  if (nonce === undefined) return html;
  const { moved, files } = takeScripts(html, (whole) => whole);
  return moved.replace(PLACE, starterOf(files, ` nonce="${nonce}"`));
}

const PLACE = "<!--scripts-->";

const starterOf = (files: readonly string[], nonce = ""): string =>
  `<script src="${STARTER_PATH}" defer=""${nonce} data-scripts="${files.join(" ")}"></script>`;

/** Takes the framework's files out of a page, leaves a mark where the first stood, and asks what becomes of inline scripts. */
function takeScripts(
  html: string,
  inline: (whole: string, body: string) => string,
): { moved: string; files: string[] } {
  const files: string[] = [];
  const moved = html
    .replaceAll(SCRIPT_PRELOAD, "")
    .replace(SCRIPT, (whole, attributes: string, body: string) => {
      if (attributes.includes("application/ld+json") || attributes.includes("noModule")) return whole;
      const file = SOURCE.exec(attributes)?.[1];
      if (file === undefined) return inline(whole, body);
      files.push(file);
      return files.length === 1 ? PLACE : "";
    });
  return { moved, files };
}

/** One statement for the data, which the framework cuts into another number of pieces each time. */
function joinData(scripts: readonly string[]): string {
  const BEGIN = 'self.__next_f.push([1,"';
  const joined: string[] = [];
  for (const script of scripts) {
    const last = joined.at(-1);
    if (script.startsWith(BEGIN) && script.endsWith('"])') && last?.startsWith(BEGIN) && last.endsWith('"])'))
      joined[joined.length - 1] = last.slice(0, -3) + script.slice(BEGIN.length);
    else joined.push(script);
  }
  return `${joined.join(";\n")};\n`;
}

const styleHashes = (html: string): string[] =>
  [...html.matchAll(STYLE)].map(
    ({ groups }) =>
      `'sha256-${createHash("sha256")
        .update(groups?.["body"] ?? "")
        .digest("base64")}'`,
  );

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

/** The name says the content, so that browsers keep it for good. */
export const STARTER_PATH = `${SCRIPT_PATH}start-${shortHash(STARTER)}.js`;
