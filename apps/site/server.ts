/**
 * The process behind `npm start`: Next on our own HTTP server, so that every request is checked before the framework
 * reads it, and so that stopping has an order: no new requests, requests in flight finish, deliveries in flight finish,
 * stores close.
 */
import type { Server } from "node:http";
import { flushCompileCache } from "node:module";
import next from "next";
import { renderToStaticMarkup } from "react-dom/server";
import { provideCacheBudget, shareOf } from "#host/caches/cache-budget.ts";
import { createDeskServer } from "#host/desk/desk-server.ts";
import { countPage, watchEventLoop } from "#host/process/process-figures.ts";
import { noteDeskPlace } from "#host/desk/preview-call.ts";
import { capConnections } from "#host/http/listener/cap-connections.ts";
import { connectionsOf, countConnections } from "#host/http/listener/connections.ts";
import { leavingServer } from "#host/http/listener/leaving-server.ts";
import { createSiteServer } from "#host/http/listener/site-server.ts";
import { meter } from "#host/metrics/meter.ts";
import { type Documents, documents, plainDocuments } from "#host/documents/documents.ts";
import { renderListPart } from "#host/documents/frames/list-part.ts";
import { RenderTimeout } from "#host/documents/render/render-detached.ts";
import { NEAR, nearLimit, readDescriptors } from "#host/process/descriptors.ts";
import { warmOver, warmUp } from "#host/process/warm-up.ts";
import { failurePage } from "#host/process/failure-page.ts";
import { printJsonLines } from "#host/process/json-lines.ts";
import { notePort, type ServedThing } from "#host/process/serving-port.ts";
import { announceStop, onShutdown } from "#host/process/shutdown.ts";
import { stopProcess } from "#host/process/stop-process.ts";
import { heldSiteVersion, siteVersion } from "#host/documents/cache/site-version.ts";
import { provideRenderer } from "#host/framework/render-html.ts";
import { provideStaticMarkup, withStaticParts } from "#host/documents/static/static-markup.ts";
import { requestWatch } from "#host/trace/request-watch.ts";
import { spanned, tracer } from "#host/trace/tracer.ts";
import { readEnvironment } from "#host/wiring/env.ts";
import { createLogger } from "#host/wiring/logger.ts";

// What this process writes is for its own user alone.
process.umask(0o077);

const dev = process.argv.includes("--dev");
/**
 * Milliseconds after the drain: until responses under way are cut, for each step after that, and for everything. Pages that
 * are being developed hold a WebSocket, which has no end to wait for.
 */
const STOP = { cutMs: dev ? 500 : 10_000, stepMs: 25_000, allMs: 40_000 };
const WATCH_MS = 2_000;

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
// Caches are made when they are first used, by the framework's bundles, too.
provideCacheBudget(env.FORECOURT_CACHE_MEGABYTES * 1_000_000);
provideRenderer(renderToStaticMarkup);
if (env.FORECOURT_DOCUMENTS === "on")
  provideStaticMarkup({
    render: renderToStaticMarkup,
    onProblem: (part, error) =>
      log.warn({ part, error: String(error) }, "a static part is left to the framework"),
  });
const app = next({ dev, dir: import.meta.dirname, port: env.PORT, hostname: "localhost" });
const handle = app.getRequestHandler();
await app.prepare().catch(giveUp);
const fixed = env.FORECOURT_NOW ? Date.parse(env.FORECOURT_NOW) : null;
const cached: Documents = documents({
  maxBytes: shareOf("pages", () => cached.cachedBytes()),
  versionOf: siteVersion,
  heldVersion: heldSiteVersion,
  now: () => fixed ?? Date.now(),
  sharedSeconds: env.FORECOURT_SHARED_CACHE_SECONDS,
  renderList: renderListPart,
  onOutcome: (outcome) => {
    meter().count("pageCache", { outcome });
    countPage(outcome === "hit");
  },
});
const pages = env.FORECOURT_DOCUMENTS === "on" ? cached : plainDocuments;
/** Drawing a page is a span below its request's; calls name their own, and files have none. */
const render: typeof handle = (request, response) =>
  withStaticParts(request, () =>
    tracer()?.current() && !request.url?.startsWith("/api/")
      ? spanned({ name: "page" }, () => handle(request, response))
      : handle(request, response),
  );
const watch = requestWatch({ log, trustedProxies: env.FORECOURT_TRUSTED_PROXIES });
const server = createSiteServer({
  handle: (request, response) =>
    watch.traced(request, () => (dev ? render(request, response) : pages.respond(request, response, render))),
  ready: (request) => pages.ready(request),
  // The scripts of a page may have to render it, so an address that is refused is refused for them, too.
  pageOf: (target) => pages.pageOf(target),
  failurePage,
  trustedProxies: env.FORECOURT_TRUSTED_PROXIES,
  onFailure: (error) => log.error({ error: String(error) }, "a request could not be answered"),
  isBusy: (error) => error instanceof RenderTimeout,
  // Pages that are being developed reload over a WebSocket.
  ...(dev ? { upgrades: ({ url = "" }) => url.startsWith("/_next/") } : {}),
});
watch.over(server);
const leave = leavingServer(server);
const refused = (reason: "address" | "process"): void => meter().count("connectionsRefused", { reason });
capConnections(server, {
  perAddress: env.FORECOURT_CONNECTIONS_PER_ADDRESS,
  trustedProxies: env.FORECOURT_TRUSTED_PROXIES,
  onRefused: () => refused("address"),
});
const descriptors = await readDescriptors();
// The rest is for files and stores, so that what is let in is served.
if (descriptors) server.maxConnections = Math.floor(descriptors.limit * NEAR);
server.on("drop", () => refused("process"));
const lookAtDescriptors = nearLimit((near) =>
  log.error(near, "the process runs out of descriptors: connections are refused, and files cannot be opened"),
);
setInterval(() => {
  meter().connections(countConnections(connectionsOf(server)));
  // Where they were counted once and cannot be any more, none is left to count them with.
  if (descriptors)
    void readDescriptors().then((now) =>
      lookAtDescriptors(now ?? { ...descriptors, open: descriptors.limit }),
    );
}, WATCH_MS).unref();
server.once("error", giveUp);
/** Only commands read a port's note, and they do without. */
function notePortOf(listener: Server, thing: ServedThing): void {
  const address = listener.address();
  if (typeof address !== "object" || address === null) return;
  notePort(env.dataDirectory, address.port, thing).then(
    (forget) => onShutdown(`the note of the ${thing}'s port`, forget),
    (error: unknown) => log.warn({ error: String(error) }, "the port could not be noted for commands"),
  );
}
const warming = new AbortController();
/** After the port is open, so that nobody waits for it. */
async function warm(): Promise<void> {
  const address = server.address();
  if (dev || typeof address !== "object" || address === null) return;
  const began = performance.now();
  const requested = await warmUp({
    get: warmOver(address.port, { trustedProxies: env.FORECOURT_TRUSTED_PROXIES }),
    isBusy: () => (countConnections(connectionsOf(server))["responding"] ?? 0) > 0,
    signal: warming.signal,
  });
  const ms = Math.round(performance.now() - began);
  if (requested > 0) log.info({ requested, ms }, "the first pages of dealers are warm");
  // Node would do so at the end of the process, which may be cut off.
  flushCompileCache();
}
server.listen(env.PORT, () => {
  notePortOf(server, "site");
  warm().catch((error: unknown) => log.warn({ error: String(error) }, "pages could not be warmed"));
});

const desk =
  env.FORECOURT_DESK_PORT === undefined
    ? null
    : createDeskServer({
        hosts: env.FORECOURT_DESK_HOSTS,
        handle,
        failurePage,
        trustedProxies: env.FORECOURT_TRUSTED_PROXIES,
        onFailure: (error) => log.error({ error: String(error) }, "a request of the desk failed"),
      });
const leaveDesk = desk && leavingServer(desk);
desk?.once("error", giveUp);
if (desk) watchEventLoop();
desk?.listen(env.FORECOURT_DESK_PORT, env.FORECOURT_DESK_ADDRESS, () => {
  const at = desk.address();
  if (typeof at === "object" && at !== null)
    noteDeskPlace({ port: at.port, address: at.address, host: env.FORECOURT_DESK_HOSTS[0] ?? "localhost" });
  notePortOf(desk, "desk");
});

let stopping = false;
async function stop(drainMs: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  warming.abort();
  announceStop();
  await stopProcess({
    first: async () => {
      await Promise.all([
        leave({ drainMs, cutMs: STOP.cutMs }),
        leaveDesk?.({ drainMs: 0, cutMs: STOP.cutMs }),
      ]);
    },
    times: { stepMs: STOP.stepMs, allMs: drainMs + STOP.allMs },
    onProblem: (problem) => log.error(problem),
    exit: (code) => process.exit(code),
  });
}
process.on("SIGTERM", () => void stop(env.FORECOURT_DRAIN_SECONDS * 1000));
process.on("SIGINT", () => void stop(0));
// The process that started this one holds a channel to it; when it is gone, no other process is left to stop the server.
process.on("disconnect", () => void stop(0));
process.channel?.unref();
