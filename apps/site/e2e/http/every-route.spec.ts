import { expect, test } from "@playwright/test";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { siteOrigin } from "@forecourt/tenant-config";
import { demoDealers, type ProductPath, productPaths } from "../support/product-paths.ts";
import { ask, DEMO_DEALERS, NZ } from "../support/site.ts";

const textOf = (html: string): string =>
  html
    .replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");

/** What is wrong with an answer, in a sentence; nothing when it is as it should be. */
async function faultOf(
  [path, wanted]: ProductPath,
  { tenant: { config } }: TenantContent,
  got: { status: number; type: string; location: string; body: string },
  listed: ReadonlySet<string>,
): Promise<string[]> {
  const { status, type, location, body } = got;
  const wrong = (what: string): string[] => [`${path}: ${what}, not ${wanted}`];
  if (wanted.startsWith("to ")) {
    const to = URL.parse(location, "http://x.example")?.pathname ?? "";
    return [307, 308].includes(status) && to === wanted.slice(3) ? [] : wrong(`${status} ${to}`);
  }
  if (wanted.startsWith("file "))
    return status === 200 && type.startsWith(wanted.slice(5)) && body.trim() !== ""
      ? []
      : wrong(`${status} ${type}`);
  if (status !== (wanted === "missing" ? 404 : 200)) return wrong(`${status} ${location}`);
  if (!type.startsWith("text/html")) return wanted === "missing" ? [] : wrong(type);
  const text = textOf(body);
  const { name, email, phone } = config.site;
  const canonical = /rel="canonical" href="([^"]*)"/.exec(body)?.[1] ?? "";
  const titles = text.match(/<title>[^<]+<\/title>/g) ?? [];
  const origin = siteOrigin(config) ?? "";
  return [
    ...(titles.length === 1 && titles[0]?.includes(name)
      ? []
      : [`${path}: its title is ${titles.join(" and ")}`]),
    ...((text.match(/<h1[\s>]/g) ?? []).length === 1 ? [] : [`${path}: it has not exactly one h1`]),
    ...([email, phone].some((fact) => fact !== null && text.includes(fact))
      ? []
      : [`${path}: no fact of ${name}`]),
    ...(wanted === "missing" || canonical.startsWith(origin) ? [] : [`${path}: canonical is "${canonical}"`]),
    // Search engines are given what the site's map lists, and nothing else.
    ...(/<meta name="robots" content="noindex/.test(body) ===
    !listed.has(canonical.replace(/(example)\/es(?=\/|$)/, "$1"))
      ? []
      : [`${path}: indexing is wrong`]),
  ];
}

for (const dealer of DEMO_DEALERS) {
  test(`every path of the product answers as ${dealer}'s settings say`, async ({ request }) => {
    test.slow();
    const content = await demoDealers.tenant(dealer);
    if (!content) throw new Error(`There is no demo dealer called ${dealer}.`);
    const faults: string[] = [];
    const map = await (await ask(request, dealer, "/sitemaps/pages.xml")).text();
    const listed = new Set(
      [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => url.replace(/\/$/, "")),
    );
    for (const row of productPaths(content)) {
      const answer = await ask(request, dealer, row[0], { maxRedirects: 0 });
      const { location = "", "content-type": type = "" } = answer.headers();
      const got = { status: answer.status(), type, location, body: await answer.text() };
      faults.push(...(await faultOf(row, content, got, listed)));
    }
    expect(faults).toEqual([]);
  });
}

test("a host of no site gets a page that says so", async ({ request }) => {
  const answer = await ask(request, null, "/", { headers: { host: "nobody.example" } });
  expect(answer.status()).toBe(421);
  expect(await answer.text()).toContain("<h1>No site is served under this address</h1>");
});

test("a file that has not changed is not sent again", async ({ request }) => {
  for (const path of ["/sitemaps/cars-1.xml", "/feeds/google.tsv", "/robots.txt"]) {
    const first = await ask(request, "lonestar", path);
    const again = await ask(request, "lonestar", path, {
      headers: { "if-none-match": first.headers()["etag"] ?? "" },
    });
    expect(again.status(), path).toBe(304);
  }
});

test("a site's map holds every page of its kind once, and no sold car", async ({ request }) => {
  const pages = await (await ask(request, "lonestar", "/sitemaps/pages.xml")).text();
  const paths = [...pages.matchAll(/<loc>https:\/\/lonestar\.example([^<]*)<\/loc>/g)].map(
    ([, path = ""]) => path,
  );
  expect(paths.length).toBeGreaterThan(20);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths)
    expect((await ask(request, "lonestar", path, { maxRedirects: 0 })).status(), path).toBe(200);
  const cars = await (await ask(request, "lonestar", "/sitemaps/cars-1.xml")).text();
  expect(cars.match(/<image:loc>https:/g)?.length).toBeGreaterThan(100);
  expect(cars).not.toContain("undefined");
});

/** Words of another market's English that no page of a US dealer's own texts may say. */
const NOT_AMERICAN =
  /\b(?:colours?|enquir(?:y|ies|e)|petrol|kilomet(?:re|er)s?|postcode|licence|favourites?|centre|rego)\b/i;

test("no page of the US dealer says a word of another market", async ({ request }) => {
  const pages = await (await ask(request, "lonestar", "/sitemaps/pages.xml")).text();
  const paths = [...pages.matchAll(/<loc>https:\/\/lonestar\.example([^<]*)<\/loc>/g)]
    .map(([, path = ""]) => path)
    .filter((path) => !path.startsWith("/es"));
  const list = await (await ask(request, "lonestar", "/search/used-cars")).text();
  const car = /href="(\/cars\/[^"/]+)"/.exec(list)?.[1] ?? "";
  const found: string[] = [];
  for (const path of [...paths, car, `${car}/enquire`, "/success", "/no-such-page", "/request-photos"]) {
    const text = textOf(await (await ask(request, "lonestar", path)).text())
      // The names of cookies are no words.
      .replaceAll(/<code>[^<]*<\/code>/g, " ")
      .replaceAll(/<input[^>]*type="hidden"[^>]*>/g, " ")
      .replaceAll(/<[^>]*?(?:aria-label|placeholder|alt|title)="([^"]*)"[^>]*>/g, " $1 ")
      .replaceAll(/<[^>]*>/g, " ");
    const word = NOT_AMERICAN.exec(text);
    if (word)
      found.push(
        `${path}: ${text.slice(Math.max(0, word.index - 30), word.index + 30).replaceAll(/\s+/g, " ")}`,
      );
  }
  expect(found).toEqual([]);
});

/** Words of te reo Māori whose long vowels carry a macron, as they are written without one. */
const WITHOUT_MACRON =
  /\b(?:kowhai|maori|pakeha|whanau|tamaki|otautahi|whangarei|taupo|manawatu|kapiti|wananga|korero|kotare|pohutukawa|tena|pukeko|skoda)\b/i;

test("the New Zealand dealer's pages write te reo Māori with its macrons", async ({ request }) => {
  const map = await (await ask(request, NZ, "/sitemaps/pages.xml")).text();
  const paths = [...map.matchAll(/<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = ""]) => path || "/");
  expect(paths.length).toBeGreaterThan(15);
  const found: string[] = [];
  for (const path of [...paths, "/success", "/no-such-page"]) {
    const html = await (await ask(request, NZ, path)).text();
    // Addresses of pages and of mail, and names of cookies, have no macrons.
    const text = textOf(html)
      .replaceAll(/<code>[^<]*<\/code>/g, " ")
      .replaceAll(/<[^>]*?(?:aria-label|placeholder|alt|content)="([^"]*)"[^>]*>/g, " $1 ")
      .replaceAll(/<[^>]*>/g, " ")
      .replaceAll(/\S*[@/]\S*|\S+\.(?:example|localhost)\S*/g, " ");
    const word = WITHOUT_MACRON.exec(text);
    if (word)
      found.push(
        `${path}: ${text.slice(Math.max(0, word.index - 30), word.index + 30).replaceAll(/\s+/g, " ")}`,
      );
  }
  expect(found).toEqual([]);
  expect(textOf(await (await ask(request, NZ, "/")).text())).toContain("Kōwhai");
});

const names = (html: string) =>
  [...html.matchAll(/<(?:input|select|textarea)[^>]* name="([^"]+)"/g)].map(([, name]) => name);
const values = (html: string) =>
  [...html.matchAll(/<option[^>]* value="([^"]*)"/g)].map(([, value]) => value);

test("the Spanish site is in Spanish, and sends the same as the English one", async ({ request }) => {
  const english = await (await ask(request, "lonestar", "/contact")).text();
  const spanish = await (await ask(request, "lonestar", "/es/contact")).text();
  expect(spanish).toContain('<html lang="es-US"');
  expect(spanish).toContain('hrefLang="en-US" href="https://lonestar.example/contact"');
  expect(english).toContain('hrefLang="es-US" href="https://lonestar.example/es/contact"');
  expect(names(spanish)).toEqual(names(english));
  expect(values(spanish)).toEqual(values(english));
  const refused = await ask(request, "lonestar", "/api/leads", {
    method: "POST",
    maxRedirects: 0,
    form: { form: "general", idempotency_key: `es-${Date.now()}`, url: "/es/contact" },
    headers: { referer: "http://lonestar.localhost/es/contact" },
  });
  expect(refused.status()).toBe(303);
  expect(refused.headers()["location"]).toMatch(/^\/es\/contact/);
  const cookie = (refused.headers()["set-cookie"] ?? "").split(";")[0] ?? "";
  const again = await ask(request, "lonestar", refused.headers()["location"] ?? "", { headers: { cookie } });
  expect(await again.text()).toContain("*Este campo es obligatorio.");
  const script = await ask(request, "lonestar", "/api/leads", {
    method: "POST",
    data: { lead: { form: "general", idempotency_key: `es-json-${Date.now()}`, url: "/es/contact" } },
    headers: { referer: "http://lonestar.localhost/es/contact" },
  });
  expect(script.status()).toBe(422);
  expect(await script.json()).toMatchObject({
    error: "Revise el formulario.",
    problems: expect.arrayContaining([{ field: "email", message: "*Este campo es obligatorio." }]),
  });
});

test("the site's map names each page in both languages, and each names the other", async ({ request }) => {
  for (const file of ["pages", "cars-1"]) {
    const map = await (await ask(request, "lonestar", `/sitemaps/${file}.xml`)).text();
    const entries = map.match(/<url>.*?<\/url>/g) ?? [];
    const spanish = entries.filter((entry) => /<loc>https:\/\/lonestar\.example\/es(?:\/|<)/.test(entry));
    const alone = entries.filter((entry) => !entry.includes("hreflang"));
    expect(alone.map((entry) => /<loc>([^<]*)<\/loc>/.exec(entry)?.[1])).toEqual(
      file === "pages" ? ["https://lonestar.example/blog/ev-road-trip"] : [],
    );
    expect(spanish.length, file).toBe((entries.length - alone.length) / 2);
    for (const entry of entries.filter((each) => !alone.includes(each))) {
      const links = [...entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, lang, to]) => [
        lang,
        to,
      ]);
      expect(links.map(([lang]) => lang)).toEqual(["en-US", "es-US"]);
      const own = /<loc>([^<]*)<\/loc>/.exec(entry)?.[1];
      expect(links.map(([, to]) => to)).toContain(own);
    }
  }
});

/** A page's words without scripts and without what is marked as English; tags stay. */
const spanishPart = (html: string): string => {
  const marked = /<(\w+)(?=[^>]* lang="en-US")[^>]*>(?:(?!<\1[\s>])[^])*?<\/\1>/g;
  return textOf(html)
    .replaceAll(/<script[^]*?<\/script>/g, "")
    .replaceAll(marked, "");
};

test("the dealer's own texts are in Spanish, and what is written in English alone is marked as that", async ({
  request,
}) => {
  const content = await demoDealers.tenant("lonestar");
  if (!content) throw new Error("There is no demo dealer called lonestar.");
  const [translation] = content.translations;
  // Single words stand in names of vehicles, too.
  const own = [...Object.keys(translation?.texts ?? {}), ...content.pages.map(({ title }) => title)].filter(
    (text) => text.length > 12 && !content.models.some(({ name }) => text.includes(name)),
  );
  const map = await (await ask(request, "lonestar", "/sitemaps/pages.xml")).text();
  const paths = [...map.matchAll(/<loc>https:\/\/lonestar\.example(\/es[^<]*)<\/loc>/g)].map(
    ([, path = ""]) => path,
  );
  expect(paths.length).toBeGreaterThan(30);
  const found: string[] = [];
  for (const path of [...paths, "/es/blog/ev-road-trip"]) {
    const text = spanishPart(await (await ask(request, "lonestar", path)).text());
    found.push(...own.filter((each) => text.includes(each)).map((each) => `${path}: ${each}`));
  }
  expect(found).toEqual([]);
});

test("a translated page is a page of its own, one that is not is the English one", async ({ request }) => {
  const read = async (path: string) => (await ask(request, "lonestar", path)).text();
  const home = await read("/es");
  expect(home).toContain('<meta name="description" content="Negocio familiar en Austin desde 1979."');
  expect(home).toContain("Un solo precio, sin extras");
  const about = await read("/es/about-us");
  expect(about).toContain("<title>Acerca de Lone Star Auto Ranch");
  expect(about).toContain('rel="canonical" href="https://lonestar.example/es/about-us"');
  expect(about).toContain('hrefLang="en-US"');
  const post = await read("/es/blog/ev-road-trip");
  expect(post).toContain('<html lang="es-US"');
  expect(post).toMatch(/<h1 lang="en-US">/);
  expect(post).toContain('rel="canonical" href="https://lonestar.example/blog/ev-road-trip"');
  expect(post).not.toContain('rel="alternate" hrefLang="es-US"');
  expect(await read("/es/blog/hail-season")).toContain('rel="alternate" hrefLang="en-US"');
  expect(await read("/es/reviews")).toMatch(/<p lang="en-US">/);
});
