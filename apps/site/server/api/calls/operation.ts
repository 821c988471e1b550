import type { z } from "zod";

/** How a body is coded: by a script, by a plain form, or by a form with files. */
export type BodyKind = "json" | "form" | "multipart";

export interface StatusMeaning {
  readonly means: string;
  /** Of a JSON body; left out where there is none. */
  readonly body?: z.ZodType;
  /** The type of a body that is no JSON. */
  readonly type?: "text/plain" | "text/calendar" | "text/html";
  /** Why a client that sends what this table describes cannot get it from a site at rest; null where it can. */
  readonly unreachable: string | null;
}

/** One call of the site. */
export interface Operation {
  readonly id: string;
  readonly method: "get" | "post" | "put";
  /** Names in braces are parameters. */
  readonly path: string;
  readonly summary: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: { readonly schema: z.ZodType; readonly kinds: readonly BodyKind[] };
  readonly responses: Readonly<Record<number, StatusMeaning>>;
}
