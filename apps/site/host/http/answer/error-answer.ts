import "server-only";

/** An answer for scripts that says in one sentence why nothing was done. */
export const errorAnswer = (
  status: number,
  error: string,
  headers: Readonly<Record<string, string>> = {},
): Response => Response.json({ error }, { status, headers: { "cache-control": "no-store", ...headers } });
