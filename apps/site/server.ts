/**
 * The process behind `npm start`: Next on our own HTTP server, so that every request is checked before the framework
 * reads it, and so that stopping has an order: no new requests, requests in flight finish, deliveries in flight finish,
 * stores close.
 */
import next from "next";
import { renderToStaticMarkup } from "react-dom/server";
import { leavingServer } from "#server/http/listener/leaving-server.ts";
import { createSiteServer } from "#server/http/listener/site-server.ts";
import { meter } from "#server/meter/meter.ts";
import { pageCache } from "#server/page-cache/page-cache.ts";
import { failurePage } from "#server/process/failure-page.ts";
import { printJsonLines } from "#server/process/json-lines.ts";
import { announceStop, runShutdown } from "#server/process/shutdown.ts";
import { heldSiteVersion, siteVersion } from "#server/process/site-version.ts";
import { provideStaticMarkup, withStaticParts } from "#server/process/static-markup.ts";
import { requestWatch } from "#server/trace/request-watch.ts";
import { spanned, tracer } from "#server/trace/tracer.ts";
import { readEnvironment } from "#server/wiring/env.ts";
import { createLogger } from "#server/wiring/logger.ts";

// What this process writes is for its own user alone.
process.umask(0o077);

const PAGE_CACHE_BYTES = 256_000_000;
const STOP_TIMEOUT_MS = 10_000;

const dev = process.argv.includes("--dev");
const log = createLogger({ FORECOURT_LOG_LEVEL: "info" });
if (!dev) printJsonLines(log);

/** A process that cannot do its work ends before it listens, with one sentence and code 1. */
function giveUp(error: unknown): never {
  log.fatal(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

function environmentOrEnd(): ReturnType<typeof readEnvironment> {
  try {
    return readEnvironment();
  } catch (error) {
    return giveUp(error);
  }
}

const env = environmentOrEnd();
log.level = env.FORECOURT_LOG_LEVEL;
provideStaticMarkup(renderToStaticMarkup);
const app = next({ dev, dir: import.meta.dirname, port: env.PORT, hostname: "localhost" });
const handle = app.getRequestHandler();
await app.prepare().catch(giveUp);
const fixed = env.FORECOURT_NOW ? Date.parse(env.FORECOURT_NOW) : null;
const pages = pageCache({
  maxBytes: PAGE_CACHE_BYTES,
  versionOf: siteVersion,
  heldVersion: heldSiteVersion,
  now: () => fixed ?? Date.now(),
  sharedSeconds: env.FORECOURT_SHARED_CACHE_SECONDS,
  onAnswer: (outcome) => meter().count("pageCache", { outcome }),
});
/** Drawing a page is a span below its request's; calls name their own, and files have none. */
const draw: typeof handle = (request, response) =>
  withStaticParts(request, () =>
    tracer()?.current() && !request.url?.startsWith("/api/")
      ? spanned({ name: "page" }, () => handle(request, response))
      : handle(request, response),
  );
const watch = requestWatch({ log, trustedProxies: env.FORECOURT_TRUSTED_PROXIES });
const server = createSiteServer({
  handle: (request, response) =>
    watch.traced(request, () =>
      dev ? draw(request, response) : pages.answer(request, response, () => draw(request, response)),
    ),
  ready: (request) => pages.ready(request),
  failurePage,
  trustedProxies: env.FORECOURT_TRUSTED_PROXIES,
  onFailure: (error) => log.error({ error: String(error) }, "a request could not be answered"),
});
watch.over(server);
const leave = leavingServer(server);
server.once("error", giveUp);
server.listen(env.PORT);

let stopping = false;
async function stop(drainMs: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  announceStop();
  await leave({ drainMs, cutMs: STOP_TIMEOUT_MS });
  await runShutdown();
  process.exit(0);
}
process.on("SIGTERM", () => void stop(env.FORECOURT_DRAIN_SECONDS * 1000));
process.on("SIGINT", () => void stop(0));
// The process that started this one holds a channel to it; when it is gone, no other process is left to stop the server.
process.on("disconnect", () => void stop(0));
process.channel?.unref();
