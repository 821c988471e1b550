/** A response for scripts that says in one sentence why nothing was done. */
export const errorResponse = (
  status: number,
  error: string,
  headers: Readonly<Record<string, string>> = {},
): Response => Response.json({ error }, { status, headers: { "cache-control": "no-store", ...headers } });
