import { connection } from "next/server";
import { privateResponse } from "#host/http/response/private-response.ts";
import { isStopping } from "#host/process/shutdown.ts";
import { wiredRoute } from "#server/tenants/wired-route.ts";

/** The lead store can be written and the search answers, so traffic may come. Says which one cannot. */
export const GET = wiredRoute(async (_request, { readiness }) => {
  await connection();
  if (isStopping()) return privateResponse({ ok: false, checks: { process: "it is about to end" } }, 503);
  const checks = await readiness();
  const ok = Object.values(checks).every((state) => state === "ok");
  return privateResponse({ ok, checks }, ok ? 200 : 503);
});
