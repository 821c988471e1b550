import { SCRIPT_PATH } from "../transform/finish-page.ts";

/** A file of a page's scripts, as it is requested. */
export interface ScriptRequest {
  /** Of its content. */
  hash: string;
  /** Path and query of the page it is of; null where the address names none. */
  of: string | null;
}

/** Reads which page's scripts a path and query name; null where they name none. */
export function scriptRequest(target: string): ScriptRequest | null {
  if (!target.startsWith(SCRIPT_PATH)) return null;
  const { pathname, searchParams } = new URL(target, "http://site.invalid");
  const of = searchParams.get("of") ?? "";
  return {
    hash: pathname.slice(SCRIPT_PATH.length).replace(/\.js$/, ""),
    of: /^\/(?![/\\])[\x21-\x7E]*$/.test(of) ? of : null,
  };
}
