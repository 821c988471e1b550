import { createRequire } from "node:module";
import { runInNewContext } from "node:vm";
import { type APIRequestContext, expect, test } from "@playwright/test";
import {
  isNoFrameworkScript,
  joinData,
  LATE_PARTS,
  PARTIAL_REQUEST_HEADERS,
  PROXY_HEADER,
  SCRIPT,
  SCRIPT_SOURCE,
  SCRIPT_START,
  SEEN_IN,
  VARY_OF_PAGES,
} from "../../host/framework/next-internals.ts";
import { ask, AU, firstCar, LIST } from "../support/site.ts";

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
});

test("every script of a page is the framework's file, its data or known to be left alone", async ({
  request,
}) => {
  for (const path of await pagesOf(request)) {
    const html = await (await asRendered(request, path)).text();
    const scripts = [...html.matchAll(SCRIPT)].map(({ groups }) => ({
      attributes: groups?.["attributes"] ?? "",
      body: groups?.["body"] ?? "",
    }));
    expect(scripts.length, path).toBe(html.split(SCRIPT_START).length - 1);
    const own = scripts.filter(({ attributes }) => !isNoFrameworkScript(attributes));
    const files = own.flatMap(({ attributes }) => SCRIPT_SOURCE.exec(attributes)?.[1] ?? []);
    expect(files.length, path).toBeGreaterThan(3);
    expect(
      files.filter((file) => !file.startsWith("/_next/static/")),
      path,
    ).toEqual([]);
    const data = own
      .filter(({ attributes }) => !SCRIPT_SOURCE.test(attributes))
      .map(({ body }) => body.trim());
    expect(pushedBy(joinData(data.map((body) => body.replace(/;$/, "")))), path).toBe(
      pushedBy(data.join(";\n")),
    );
    expect(LATE_PARTS.test(html), `${path} has parts that come late`).toBe(false);
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
  const [rsc] = PARTIAL_REQUEST_HEADERS;
  // The framework names the address of a part by a hash of these headers, and redirects to it.
  const headers = { [rsc]: "1" };
  const redirect = await ask(request, AU, "/contact", { headers, maxRedirects: 0 });
  const { pathname, search } = new URL(redirect.headers()["location"] ?? "/", "http://site.invalid");
  const part = await ask(request, AU, `${pathname}${search}`, { headers });
  expect(part.headers()["content-type"]).toContain("text/x-component");
});

test("no header of the framework's own proxy leaves the site", async ({ request }) => {
  for (const response of [await ask(request, AU, "/contact"), await asRendered(request, "/contact")])
    expect(Object.keys(response.headers()).filter((name) => PROXY_HEADER.test(name))).toEqual([]);
});
