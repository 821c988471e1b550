import { gzipSync } from "node:zlib";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { AU, ask } from "./site.ts";

const KB = 1024;
const LIST = "/search/new-used-and-demo-cars";
/** design/quality.md: the floor, an empty page of the same framework, plus 15 KB before anything is touched. */
const OVER_THE_FLOOR = 15 * KB;

/** Bytes of script, gzipped, that a browser fetches to show a page before anybody touches it. */
async function firstLoadScript(
  request: APIRequestContext,
  tenant: string | null,
  path: string,
): Promise<number> {
  const page = await ask(request, tenant, path);
  expect(page.status()).toBe(200);
  const html = await page.text();
  const sources = new Set(
    [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"[^>]*>/g)].flatMap(([tag, source = ""]) =>
      // A page's own data is no code; it is measured with the page.
      tag.includes("noModule") || source.startsWith("/_pages/") ? [] : [source],
    ),
  );
  let bytes = 0;
  for (const source of sources) {
    const script = await ask(request, tenant, source.replaceAll("&amp;", "&"));
    bytes += gzipSync(await script.body()).byteLength;
  }
  return bytes;
}

test("pages before they are touched carry little script", async ({ request }, info) => {
  const floor = await firstLoadScript(request, null, "/");
  const list = await ask(request, AU, LIST);
  const car = /href="(\/cars\/[^"]+)"/.exec(await list.text())?.[1] ?? "";
  const pages = {
    home: "/",
    list: LIST,
    car,
    enquire: `${car}/enquire`,
    contact: "/contact",
    finance: "/finance",
  };
  const figures: Record<string, string> = { floor: `${(floor / KB).toFixed(1)} KB` };
  for (const [name, path] of Object.entries(pages)) {
    const bytes = await firstLoadScript(request, AU, path);
    figures[name] = `floor + ${((bytes - floor) / KB).toFixed(1)} KB`;
    expect(bytes - floor, `${name}: ${JSON.stringify(figures)}`).toBeLessThanOrEqual(OVER_THE_FLOOR);
  }
  info.annotations.push({ type: "first load", description: JSON.stringify(figures) });
  process.stdout.write(`first load, gzipped script: ${JSON.stringify(figures)}\n`);
});

test("a list of 100 cars is at most 32 KB of HTML, gzipped", async ({ request }) => {
  const list = await ask(request, AU, LIST);
  const bytes = gzipSync(await list.body()).byteLength;
  process.stdout.write(`stock list, gzipped HTML: ${(bytes / KB).toFixed(1)} KB\n`);
  expect(bytes).toBeLessThanOrEqual(32 * KB);
});
