import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { runInNewContext } from "node:vm";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { pageElements } from "../../host/documents/transform/page-elements.ts";
import * as internals from "../../host/framework/next-internals.ts";
import { layDealer } from "../support/own-dealer.ts";
import { ask, AU, firstCar, LIST } from "../support/site.ts";

const {
  DATA_REQUEST_HEADER,
  imagePreload,
  isNoFrameworkScript,
  isOfLatePart,
  isScriptPreload,
  joinData,
  LEADING_PRELOADS,
  LINK_NONCE,
  PARTIAL_REQUEST_HEADERS,
  PROXY_HEADER,
  SEEN_IN,
  VARY_OF_PAGES,
} = internals;

/** A page as the framework rendered it: this cookie makes it one shopper's, which is sent as it is. */
const asRendered = (request: APIRequestContext, path: string) =>
  ask(request, AU, path, { headers: { cookie: "fc-draft=seen" } });

const pagesOf = async (request: APIRequestContext): Promise<string[]> => [
  "/",
  LIST,
  await firstCar(request, AU, LIST),
  "/contact",
  "/finance",
  "/our-locations",
  "/special-offers",
];

test("the framework is the version whose internals were seen", () => {
  const { version } = createRequire(import.meta.url)("next/package.json") as { version: string };
  expect(version, "look at each internal of host/framework/next-internals.ts again").toBe(SEEN_IN);
  const tested = readFileSync(import.meta.filename, "utf8");
  for (const name of Object.keys(internals))
    expect(tested.split(name).length, `${name} is tested here`).toBeGreaterThan(2);
});

test("every script of a page is the framework's file, its data or known to be left alone", async ({
  request,
}) => {
  for (const path of await pagesOf(request)) {
    const html = await (await asRendered(request, path)).text();
    const elements = pageElements(html);
    const scripts = elements.filter(({ name }) => name === "script");
    expect(scripts.length, path).toBe(html.split("<script").length - 1);
    expect(
      elements.every(({ isClosed }) => isClosed),
      path,
    ).toBe(true);
    const own = scripts.filter((script) => !isNoFrameworkScript(script));
    const files = own.flatMap(({ attributes }) => attributes["src"] ?? []);
    expect(files.length, path).toBeGreaterThan(3);
    expect(
      files.filter((file) => !file.startsWith("/_next/static/")),
      path,
    ).toEqual([]);
    const data = own.filter(({ attributes }) => !("src" in attributes)).map(({ body }) => body.trim());
    expect(pushedBy(joinData(data.map((body) => body.replace(/;$/, "")))), path).toBe(
      pushedBy(data.join(";\n")),
    );
    expect(elements.some(isOfLatePart), `${path} has parts that come late`).toBe(false);
  }
});

/** The text that scripts of data hand to the framework, whatever the number of pieces. */
function pushedBy(script: string): string {
  const pieces: unknown[][] = [];
  runInNewContext(script, { self: { __next_f: pieces }, document: {} });
  return pieces.map(([, piece]) => (typeof piece === "string" ? piece : "")).join("");
}

test("a page and a part of it differ by the headers that are named", async ({ request }) => {
  const page = await asRendered(request, "/contact");
  const vary = (page.headers()["vary"] ?? "").toLowerCase();
  for (const name of VARY_OF_PAGES.toLowerCase().split(", ")) expect(vary).toContain(name);
  expect(PARTIAL_REQUEST_HEADERS).toContain(DATA_REQUEST_HEADER);
  // The framework names the address of a part by a hash of these headers, and redirects to it.
  const headers = { [DATA_REQUEST_HEADER]: "1" };
  const redirect = await ask(request, AU, "/contact", { headers, maxRedirects: 0 });
  const { pathname, search } = new URL(redirect.headers()["location"] ?? "/", "http://site.invalid");
  const part = await ask(request, AU, `${pathname}${search}`, { headers });
  expect(part.headers()["content-type"]).toContain("text/x-component");
});

test("no header of the framework's own proxy leaves the site", async ({ request }) => {
  for (const response of [await ask(request, AU, "/contact"), await asRendered(request, "/contact")])
    expect(Object.keys(response.headers()).filter((name) => PROXY_HEADER.test(name))).toEqual([]);
});

test("the links and styles that are looked for are all there are", async ({ request }) => {
  let [preloads, nonces] = [0, 0];
  for (const path of await pagesOf(request)) {
    const page = await asRendered(request, path);
    const html = await page.text();
    const scripts = [...html.matchAll(/<link\b[^>]*>/g)].filter(([tag]) => tag.includes('as="script"'));
    const elements = pageElements(html);
    expect(elements.filter(isScriptPreload).length, path).toBe(scripts.length);
    expect(elements.filter(({ name }) => name === "style").length, path).toBe(
      html.split("<style").length - 1,
    );
    const link = page.headers()["link"] ?? "";
    expect(link.replaceAll(LINK_NONCE, ""), path).not.toContain("nonce");
    preloads += scripts.length;
    nonces += [...link.matchAll(LINK_NONCE)].length;
  }
  expect([preloads, nonces].map((count) => count > 0)).toEqual([true, true]);
});

test("a picture that is marked as important is preloaded ahead of the text it stands in", () => {
  const picture = createElement("img", { src: "/car.webp", fetchPriority: "high", alt: "" });
  const html = renderToStaticMarkup(createElement("p", null, picture));
  expect(LEADING_PRELOADS.exec(html)?.[0]).toContain('href="/car.webp"');
  expect(html.replace(LEADING_PRELOADS, "")).toMatch(/^<p><img /);
});

test("a list's first picture is requested in the head by the link that is written for it", async ({
  request,
}) => {
  const html = await (await asRendered(request, LIST)).text();
  const links = pageElements(html).filter(
    ({ name, attributes }) => name === "link" && attributes["as"] === "image",
  );
  expect(links.length).toBe(1);
  for (const { attributes, start, end } of links) {
    const written = imagePreload({
      href: attributes["href"] ?? "",
      imageSrcSet: attributes["imagesrcset"],
      imageSizes: attributes["imagesizes"],
    });
    expect(html.slice(start, end)).toBe(written);
  }
});

/** What the patterns above look for, as a dealer may write it into a car's comments. */
const MARKS = `<script src="/a.js"></script><script>$RC("B:0","S:0")</script><template id="B:0"></template> self.__next_f.push([1,"a"]) <link rel="preload" href="/a.js" as="script"> <style>p{}</style> <!--scripts-->`;

test("a car's comments that read like the framework's marks change nothing of its page", async ({
  request,
}) => {
  const dealer = "marks";
  const car = { price: 20_000, photosCount: 0, images: [] };
  await layDealer(dealer, {}, [
    { ...car, id: "plain", slug: "plain", comments: "One owner." },
    { ...car, id: "marks", slug: "marks", comments: MARKS },
  ]);
  const read = async (slug: string, headers: Record<string, string>) => {
    await expect
      .poll(async () => (await ask(request, dealer, `/cars/${slug}`, { headers })).status())
      .toBe(200);
    return (await ask(request, dealer, `/cars/${slug}`, { headers })).text();
  };
  // As the framework rendered it, and as it is cached.
  for (const headers of [{ cookie: "fc-draft=seen" }, {}]) {
    const [plain, marked] = [await read("plain", headers), await read("marks", headers)];
    for (const start of ["<script", "<style", "<link", "<template"])
      expect(marked.split(start).length, start).toBe(plain.split(start).length);
    expect(pageElements(marked).some(isOfLatePart)).toBe(false);
    expect(marked).toContain("&lt;script src=&quot;/a.js&quot;&gt;&lt;/script&gt;");
    expect(marked).toContain("&lt;!--scripts--&gt;");
  }
});
