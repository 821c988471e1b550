import { existsSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { sendRaw } from "../../bench/attack/raw-lines.ts";
import { ask, AU, DOCUMENTS_FIRST, firstCar, FULL, PORT, US } from "../support/site.ts";

const shared = process.env["FORECOURT_SHARED"] ?? join(import.meta.dirname, "../../../../../shared");
const blns = join(shared, "data/blns/blns.json");

/** A few of our own stand in where the corpora are not there. */
const OWN = [
  "<script>window.hacked=1</script>",
  `"><img src=x onerror="window.hacked=1">`,
  "javascript:window.hacked=1",
  "'; DROP TABLE leads; --",
  "__proto__",
  "constructor.prototype",
  "../../../../etc/passwd",
  "\u0000\u0007",
  "𝕬𝖗𝖆𝖇 \u202Eabc",
  "%00%0d%0aSet-Cookie:x=1",
  "{{7*7}}${7*7}",
  "a".repeat(5000),
];

/** Our own, and of the corpora daily a third; `pnpm check:full` sends them all, `pnpm bench attack` 50,000. */
function hostile(): string[] {
  if (!existsSync(blns)) return OWN;
  const naughty: unknown = JSON.parse(readFileSync(blns, "utf8"));
  const payloads = join(shared, "data/xss-payloads");
  const files = ["xss-payload-list.txt", "payloads.txt"]
    .map((file) => join(payloads, file))
    .filter((file) => existsSync(file));
  const xss = files.flatMap((file) => readFileSync(file, "utf8").split("\n").filter(Boolean));
  const corpora = [
    ...(Array.isArray(naughty) ? naughty.map(String) : []),
    ...xss.filter((_, index) => index % 40 === 0),
  ];
  return [...OWN, ...corpora.filter((_, index) => FULL || index % 3 === 0)];
}

const PARAMETERS = [
  "q",
  "make",
  "price",
  "price_min",
  "sort",
  "page",
  "colour",
  "year",
  "__proto__",
  "utm_source",
];

/** Longer ones are sent alone: an address has only so much room. */
const SHORT = 100;

/** The parameters of each address: daily one has a short text in each, `pnpm check:full` has one of one text. */
function hostileSearches(): URLSearchParams[] {
  const named = hostile().map((text, index): [string, string] => [
    PARAMETERS[index % PARAMETERS.length] ?? "q",
    text.slice(0, 4000).toWellFormed(),
  ]);
  const alone = named.filter(([, text]) => FULL || text.length > SHORT);
  const together = Object.values(
    Object.groupBy(
      named.filter((each) => !alone.includes(each)),
      (each) => Math.floor(named.indexOf(each) / PARAMETERS.length),
    ),
  );
  return [...alone.map((each) => [each]), ...together].map((pairs) => new URLSearchParams(pairs));
}

test("hostile search parameters never break a list", async ({ request }) => {
  test.slow();
  for (const search of hostileSearches()) {
    const answer = await ask(request, AU, `/search/used-cars?${search}`);
    expect(answer.status(), String(search)).toBeLessThan(500);
    expect(await answer.text(), String(search)).not.toContain("<script>window.hacked");
  }
});

test("hostile answers in an enquiry are refused or kept as text, never a failure", async ({
  request,
}, info) => {
  test.slow();
  const fields = [
    "first_name",
    "last_name",
    "email",
    "phone",
    "postcode",
    "message",
    "car_id",
    "form",
    "idempotency_key",
    "opt_in",
  ];
  const good = {
    form: "general",
    first_name: "Ada",
    last_name: "Shopper",
    email: "ada@example.com",
    phone: "0491 570 156",
    postcode: "7000",
    message: "hostile",
  };
  for (const [index, text] of hostile().entries()) {
    const name = fields[index % fields.length] ?? "message";
    const lead = { ...good, idempotency_key: `hostile-${info.project.name}-${index}`, [name]: text };
    const answer = await ask(request, AU, "/api/leads", { method: "POST", data: { lead } });
    expect(answer.status(), `${name}=${text}`).toBeLessThan(500);
    if (answer.status() === 422) expect((await answer.json()) as object).toHaveProperty("problems");
  }
});

test("a host that is not listed gets no site", async ({ request }) => {
  for (const host of [
    "evil.example",
    `${AU}.evil.example`,
    "localhost.evil.example",
    "..",
    `${AU}@localhost`,
  ]) {
    const answer = await request.get(`http://127.0.0.1:${PORT}/`, { headers: { host } }).catch(() => null);
    if (answer) expect([400, 421]).toContain(answer.status());
  }
});

test("one tenant's host never serves another tenant's pages", async ({ request }) => {
  expect((await ask(request, AU, await firstCar(request, US))).status()).toBe(404);
  expect((await ask(request, AU, `/${US}/search/used-cars`)).status()).toBe(404);
  expect((await ask(request, null, `/${US}`)).status()).toBe(404);
});

test("the scripts of a page are refused as the page itself is", async ({ request }) => {
  test.skip(!DOCUMENTS_FIRST, "pages of the framework have no file of their own");
  for (const path of [`/${"a".repeat(2000)}`, "/a".repeat(41), `/?${"a=1&".repeat(300)}`, "/%zz", "/a%00b"]) {
    const page = await ask(request, AU, path);
    const scripts = await ask(request, AU, `/_pages/none.js?of=${encodeURIComponent(path)}`);
    expect([scripts.status(), await scripts.text()], path).toEqual([page.status(), await page.text()]);
    expect([400, 414], path).toContain(scripts.status());
  }
  for (const path of ["/api/leads", "//evil.example/", "/_pages/none.js", "/healthz"]) {
    const scripts = await ask(request, AU, `/_pages/none.js?of=${encodeURIComponent(path)}`);
    expect(scripts.status(), path).toBe(404);
  }
  const headers = { host: "evil.example" };
  const unknown = await request.get(`http://127.0.0.1:${PORT}/_pages/none.js?of=%2F`, { headers });
  expect(unknown.status()).toBe(421);
});

test("the framework's own route of pictures is not there, whatever picture is asked of it", async ({
  request,
}) => {
  for (const url of ["/media/icon.svg", "/media//icon.svg", "//media/icon.svg", "/media/none/"]) {
    const path = `/_next/image?${new URLSearchParams({ url, w: "640", q: "75" })}`;
    expect((await ask(request, AU, path)).status(), path).toBe(404);
  }
});

test("a body without an announced length is refused over the limit, and its connection goes on", async () => {
  const piece = "x".repeat(1_200_000);
  const head = [
    "POST /api/leads HTTP/1.1",
    `Host: ${AU}.localhost:${PORT}`,
    "Content-Type: application/json",
    "Transfer-Encoding: chunked",
  ];
  const body = [piece.length.toString(16), piece, "0", "", ""].join("\r\n");
  const socket = connect(Number(PORT), "127.0.0.1");
  let heard = "";
  socket.on("data", (chunk) => (heard += chunk.toString("latin1"))).on("error", () => undefined);
  socket.write(`${head.join("\r\n")}\r\n\r\n${body}`);
  await expect.poll(() => heard).toMatch(/^HTTP\/1\.1 4\d\d /);
  socket.write(`GET /healthz HTTP/1.1\r\nHost: ${AU}.localhost:${PORT}\r\n\r\n`);
  await expect.poll(() => heard).toContain("HTTP/1.1 200 OK");
  socket.destroy();
});

test("a request to leave HTTP is answered as any other, and ends its connection", async () => {
  for (const [path, status] of [
    ["/", 200],
    ["/none", 404],
    ["/_next/hmr", 404],
    ["/healthz", 200],
  ] as const) {
    const lines = [`GET ${path} HTTP/1.1`, `Host: ${AU}.localhost:${PORT}`, "Connection: Upgrade"];
    const answer = await sendRaw(Number(PORT), [...lines, "Upgrade: websocket", "", ""].join("\r\n"));
    expect([answer.status, answer.headers["connection"]], path).toEqual([status, "close"]);
  }
});
