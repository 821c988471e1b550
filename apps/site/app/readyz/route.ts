import { connection } from "next/server";
import { type Readiness, readiness } from "#server/process/readiness.ts";
import { isStopping } from "#server/process/shutdown.ts";
import { getWiring } from "#server/wiring/process-wiring.ts";

/** Each check writes to the disk, and anyone may ask. */
const FRESH_MS = 1000;
let latest: { at: number; checks: Promise<Readiness> } | null = null;

/** The lead store can be written and the search answers, so traffic may come. Says which one cannot. */
export async function GET(): Promise<Response> {
  await connection();
  if (isStopping())
    return Response.json(
      { ok: false, checks: { process: "it is about to end" } },
      { status: 503, headers: { "cache-control": "no-store" } },
    );
  const at = performance.now();
  if (!latest || at - latest.at > FRESH_MS) latest = { at, checks: check() };
  const checks = await latest.checks;
  const ok = Object.values(checks).every((state) => state === "ok");
  return Response.json({ ok, checks }, { status: ok ? 200 : 503, headers: { "cache-control": "no-store" } });
}

async function check(): Promise<Readiness> {
  const wiring = await getWiring();
  return readiness({
    leads: wiring.leads,
    tenants: () => wiring.content.slugs(),
    stock: (slug) => wiring.stock(slug),
    loaded: () => wiring.loadedStocks(),
  });
}
