import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { DEFAULT_CACHE_BYTES, shareOf } from "#host/caches/cache-budget.ts";
import { meter } from "#host/metrics/meter.ts";
import { openTestSite, type TestSite } from "#server/testing/test-site.ts";
import { prometheusMeter } from "./prometheus-meter.ts";
import { requestClasses } from "#server/routing/request-class.ts";
import { standingOf } from "./standing.ts";
import { type RunningMetrics, startMetrics } from "#server/start/start-metrics.ts";

const TOKEN = "a-token-of-this-test-alone";
let world: TestSite;
let metrics: RunningMetrics;
beforeAll(async () => {
  world = await openTestSite({ FORECOURT_METRICS_PORT: "0", FORECOURT_METRICS_TOKEN: TOKEN });
  const started = await startMetrics(world.wiring);
  if (!started) throw new Error("The metrics did not start.");
  metrics = started;
});
afterAll(async () => {
  await metrics.stop();
  await world.close();
});

const scrape = (path = "/metrics", headers: Record<string, string> = { authorization: `Bearer ${TOKEN}` }) =>
  fetch(`http://127.0.0.1:${metrics.port}${path}`, { headers });
const text = async (): Promise<string> => (await scrape()).text();

describe("/metrics", () => {
  it("is given to whoever brings the token, and to nobody else", async () => {
    expect((await scrape()).status).toBe(200);
    expect((await scrape("/metrics", {})).status).toBe(401);
    expect((await scrape("/metrics", { authorization: `Bearer ${TOKEN}x` })).status).toBe(401);
    expect((await scrape("/", {})).status).toBe(404);
    expect((await scrape("/healthz", {})).status).toBe(200);
  });

  it("counts what was answered by screen, tenant and class of status", async () => {
    const seconds = 0.003;
    const host = "gearshift.localhost";
    meter().responded({ host, url: "/?utm_source=ada@example.com", status: 200, seconds });
    meter().responded({ host, url: "/no-such-page", status: 404, seconds });
    meter().count("pageCache", { outcome: "hit" });
    await expect
      .poll(text)
      .toMatch(/forecourt_requests_total\{screen="missing",tenant="gearshift",status="4xx"\} 1/);
    const shown = await text();
    expect(shown).toContain('forecourt_requests_total{screen="home",tenant="gearshift",status="2xx"} 1');
    expect(shown).toContain(
      'forecourt_request_duration_seconds_bucket{le="0.005",screen="home",tenant="gearshift"} 1',
    );
    expect(shown).toContain('forecourt_page_cache_answers_total{outcome="hit"} 1');
    expect(shown).not.toMatch(/ada|utm_source|no-such-page/);
  });

  it("shows how many connections are open now, and counts those that were refused", async () => {
    meter().connections({ responding: 5, waiting: 9 });
    meter().connections({ responding: 2, waiting: 7 });
    meter().count("connectionsRefused", { reason: "address" });
    const shown = await text();
    expect(shown).toContain('forecourt_connections{state="responding"} 2\n');
    expect(shown).toContain('forecourt_connections{state="waiting"} 7\n');
    expect(shown).toContain('forecourt_connections_refused_total{reason="address"} 1\n');
  });

  it("shows what each cache holds of the budget of all", async () => {
    shareOf("cards", () => 1_234);
    const shown = await text();
    expect(shown).toContain('forecourt_cache_bytes{cache="cards"} 1234\n');
    expect(shown).toContain('forecourt_cache_bytes{cache="dashboards"} 0\n');
    const limits = [...shown.matchAll(/^forecourt_cache_limit_bytes\{cache="\w+"\} (\d+)$/gm)];
    expect(limits.reduce((sum, [, limit]) => sum + Number(limit), 0)).toBe(DEFAULT_CACHE_BYTES);
  });

  it("exports everything that the dashboard and the alerts look at", async () => {
    for (const [counter, labels] of [
      ["leads", { outcome: "created" }],
      ["deliveryAttempts", { result: "delivered" }],
      ["rateLimited", { limit: "events" }],
      ["requests", { screen: "home", tenant: "none", status: "2xx" }],
    ] as const)
      meter().count(counter, labels as never);
    const shown = await text();
    const exported = new Set([
      ...[...shown.matchAll(/^(\w+)(?:\{| )/gm)].map(([, name]) => name),
      // A histogram of garbage collections has no lines before the first one.
      ...[...shown.matchAll(/^# TYPE (\w+) histogram$/gm)].flatMap(([, name]) => [
        `${name}_sum`,
        `${name}_count`,
        `${name}_bucket`,
      ]),
    ]);
    const named = ["grafana-dashboard.json", "alerts.yaml"].flatMap((file) =>
      [
        ...readFileSync(join(import.meta.dirname, "../../../../deploy/monitoring", file), "utf8").matchAll(
          /\b(?:forecourt|nodejs|process)_[a-z0-9_]+\b/g,
        ),
      ].map(([name]) => name),
    );
    expect(named.length).toBeGreaterThan(20);
    expect([...new Set(named)].filter((name) => !exported.has(name))).toEqual([]);
  });
});

const among = (tenants: number) =>
  requestClasses({
    ...world.wiring,
    content: {
      ...world.wiring.content,
      slugs: async () => Array.from({ length: tenants }, (_, n) => `t${n}`),
    },
  })({ host: "gearshift.localhost", url: "/", status: 200 });

const classOf = (host: string, url: string, status = 200) =>
  requestClasses(world.wiring)({ host, url, status });

describe("startMetrics", () => {
  it("measures nothing where no port is named", async () => {
    expect(
      await startMetrics({
        ...world.wiring,
        env: { ...world.wiring.env, FORECOURT_METRICS_PORT: undefined },
      }),
    ).toBeNull();
  });

  it("says which port cannot be had", async () => {
    const taken = { ...world.wiring.env, FORECOURT_METRICS_PORT: metrics.port };
    await expect(startMetrics({ ...world.wiring, env: taken })).rejects.toThrow(
      `The metrics cannot be served on 127.0.0.1:${metrics.port}: `,
    );
  });

  it("counts no more once it is stopped", async () => {
    const own = await startMetrics(world.wiring);
    const before = meter();
    await own?.stop();
    expect(meter()).not.toBe(before);
    meter().count("pageCache", { outcome: "hit" });
    meter().responded({ host: "", url: "/", status: 200, seconds: 1 });
    await expect(fetch(`http://127.0.0.1:${own?.port}/healthz`)).rejects.toThrow("fetch failed");
  });
});

describe("requestClasses", () => {
  it.each([
    ["/_next/static/a.js", 200, "_next"],
    ["/_pages/a.js?of=%2F", 200, "_pages"],
    ["/media/icon.svg", 200, "media"],
    ["/healthz", 200, "healthz"],
    ["/readyz?a=1", 503, "readyz"],
  ])("names the file %s, answered %i, %s of no tenant", async (url, status, screen) => {
    expect(await classOf("harbourside.localhost:3000", url, status)).toEqual({ screen, tenant: "none" });
  });

  it.each([
    ["/mock/api/leads", 201, "api/leads"],
    ["/api/leads?a=1", 405, "api/unknown"],
    ["/mediate", 404, "missing"],
    ["/x/api/leads", 404, "missing"],
    ["/api/", 404, "missing"],
    ["/api/<script>", 404, "missing"],
  ])("names %s, answered %i, %s", async (url, status, screen) => {
    expect(await classOf("harbourside.localhost:3000", url, status)).toMatchObject({ screen });
  });

  it("names what it cannot find out unknown, and rejects nothing", async () => {
    const broken = { ...world.wiring, tenant: () => Promise.reject(new Error("away")) };
    const ask = requestClasses(broken);
    const host = "harbourside.localhost:3000";
    expect(await ask({ host, url: "/", status: 200 })).toEqual({ screen: "unknown", tenant: "none" });
    expect(await ask({ host, url: "/api/leads", status: 201 })).toEqual({
      screen: "api/leads",
      tenant: "none",
    });
  });

  it("asks for a class of address once", async () => {
    let asked = 0;
    const ask = requestClasses({
      ...world.wiring,
      tenant: (slug) => {
        asked += 1;
        return world.wiring.tenant(slug);
      },
    });
    for (const url of ["/?a=1", "/?a=2", "/"])
      await ask({ host: "harbourside.localhost:3000", url, status: 200 });
    expect(asked).toBe(1);
    await ask({ host: "gearshift.localhost:3000", url: "/", status: 200 });
    expect(asked).toBe(2);
  });

  it("counts the tenants once for many addresses", async () => {
    const slugs = vi.fn(() => world.wiring.content.slugs());
    const ask = requestClasses({ ...world.wiring, content: { ...world.wiring.content, slugs } });
    for (const url of ["/", "/finance", "/search/used-cars"])
      for (const host of ["harbourside.localhost", "gearshift.localhost"])
        await ask({ host, url, status: 200 });
    expect(slugs).toHaveBeenCalledOnce();
  });

  it("names twenty tenants each, and of twenty-one their class", async () => {
    expect((await among(20)).tenant).toBe("gearshift");
    expect((await among(21)).tenant).not.toBe("gearshift");
  });

  it.each([
    ["/", 200, "home"],
    ["/search/new-used-and-demo-cars?make=Mazda", 200, "stock"],
    ["/finance-pre-approval", 307, "redirect"],
    ["/robots.txt", 200, "machine"],
    ["/wp-login.php", 404, "missing"],
    ["/api/leads/7", 200, "api/leads"],
    ["/api/anything", 404, "api/unknown"],
  ])("names %s, answered %i, %s", async (url, status, screen) => {
    expect(await classOf("harbourside.localhost:3000", url, status)).toEqual({
      screen,
      tenant: "harbourside",
    });
  });

  it("has few names whatever hosts and addresses are asked for", async () => {
    const asked = ["x", "y"].flatMap((word) => [
      classOf(`${word}.evil.example`, `/${word}`, 421),
      classOf("localhost", `/${word}`, 404),
      classOf("gearshift.localhost", `/${word}`, 404),
      classOf("gearshift.localhost", `/_next/${word}.js`),
      classOf("", `/${word}`, 400),
    ]);
    const classes = [...new Set((await Promise.all(asked)).map((one) => JSON.stringify(one)))];
    expect(classes.map((one) => JSON.parse(one) as unknown)).toEqual([
      { screen: "unknown", tenant: "none" },
      { screen: "directory", tenant: "none" },
      { screen: "missing", tenant: "gearshift" },
      { screen: "_next", tenant: "none" },
    ]);
  });

  it("names the class of a tenant where there are many", async () => {
    const many = {
      ...world.wiring.content,
      slugs: async () => Array.from({ length: 21 }, (_, n) => `t${n}`),
    };
    expect(
      await requestClasses({ ...world.wiring, content: many })({
        host: "gearshift.localhost",
        url: "/",
        status: 200,
      }),
    ).toMatchObject({ screen: "home", tenant: expect.stringMatching(/^(?:AU|NZ|US)-\w+$/) });
  });
});

const nothing = async () => ({ screen: "home", tenant: "none" });
const nothingWaits = { waiting: 0, held: 0, dead: 0, oldestAt: null };
const oneWaits = { waiting: 1, held: 0, dead: 2, oldestAt: 1_000 };
const textOf = (of: Parameters<typeof standingOf>[0]) =>
  prometheusMeter({ classOf: nothing, standing: () => standingOf(of) }).text();
const away = () => Promise.reject(new Error("connection refused"));

describe("standingOf", () => {
  const parts = {
    awayStocks: () => ["north"],
    now: () => new Date(61_000),
    counters: { isAvailable: () => false } as never,
    leads: { backlog: async () => oneWaits },
    reservations: { backlog: async () => nothingWaits },
    alerts: { backlogs: async () => ({ runs: { ...nothingWaits, waiting: 3 }, mails: oneWaits }) },
  };
  it("shows every queue alike, and what is away", async () => {
    const shown = await textOf(parts);
    for (const line of [
      'forecourt_store_up{queue="deliveries"} 1',
      'forecourt_work{queue="deliveries",state="waiting"} 1',
      'forecourt_work{queue="deliveries",state="held"} 0',
      'forecourt_work{queue="deliveries",state="dead"} 2',
      'forecourt_work_oldest_seconds{queue="deliveries"} 60',
      'forecourt_work{queue="reservation_tasks",state="waiting"} 0',
      'forecourt_work_oldest_seconds{queue="reservation_tasks"} 0',
      'forecourt_work{queue="alert_runs",state="waiting"} 3',
      'forecourt_work{queue="alert_mails",state="dead"} 2',
      'forecourt_parts_away{part="search"} 1',
      'forecourt_parts_away{part="counters"} 1',
    ])
      expect(shown).toContain(`${line}\n`);
  });

  it("shows no queue of a store that gives no answer, and forgets what it showed of it", async () => {
    let { leads } = parts;
    const counting = prometheusMeter({
      classOf: nothing,
      standing: () => standingOf({ ...parts, leads }),
    });
    expect(counting.contentType).toContain("text/plain");
    expect(await counting.text()).toContain('forecourt_work{queue="deliveries"');
    leads = { backlog: away };
    const shown = await counting.text();
    expect(shown).toContain('forecourt_store_up{queue="deliveries"} 0');
    expect(shown).not.toMatch(/^forecourt_work(?:_oldest_seconds)?\{queue="deliveries"/m);
    expect(shown).toContain('forecourt_work{queue="alert_mails",state="waiting"} 1');
    expect(await textOf({ ...parts, alerts: { backlogs: away } })).toContain(
      'forecourt_store_up{queue="alert_runs"} 0',
    );
  });

  it("has no age below zero where the clock was set back", async () => {
    const early = await standingOf({ ...parts, now: () => new Date(0) });
    expect(early.queues.deliveries).toMatchObject({ oldestSeconds: 0 });
  });
});
