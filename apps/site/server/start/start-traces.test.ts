import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createLead } from "#server/leads/create-lead.ts";
import { startDelivery } from "#server/leads/delivery.ts";
import { searchTenantStock } from "#server/stock/stock.ts";
import { anEnquiry } from "#server/testing/an-enquiry.ts";
import { beginRequest } from "#server/testing/request-scope.ts";
import { openTestSite, type TestSite } from "#server/testing/test-site.ts";
import { emptyQuery } from "@forecourt/search";
import { currentTrace } from "#host/trace/request-trace.ts";
import { type RunningTraces, startTraces } from "./start-traces.ts";
import { requestWatch } from "#host/trace/request-watch.ts";
import { tracer } from "#host/trace/tracer.ts";
import { listening } from "#host/testing/listening.ts";

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const PROXY_SPAN = "00f067aa0ba902b7";

/** A span as OTLP's JSON has it. */
interface SentSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status?: { code?: number };
  attributes: { key: string; value: Record<string, unknown> }[];
}

const folder = mkdtempSync(join(tmpdir(), "forecourt-traces-"));
const servers: Server[] = [];
/** What the collector and the dealer's endpoint were sent. */
const collected: { headers: IncomingHttpHeaders; spans: SentSpan[]; service: unknown }[] = [];
const called: IncomingHttpHeaders[] = [];
const lines: object[] = [];
let world: TestSite;
let traces: RunningTraces;
let site: string;

async function addressOf(server: Server): Promise<string> {
  servers.push(server);
  return `http://127.0.0.1:${await listening(server)}`;
}

/** What a collector is sent, as far as it is looked at. */
interface SentTraces {
  resourceSpans: { resource: { attributes: unknown }; scopeSpans: { spans: SentSpan[] }[] }[];
}

async function collect(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = (await json(request)) as SentTraces;
  for (const { resource, scopeSpans } of body.resourceSpans)
    collected.push({
      headers: { ...request.headers, url: request.url },
      spans: scopeSpans.flatMap(({ spans }) => spans),
      service: resource.attributes,
    });
  response.setHeader("content-type", "application/json").end("{}");
}
const collector = createServer((request, response) => void collect(request, response));

const crm = createServer((request, response) => {
  called.push(request.headers);
  request.resume().once("end", () => response.end());
});

const lead = anEnquiry({ idempotency_key: "key-of-a-traced-lead" });

const watch = requestWatch({
  log: { isLevelEnabled: () => true, debug: (line) => lines.push(line), warn: (line) => lines.push(line) },
  trustedProxies: 1,
});
/** The site's own way of handing a request on, without the framework between. */
const server = createServer((request, response) => {
  void watch.traced(request, async () => {
    if (request.url?.startsWith("/cars")) {
      const wanted = await world.site("harbourside");
      await searchTenantStock(world.wiring, wanted, emptyQuery, { kind: "all" });
      response.writeHead(500).end();
      return;
    }
    lines.push(currentTrace());
    const { content } = await world.site("harbourside");
    const call = new Request("http://harbourside.localhost:3000/api/leads", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(await json(request)),
    });
    const answer = await createLead(call, content, world.wiring, { onlySinks: ["crm"] });
    response.writeHead(answer.status).end();
  });
});

/** So many that they are sent at once. */
const beginSpans = (): void => {
  for (let span = 0; span < 512; span += 1) tracer()?.begin({ name: "one" }).end();
};

beforeAll(async () => {
  const override = join(folder, "override.json");
  const sink = { kind: "adf-http", name: "crm", url: `${await addressOf(crm)}/adf`, auth: { kind: "none" } };
  writeFileSync(override, JSON.stringify({ leads: { sinks: [sink] } }));
  world = await openTestSite({
    FORECOURT_OVERRIDE: override,
    FORECOURT_OUTGOING_LOOPBACK: "on",
    OTEL_EXPORTER_OTLP_ENDPOINT: await addressOf(collector),
    OTEL_EXPORTER_OTLP_HEADERS: "x-collector-key=a%20key",
  });
  const started = await startTraces(world.wiring);
  if (!started) throw new Error("The traces did not start.");
  traces = started;
  watch.over(server);
  site = await addressOf(server);
  beginRequest({}, "new");
});
afterAll(async () => {
  await world.close();
  for (const one of servers) one.close();
  rmSync(folder, { recursive: true, force: true });
});

describe("traces", () => {
  it("go from the proxy's span over request, lead and store to the delivery and the dealer's endpoint", async () => {
    const sent = await fetch(`${site}/api/leads?email=ada@example.com`, {
      method: "POST",
      headers: { traceparent: `00-${TRACE}-${PROXY_SPAN}-01` },
      body: JSON.stringify({ lead }),
    });
    expect(sent.status).toBe(201);
    const worker = startDelivery(world.wiring);
    await expect.poll(() => called.length).toBe(1);
    await worker.stop();
    await fetch(`${site}/cars/kia-rio-9`, { headers: { "x-request-id": "a".repeat(32) } });
    expect(tracer()).not.toBeNull();
    await traces.stop();
    expect(tracer()).toBeNull();

    const spans = collected.flatMap((call) => call.spans);
    const named = (name: string): SentSpan => {
      const found = spans.filter((span) => span.name === name && span.traceId === TRACE);
      if (found.length === 0 || !found[0]) throw new Error(`There is no span ${name}.`);
      return found[0];
    };
    const request = spans.find((span) => span.parentSpanId === PROXY_SPAN);
    expect(request).toMatchObject({ name: "POST", traceId: TRACE });
    expect(named("lead").parentSpanId).toBe(request?.spanId);
    expect(named("store accept").parentSpanId).toBe(named("lead").spanId);
    expect(named("delivery").parentSpanId).toBe(named("store accept").spanId);
    const call = spans.find((span) => span.parentSpanId === named("delivery").spanId);
    expect(called[0]?.["traceparent"]).toBe(`00-${TRACE}-${call?.spanId}-01`);

    const drawn = spans.filter((span) => span.traceId === "a".repeat(32));
    expect(drawn.map(({ name }) => name).toSorted()).toEqual(["GET", "stock search"]);
    expect(drawn.find(({ name }) => name === "GET")?.status?.code).toBe(2);
    expect(JSON.stringify(collected)).not.toMatch(/\bada\b|lovelace|412345678/i);
    expect(collected[0]?.headers).toMatchObject({ url: "/v1/traces", "x-collector-key": "a key" });
    expect(JSON.stringify(collected[0]?.service)).toContain('"forecourt"');
  });

  it("have their id in every line of the log", () => {
    expect(lines).toContainEqual({ trace: TRACE });
    expect(lines).toContainEqual(expect.objectContaining({ trace: TRACE, status: 201, path: "/api/leads" }));
    expect(lines).toContainEqual(expect.objectContaining({ trace: "a".repeat(32), status: 500 }));
  });

  it("that a collector does not take are said once, and once more when it takes them again", async () => {
    const [info, warn] = [vi.fn<(...words: unknown[]) => void>(), vi.fn<(...words: unknown[]) => void>()];
    const { env } = world.wiring;
    const refusing = createServer((_, response) => {
      response.writeHead(refuses ? 400 : 200, { "content-type": "application/json" }).end("{}");
    });
    let refuses = true;
    const address = `${await addressOf(refusing)}//`;
    const log = Object.assign(Object.create(world.wiring.log) as typeof world.wiring.log, { info, warn });
    const running = await startTraces({ env: { ...env, OTEL_EXPORTER_OTLP_ENDPOINT: address }, log });
    const refusal = [{ problem: expect.any(String) }, "the collector takes no traces"];
    beginSpans();
    await expect.poll(() => warn.mock.calls).toEqual([refusal]);
    refuses = false;
    beginSpans();
    const back = "the collector takes traces again";
    await expect.poll(() => info.mock.calls).toEqual([["traces"], [back]]);
    await running?.stop();
    expect(warn.mock.calls).toEqual([refusal]);
  });

  it.each([
    ["nothing", "", false],
    ["the official libraries", "http://127.0.0.1:9", true],
  ])("load %s where the collector is '%s'", (_, endpoint, loaded) => {
    const program = `
      import { registerHooks } from "node:module";
      const seen = new Set();
      registerHooks({ load: (url, context, next) => {
        const [, name] = /node_modules\\/@opentelemetry\\/([a-z-]+)\\//.exec(url) ?? [];
        if (name) seen.add(name);
        return next(url, context);
      } });
      const { startTraces } = await import("#server/start/start-traces.ts");
      const { readEnvironment } = await import("#host/wiring/env.ts");
      const log = { info: () => undefined, warn: () => undefined };
      const env = readEnvironment({ OTEL_EXPORTER_OTLP_ENDPOINT: ${JSON.stringify(endpoint)} });
      const traces = await startTraces({ env, log });
      await traces?.stop();
      console.log(JSON.stringify([...seen].sort()));`;
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ["--disable-warning=ExperimentalWarning", "--input-type=module", "--eval", program],
      {
        cwd: join(import.meta.dirname, "../.."),
        encoding: "utf8",
        timeout: 30_000,
      },
    );
    expect(stderr).toBe("");
    const names = JSON.parse(stdout) as string[];
    expect(names.length > 0).toBe(loaded);
    expect(names.includes("sdk-trace") && names.includes("exporter-trace-otlp-http")).toBe(loaded);
  });
});
