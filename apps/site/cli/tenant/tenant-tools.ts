import type { FilesContentSource } from "@forecourt/tenant-config/files";

/** What the tenant commands work with. */
export interface TenantTools {
  /** The folder of tenant folders. */
  readonly directory: string;
  readonly baseHosts: readonly string[];
  /** The port of the running site; null where none runs beside this data folder. */
  readonly servingPort: number | null;
  /** The port that a site started from here would serve on. */
  readonly port: number;
  /** Invents the cars that a tenant's `stock.json` describes; a sentence on what became of it. */
  readonly seed: (slug: string) => Promise<string>;
  readonly source: FilesContentSource;
  /** Whether the environment sets a secret that a file names. */
  readonly hasSecret: (name: string) => boolean;
  /** What a site's shoppers searched for and no car says, the most frequent first. */
  readonly unreadWords: (
    slug: string,
  ) => Promise<readonly { readonly word: string; readonly times: number }[]>;
  now(): Date;
  /** Asks the person at the terminal; null where there is no terminal. */
  readonly ask: ((question: string, usual: string | null) => Promise<string>) | null;
  out(line: string): void;
  error(line: string): void;
}
