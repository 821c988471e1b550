import { once } from "node:events";
import { createServer, get, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { type MeteredRequest, provideMeter } from "#host/metrics/meter.ts";
import { currentTrace } from "./request-trace.ts";
import { requestWatch } from "./request-watch.ts";
import { type NewSpan, provideTracer, type SpanFacts } from "./tracer.ts";

const ID_OF_THE_PROXY = { "x-request-id": "id-of-the-proxy" };
interface Asked {
  status?: number;
  debug?: boolean;
  trustedProxies?: number;
  headers?: Record<string, string>;
  /** Called while the request is answered under its trace. */
  work?: () => void;
}

/** Asks a watched server once, which answers with a status, and gives what was written of it. */
async function linesOf(
  path: string,
  { status = 200, debug = true, trustedProxies = 1, headers = ID_OF_THE_PROXY, work }: Asked = {},
) {
  const lines: { level: string; fields: object; message: string }[] = [];
  const watch = requestWatch({
    trustedProxies,
    log: {
      isLevelEnabled: (level) => level === "debug" && debug,
      debug: (fields, message) => lines.push({ level: "debug", fields, message }),
      warn: (fields, message) => lines.push({ level: "warn", fields, message }),
    },
  });
  const server = createServer();
  for (const event of ["request", "checkContinue"])
    server.on(event, (request: IncomingMessage, response: ServerResponse) => {
      request.url = "/rewritten";
      watch.traced(request, () => work?.());
      response.writeHead(status).end();
    });
  watch.over(server);
  const closed = new Promise<void>((resolve) => {
    for (const event of ["request", "checkContinue"])
      server.on(event, (_request, response: ServerResponse) => response.on("close", resolve));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => {
    get({ host: "127.0.0.1", port, path, headers }, (response) => response.resume().on("end", resolve));
  });
  await closed;
  server.close();
  return lines;
}

describe("requestWatch", () => {
  it("writes one line of an answered request at the debug level, without its query", async () => {
    expect(await linesOf("/cars/kia-rio-9?email=ada@example.com")).toEqual([
      {
        level: "debug",
        message: "request",
        fields: {
          trace: "id-of-the-proxy",
          method: "GET",
          path: "/cars/kia-rio-9",
          status: 200,
          ms: expect.any(Number),
        },
      },
    ]);
  });

  it("writes nothing of it where the debug level is off", async () => {
    expect(await linesOf("/", { debug: false })).toEqual([]);
    expect(await linesOf("/", { debug: false, status: 499 })).toEqual([]);
  });

  it.each([500, 503])("warns of a request that was answered %i, whatever the level", async (status) => {
    for (const debug of [true, false])
      expect(await linesOf("/cars", { debug, status })).toMatchObject([
        { level: "warn", message: "request failed", fields: { status, path: "/cars" } },
      ]);
  });

  it("keeps 200 characters of a path", async () => {
    expect(await linesOf(`/${"a".repeat(300)}`)).toMatchObject([{ fields: { path: `/${"a".repeat(199)}` } }]);
  });

  it("measures in whole milliseconds", async () => {
    const [line] = await linesOf("/");
    const { ms } = (line?.fields ?? {}) as { ms?: number };
    expect(ms).toSatisfy((time: number) => Number.isInteger(time) && time >= 0 && time < 30_000);
  });
});

describe("a request that waits for 100 Continue", () => {
  it("has its line as any other", async () => {
    const lines = await linesOf("/api/leads", { status: 413, headers: { expect: "100-continue" } });
    expect(lines).toMatchObject([{ level: "debug", fields: { path: "/api/leads", status: 413 } }]);
  });
});

describe("what is measured of a request", () => {
  afterEach(() => provideMeter(null));

  it("is its host, its address as it came, its status and its time", async () => {
    const answered: MeteredRequest[] = [];
    provideMeter({
      count: () => undefined,
      responded: (request) => answered.push(request),
      connections: () => undefined,
    });
    await linesOf("/cars?a=1", { status: 503 });
    expect(answered).toEqual([
      {
        host: expect.stringMatching(/^127\.0\.0\.1:\d+$/),
        url: "/cars?a=1",
        status: 503,
        seconds: expect.any(Number),
      },
    ]);
    expect(answered[0]?.seconds).toSatisfy((seconds: number) => seconds >= 0 && seconds < 30);
  });
});

describe("the name of a request", () => {
  it("is one of ours where no proxy stands before the site, whatever a client says", async () => {
    let inside = {};
    const [line] = await linesOf("/", { trustedProxies: 0, work: () => (inside = currentTrace()) });
    expect(inside).toEqual({ trace: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect(line?.fields).toMatchObject(inside);
  });

  it("is the proxy's while the request is answered, too", async () => {
    let inside = {};
    await linesOf("/", { work: () => (inside = currentTrace()) });
    expect(inside).toEqual({ trace: "id-of-the-proxy" });
  });
});

const [TRACE, SPAN, OWN] = ["a".repeat(32), "b".repeat(16), "c".repeat(32)];
/** Every span that was begun with what became of it, and whether the work ran inside it. */
interface Begun {
  span: NewSpan;
  became: (SpanFacts | string)[];
  inside: boolean;
}

/** The spans that are begun while a server is asked, and the line that is written. */
async function spansOf(path: string, asked: Asked = {}) {
  const begun: Begun[] = [];
  provideTracer({
    begin: (span) => {
      const one: Begun = { span, became: [], inside: false };
      begun.push(one);
      return {
        traceparent: `00-${OWN}-${SPAN}-01`,
        note: (facts) => one.became.push(facts),
        fail: (problem) => one.became.push(problem),
        end: () => one.became.push("ended"),
      };
    },
    inside: (_span, work) => {
      for (const one of begun) one.inside = true;
      return work();
    },
    current: () => null,
  });
  const [line] = await linesOf(path, asked);
  provideTracer(null);
  return { begun, line };
}

/** The trace that is begun for a request that a proxy calls so. */
const traceNamed = async (id: string) =>
  (await spansOf("/", { headers: { "x-request-id": id } })).begun[0]?.span.trace;

describe("the span of a request", () => {
  it("says what was asked for without its query and what was answered, and names the lines", async () => {
    const { begun, line } = await spansOf("/cars?email=ada@example.com");
    expect(begun).toEqual([
      {
        span: {
          name: "GET",
          kind: "server",
          parent: null,
          facts: {
            "http.request.method": "GET",
            "url.path": "/cars",
            "server.address": expect.stringMatching(/^127\.0\.0\.1:\d+$/),
          },
        },
        became: [{ "http.response.status_code": 200 }, "ended"],
        inside: true,
      },
    ]);
    expect(line?.fields).toMatchObject({ trace: OWN });
  });

  it.each([
    [499, [{ "http.response.status_code": 499 }, "ended"]],
    [500, [{ "http.response.status_code": 500 }, "responded with 500", "ended"]],
  ])("fails where a request of ours does: %i", async (status, became) => {
    expect((await spansOf("/", { status })).begun).toMatchObject([{ became }]);
  });

  it("belongs below a trusted proxy's, and a client's own is not believed", async () => {
    const headers = { traceparent: `00-${TRACE}-${SPAN}-01` };
    const [proxied, client] = [
      await spansOf("/", { headers }),
      await spansOf("/", { headers, trustedProxies: 0 }),
    ];
    expect(proxied.begun[0]?.span).toMatchObject({ parent: `00-${TRACE}-${SPAN}-01`, trace: TRACE });
    expect(client.begun[0]?.span).toMatchObject({
      parent: null,
      trace: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(client.begun[0]?.span.trace).not.toBe(TRACE);
  });

  it("begins the trace that a proxy names, where its name is a trace's", async () => {
    expect(await traceNamed(TRACE)).toBe(TRACE);
    for (const id of [`${TRACE}a`, `x${TRACE.slice(1)}`, "a".repeat(31), "id-of-the-proxy"])
      expect(await traceNamed(id)).toBeUndefined();
  });

  it.each(["/_next/a.js", "/_pages/a.js?of=%2F", "/healthz", "/readyz?a=1"])(
    "is begun of no file of the framework's and no probe: %s",
    async (path) => {
      const { begun, line } = await spansOf(path);
      expect(begun).toEqual([]);
      expect(line?.fields).toMatchObject({ trace: "id-of-the-proxy" });
    },
  );

  it.each(["/_nextdoor", "/healthzone", "/cars/_next/"])("is begun of the page %s", async (path) => {
    expect((await spansOf(path)).begun).toHaveLength(1);
  });
});
