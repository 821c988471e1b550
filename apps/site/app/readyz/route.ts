import { connection } from "next/server";
import { readiness } from "#server/process/readiness.ts";

/** The lead store and the search answer, so traffic may come. Says which one does not. */
export async function GET(): Promise<Response> {
  await connection();
  const checks = await readiness();
  const ok = Object.values(checks).every((state) => state === "ok");
  return Response.json({ ok, checks }, { status: ok ? 200 : 503, headers: { "cache-control": "no-store" } });
}
