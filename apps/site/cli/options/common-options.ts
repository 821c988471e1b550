import type { Command } from "commander";

/** Options that several commands have, in the same words. */

/** For a command that is about one site. */
export const OF_TENANT = ["--tenant <slug>", "the site"] as const;
/** For a command that is about all sites, or one. */
export const ONLY_TENANT = ["--tenant <slug>", "only this site's"] as const;
/** One document, or one a line where a command lists things. */
const AS_JSON = ["--json", "print JSON, for programs"] as const;

/** Begins a command that prints words, or JSON for programs. */
export const withJson = (parent: Command, name: string): Command => parent.command(name).option(...AS_JSON);

/** Begins one that is about one site. */
export const ofSite = (parent: Command, name: string): Command =>
  withJson(parent, name).requiredOption(...OF_TENANT);

/** What they give. */
export interface JsonOption {
  readonly json?: boolean;
}
export interface TenantOption {
  readonly tenant: string;
}

/** Prints one document, as JSON or in words. */
export const printed = (json: boolean | undefined, document: unknown, words: () => string): void =>
  console.log(json ? JSON.stringify(document) : words());

/** Prints a list, as one document a line or in words. */
export const listed = (
  json: boolean | undefined,
  documents: readonly unknown[],
  words: () => string,
): void => {
  if (!json) console.log(words());
  else for (const document of documents) console.log(JSON.stringify(document));
};
