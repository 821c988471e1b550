import { connection } from "next/server";
import { isStopping } from "#host/process/shutdown.ts";
import { wiredRoute } from "#server/tenants/wired-route.ts";

/** The lead store can be written and the search answers, so traffic may come. Says which one cannot. */
export const GET = wiredRoute(async (_request, { readiness }) => {
  await connection();
  if (isStopping())
    return Response.json(
      { ok: false, checks: { process: "it is about to end" } },
      { status: 503, headers: { "cache-control": "no-store" } },
    );
  const checks = await readiness();
  const ok = Object.values(checks).every((state) => state === "ok");
  return Response.json({ ok, checks }, { status: ok ? 200 : 503, headers: { "cache-control": "no-store" } });
});
