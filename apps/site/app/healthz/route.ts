/** The process is up. Asks nobody else, so that a slow store never gets the process killed. */
export function GET(): Response {
  return Response.json({ ok: true }, { headers: { "cache-control": "no-store" } });
}
