import { connection } from "next/server";
import { type Readiness, readiness } from "#server/process/readiness.ts";
import { isStopping } from "#server/process/shutdown.ts";
import { perWiring } from "#server/wiring/per-wiring.ts";
import { getWiring } from "#server/wiring/process-wiring.ts";
import type { Wiring } from "#server/wiring/wiring.ts";

/** Each check writes to the disk, and anyone may ask. */
const FRESH_MS = 1000;
const latest = perWiring((): { check: { at: number; checks: Promise<Readiness> } | null } => ({
  check: null,
}));

/** The lead store can be written and the search answers, so traffic may come. Says which one cannot. */
export async function GET(): Promise<Response> {
  await connection();
  if (isStopping())
    return Response.json(
      { ok: false, checks: { process: "it is about to end" } },
      { status: 503, headers: { "cache-control": "no-store" } },
    );
  const wiring = await getWiring();
  const held = latest(wiring);
  const at = performance.now();
  if (!held.check || at - held.check.at > FRESH_MS) held.check = { at, checks: check(wiring) };
  const checks = await held.check.checks;
  const ok = Object.values(checks).every((state) => state === "ok");
  return Response.json({ ok, checks }, { status: ok ? 200 : 503, headers: { "cache-control": "no-store" } });
}

const check = (wiring: Wiring): Promise<Readiness> =>
  readiness({
    leads: wiring.leads,
    tenants: () => wiring.content.slugs(),
    stock: (slug) => wiring.stock(slug),
    loaded: () => wiring.loadedStocks(),
  });
