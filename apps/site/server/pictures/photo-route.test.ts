import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestSite, type TestSite } from "#server/testing/test-site.ts";
import { GET } from "../../app/media/photo/route.ts";
import { listening } from "#host/testing/listening.ts";

const TENANTS = join(import.meta.dirname, "../../tenants");
const PATHS: string[] = [];

let folder: string;
let pictures: Server;
let origin: string;
let world: TestSite;

beforeAll(async () => {
  const jpeg = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#336" } })
    .jpeg()
    .toBuffer();
  pictures = createServer((request, response) => {
    PATHS.push(request.url ?? "");
    if (request.url === "/away.jpg") response.writeHead(302, { location: `${origin}/car.jpg` }).end();
    else if (request.url?.startsWith("/page.jpg"))
      response.writeHead(200, { "content-type": "text/html" }).end("<p>no");
    else response.writeHead(200, { "content-type": "image/jpeg" }).end(jpeg);
  });
  origin = `http://127.0.0.1:${await listening(pictures)}`;

  folder = mkdtempSync(join(tmpdir(), "forecourt-photo-"));
  cpSync(join(TENANTS, "presets"), join(folder, "tenants/presets"), { recursive: true });
  for (const slug of ["harbourside", "lonestar"])
    cpSync(join(TENANTS, slug), join(folder, "tenants", slug), { recursive: true });
  const file = join(folder, "tenants/harbourside/tenant.json");
  const settings = JSON.parse(readFileSync(file, "utf8")) as { site: Record<string, unknown> };
  settings.site["logo"] = `${origin}/logo.png`;
  writeFileSync(file, JSON.stringify(settings));
  world = await openTestSite({
    FORECOURT_TENANTS: join(folder, "tenants"),
    FORECOURT_OUTGOING_LOOPBACK: "on",
  });
});

afterAll(async () => {
  await world.close();
  pictures.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (source: string, { tenant = "harbourside", width = "768" } = {}): Promise<Response> =>
  GET(
    new Request(`http://x/media/photo?${new URLSearchParams({ src: source, w: width })}`, {
      headers: { host: `${tenant}.localhost` },
    }),
    {},
  );

describe("GET /media/photo", () => {
  it("gives a picture of a host the dealer names as WebP in the width asked for, and keeps it", async () => {
    const answer = await ask(`${origin}/car.jpg`);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/webp"]);
    const picture = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([picture.format, picture.width]).toEqual(["webp", 828]);
    const asked = PATHS.length;
    expect((await ask(`${origin}/car.jpg`)).status).toBe(200);
    expect(PATHS.length).toBe(asked);
  });

  it.each([
    ["a host the dealer does not name", "http://192.0.2.1/car.jpg"],
    ["another port of it", "http://127.0.0.1:1/car.jpg"],
    ["another scheme", "file:///etc/passwd"],
    ["a login in the address", "http://a:b@127.0.0.1/car.jpg"],
    ["no address", "car.jpg"],
    ["nothing", ""],
    ["an address without end", `http://127.0.0.1/${"a".repeat(3000)}`],
  ])("shows nothing of %s and asks for nothing", async (_, source) => {
    const asked = PATHS.length;
    expect((await ask(source)).status).toBe(404);
    expect(PATHS.length).toBe(asked);
  });

  it("shows nothing that another dealer names", async () => {
    expect((await ask(`${origin}/car.jpg`, { tenant: "lonestar" })).status).toBe(404);
  });

  it("follows no redirect and shows nothing that is no picture", async () => {
    for (const path of ["/away.jpg", "/page.jpg"]) expect((await ask(`${origin}${path}`)).status).toBe(404);
  });

  it("fetches a missing picture once, in whatever width it is wanted next", async () => {
    for (const width of ["768", "384", "768"])
      expect((await ask(`${origin}/page.jpg?gone`, { width })).status).toBe(404);
    expect(PATHS.filter((path) => path === "/page.jpg?gone")).toHaveLength(1);
  });

  it("answers 421 to a host that no dealer has", async () => {
    expect((await ask(`${origin}/car.jpg`, { tenant: "nobody" })).status).toBe(421);
  });
});
