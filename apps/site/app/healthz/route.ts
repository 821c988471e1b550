/** The process is up. Asks no store or service, so that a slow one never gets the process killed. */
export function GET(): Response {
  return Response.json({ ok: true }, { headers: { "cache-control": "no-store" } });
}
