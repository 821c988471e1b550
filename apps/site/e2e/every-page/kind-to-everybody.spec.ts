import { type CDPSession, expect, type Page, test, type ViewportSize } from "../support/touched-pages.ts";
import { defaultStockList } from "@forecourt/search";
import { signIn } from "@forecourt/tenant-config";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { axeProblems } from "../support/axe-problems.ts";
import { clippedWords } from "../support/clipped-words.ts";
import { FORMS } from "../support/form-answers.ts";
import { demoDealers, productPaths } from "../support/product-paths.ts";
import {
  AU,
  at,
  dailyOn,
  DEMO_DEALERS,
  expectNoSidewaysScroll,
  FACES,
  FULL,
  LIST,
  PORT,
  US,
} from "../support/site.ts";

/** The narrowest phone, and a desktop of 1366 px whose pages are shown at 200 %. */
const WIDTHS = [320, 683];
/** Where long words, a price of seven figures and pictures that do not come must sit right. */
const LONG_WIDTHS = [320, 390, 768, 1366, 1920];
/** The same of whole pages: daily every component is looked at in all of these, a page where it is narrow and where it is wide. */
const LONG_PAGES = FULL ? LONG_WIDTHS : [320, 1366];

/** A narrow phone, a tablet upright and across, a desktop and a wide one: each template's pages as they are. */
const FROM_PHONE_TO_WIDE = FULL ? [360, 768, 1024, 1366, 1920] : [360, 768, 1366];

/** A dealer who frames the pages of a booking site, and that site. */
const FRAMES_BOOKINGS = "brakes-and-more";
const BOOKINGS = "https://bookings.brakes-and-more.example/";

const HEIGHT = 800;
const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 900 };

/**
 * The whole walk takes every dealer, each page opened once on a phone and looked at there and as wide as a desktop; the daily
 * one an Australian's on a phone, a US dealer's on a desktop.
 */
const WALKS: readonly (readonly [dealer: string, screen: string, sizes: readonly ViewportSize[]])[] = FULL
  ? DEMO_DEALERS.map((dealer) => [dealer, "phone", [PHONE, DESKTOP]] as const)
  : [
      [AU, "phone", [PHONE]],
      [US, "desktop", [DESKTOP]],
    ];

/** Every page of a dealer's: the product's paths, every form, the languages, a car, and one page of each kind of content. */
function pagesOf(content: TenantContent, car: string | null): string[] {
  const { config } = content.tenant;
  const list = `/search/${defaultStockList(config.search)}`;
  const own = productPaths(content)
    .filter(([path, answer]) => answer === "page" || answer === "unlisted" || path === "/no-such-page")
    // Lists of stock are drawn alike.
    .filter(([path]) => FULL || !path.startsWith("/search/") || path === list)
    .map(([path]) => path);
  const [model] = content.models;
  const [post] = content.posts;
  const offer = content.offers[0]?.id;
  // Forms that stand for a place have its page above.
  const forms = FORMS.filter(
    ({ id, path }) => config.forms.offered.some((each) => each === id) && !path.includes("LOCATION"),
  );
  const pages = [
    ...own,
    ...forms.map(({ path }) => path),
    `${list}?q=zzzzzz`,
    `${list}?price=20000:40000&sort=price_low`,
    "/success?category=used-vehicle-enquiry",
    "/finance-calculator",
    "/reviews",
    ...content.pages.map(({ slug }) => `/${slug}`),
    ...(car === null ? [] : [car, `${car}/enquire`]),
    ...(model ? [model.overrideUrl ?? `/${model.slug}`] : []),
    ...(post ? [`${config.links.blogPath}/${post.slug}`] : []),
    ...(offer === undefined ? [] : [`/offers/${offer}`]),
  ];
  const spanish = config.site.otherLocales.includes("es-US")
    ? ["/es", `/es${list}`, "/es/contact", "/es/finance", ...(car === null ? [] : [`/es${car}`])]
    : [];
  return [...new Set([...pages, ...spanish])];
}

/** A car of a dealer's list; a dealer of parts alone has none. */
async function carOf(page: Page, dealer: string): Promise<string | null> {
  await page.goto(at(dealer, "/search/new-used-and-demo-cars"));
  const card = page.locator(".fc-car-card a").first();
  return (await card.count()) > 0 ? card.getAttribute("href") : null;
}

/** A price no car has: a car kept at it has become cheaper. */
const DEARER = 9_999_999;

/** The pages of what a shopper keeps, with something on them: a favourite that got cheaper, another, a comparison of four. */
async function keptPages(page: Page, dealer: string, { tenant }: TenantContent): Promise<string[]> {
  const { config } = tenant;
  await page.goto(at(dealer, "/search/new-used-and-demo-cars"));
  const ids = await page
    .locator("button.fc-heart")
    .evaluateAll((hearts) => hearts.slice(0, 4).map((heart) => heart.getAttribute("value") ?? ""));
  // A dealer of parts alone has nothing to keep.
  if (ids.length === 0) return [config.links.garagePath];
  const kept = ids.slice(0, 2).map((id, index) => ({
    id,
    slug: id,
    name: "A car",
    make: "A",
    model: "car",
    primary_image_url: null,
    price: index === 0 ? DEARER : null,
    at: index + 1,
  }));
  const status = await page.evaluate(
    async (watchlist) =>
      (
        await fetch("/api/favourites", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ watchlist }),
        })
      ).status,
    kept,
  );
  expect(status).toBe(200);
  return [
    config.links.garagePath,
    `/compare?cars=${ids.join(",")}`,
    ...(signIn(config).offered ? ["/sign-in"] : []),
    ...(config.alerts.enabled ? ["/my-alerts"] : []),
  ];
}

for (const [dealer, screen, sizes] of WALKS) {
  const screens = sizes.length > 1 ? "phone and a desktop" : screen;
  test(`axe finds nothing on any page of ${dealer} on a ${screens}, and none scrolls sideways`, async ({
    page,
  }, info) => {
    test.skip(info.project.name !== screen, `the ${screen} walks ${dealer}`);
    test.setTimeout(600_000);
    const content = await demoDealers.tenant(dealer);
    if (!content) throw new Error(`There is no demo dealer called ${dealer}.`);
    const [opened = PHONE] = sizes;
    const car = await carOf(page, dealer);
    const found: string[] = [];
    const paths = [...pagesOf(content, car), ...(await keptPages(page, dealer, content))];
    // The daily walk looks at pages as they come; what scripts change of them is looked at where it is used, and by the whole walk.
    const scripts = FULL ? null : await leaveOutScripts(page);
    const frames = new Set<string>();
    for (const path of paths) {
      await page.setViewportSize(opened);
      await page.goto(at(dealer, path));
      await leaveOutAlike(page);
      // A dealer's header and footer are two thirds of most pages, and the same on each: one look at them is enough.
      const frame = await frameOf(page);
      const exclude = frames.has(frame) ? FRAME : [];
      frames.add(frame);
      for (const size of sizes) {
        await page.setViewportSize(size);
        const problems = await axeProblems(page, { exclude });
        found.push(...problems.map((problem) => `${path} at ${size.width} px: ${problem}`));
      }
      found.push(...(await tooWide(page)).map((what) => `${path}: ${what}`));
      // Daily one walk is enough for the widths and long words that no dealer's pages choose.
      if (!FULL && screen !== "phone") continue;
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        found.push(...(await tooWide(page)).map((what) => `${path} at ${width} px: ${what}`));
      }
      await lengthenWords(page);
      found.push(...(await tooWide(page)).map((what) => `${path} with long words: ${what}`));
      for (const width of LONG_PAGES) {
        await page.setViewportSize({ width, height: HEIGHT });
        const problems = [...(await tooWide(page)), ...(await clippedWords(page, "boxes"))];
        found.push(...problems.map((what) => `${path} with long words at ${width} px: ${what}`));
      }
    }
    expect(found).toEqual([]);
    if (car === null) return;
    await scripts?.detach();
    await page.setViewportSize(opened);
    await page.goto(at(dealer, car));
    await page.locator("a[data-opens=enquire]:visible").first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
  });
}

/**
 * Has a page do without its scripts until the session that is returned ends. The browser itself leaves them out, so that it
 * keeps what else it has fetched, which it would not where a test does.
 */
async function leaveOutScripts(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setBlockedURLs", { urls: ["*/_next/static/*.js*", "*/_pages/*"] });
  return session;
}

const FRAME = ["header", "footer"];

/** A page's header and footer as its HTML has them; only links' addresses are left out. */
const frameOf = (page: Page): Promise<string> =>
  page.evaluate(
    (parts) =>
      [...document.querySelectorAll(parts.join())]
        .map(({ outerHTML }) => outerHTML.replaceAll(/ href="[^"]*"/g, ""))
        .join(""),
    FRAME,
  );

/** Takes cards out of a list that are built like two before them, element by element: they would be looked at a hundred times. */
const leaveOutAlike = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen = new Map<string, number>();
    for (const card of document.querySelectorAll(".fc-car-grid > *")) {
      const built = [...card.querySelectorAll("*")]
        .map((part) => `${part.localName}.${part.getAttribute("class")}.${part.getAttribute("data-kind")}`)
        .join(" ");
      const times = (seen.get(built) ?? 0) + 1;
      seen.set(built, times);
      if (times > 2) card.remove();
    }
  });

/** What sticks out of the screen, where the page scrolls sideways. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const out = [...document.body.querySelectorAll("*")].filter(
      (each) => each.getBoundingClientRect().right > clientWidth + 1,
    );
    const names = out.slice(0, 3).map((each) => `${each.localName}.${each.getAttribute("class") ?? ""}`);
    return [`${scrollWidth} px wide: ${names.join(", ")}`];
  });

/**
 * Puts a word as long as German ones before every text of a page's content, and a price of seven figures where a price
 * stands. Pictures do not come.
 */
const lengthenWords = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const content = document.querySelector("main") ?? document.body;
    const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.nodeValue ?? "";
      if (node.parentElement?.closest("script, style, option, noscript") || text.trim().length < 3) continue;
      node.nodeValue = /\$\d/.test(text)
        ? text.replaceAll(/\$[\d,]+/g, "$1,249,990")
        : `Gebrauchtwagenfinanzierung ${text}`;
    }
  });

for (const face of FACES) {
  test(`nothing of ${face} sticks out and no word is cut, from a phone over tablets to a wide screen`, async ({
    page,
  }, info) => {
    test.skip(info.project.name !== "phone", "one browser takes every width");
    const car = await carOf(page, face);
    const found: string[] = [];
    for (const path of ["/", LIST, car ?? "/offers", "/contact"]) {
      await page.goto(at(face, path));
      for (const width of FROM_PHONE_TO_WIDE) {
        await page.setViewportSize({ width, height: HEIGHT });
        const problems = [...(await tooWide(page)), ...(await clippedWords(page))];
        found.push(...problems.map((what) => `${path} at ${width} px: ${what}`));
      }
    }
    expect(found).toEqual([]);
  });
}

/** Components that stick out of the box they were given by more than the gutter, into which rows and pictures may run. */
const stickOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const gutter = Number.parseFloat(
      getComputedStyle(document.querySelector(".fc-main") ?? document.body).paddingRight,
    );
    return [...document.querySelectorAll<HTMLElement>(".gallery-state")]
      .filter((box) => box.scrollWidth > box.clientWidth + gutter + 1)
      .map((box) => `${box.closest("article")?.id}, ${box.previousElementSibling?.textContent}`);
  });

test("every component keeps long words and a price of seven figures in its box, at every width and in every theme", async ({
  page,
}, info) => {
  test.skip(info.project.name !== "phone", "one browser takes every width");
  await page.goto(`http://localhost:${PORT}/directory/gallery`);
  await lengthenWords(page);
  const found: string[] = [];
  const look = async (as: string): Promise<void> => {
    const problems = [
      ...(await tooWide(page)),
      ...(await clippedWords(page, "boxes")),
      ...(await stickOut(page)),
    ];
    found.push(...problems.map((what) => `${as}: ${what}`));
  };
  for (const width of LONG_WIDTHS.toReversed()) {
    await page.setViewportSize({ width, height: 740 });
    await look(`${width} px`);
  }
  // Faces of letters are wider in some themes: each is looked at on the narrowest phone.
  const themes = page.locator("input[name=theme]");
  expect(await themes.count()).toBeGreaterThanOrEqual(9);
  for (const theme of await themes.all()) {
    await theme.evaluate((box: HTMLInputElement) => box.click());
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await look((await theme.getAttribute("id")) ?? "");
  }
  expect(found).toEqual([]);
});

test("what is wrong is read in every theme, on light grounds and on dark ones", async ({ page }) => {
  dailyOn("phone");
  // Colours that are still changing are none of a theme's.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`http://localhost:${PORT}/directory/gallery`);
  const found: string[] = [];
  for (const theme of await page.locator("input[name=theme]").all()) {
    await theme.evaluate((box: HTMLInputElement) => box.click());
    const problems = await axeProblems(page, ".fc-notice");
    found.push(...problems);
  }
  expect(found).toEqual([]);
});

test("axe finds nothing on the list of dealers", async ({ page }) => {
  await page.goto(`http://localhost:${PORT}/`);
  expect(await axeProblems(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
});

test("axe finds nothing around a booking site's frame that is open, and nothing sticks out", async ({
  page,
}) => {
  dailyOn("phone");
  const body = "<!doctype html><html lang=en><title>Bookings</title><h1>Choose a time</h1></html>";
  await page.route(`${BOOKINGS}**`, (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto(at(FRAMES_BOOKINGS, "/service"));
  const box = page.locator("details.fc-frame-facade");
  await box.locator("summary").focus();
  await page.keyboard.press("Enter");
  const frame = page.frameLocator("details.fc-frame-facade iframe");
  await expect(frame.getByRole("heading", { name: "Choose a time" })).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await tooWide(page)).toEqual([]);
  }
});

test("the enquiry's dialog opens and closes by keyboard, and the focus goes back", async ({ page }, info) => {
  test.skip(info.project.name === "phone", "phones have no Tab key");
  await page.goto(at(AU, "/search/new-used-and-demo-cars"));
  await page.locator(".fc-car-card a").first().click();
  const enquire = page.locator("a[data-opens=enquire]:visible").first();
  await enquire.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(enquire).toBeFocused();
});
