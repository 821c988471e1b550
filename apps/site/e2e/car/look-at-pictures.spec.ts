import { type APIRequestContext, expect, type Page, test, scriptsListen } from "../support/touched-pages.ts";
import { axeProblems } from "../support/axe-problems.ts";
import { pressEnterOn } from "../support/by-keyboard.ts";
import { withPictures } from "../support/journey-browser.ts";
import { ask, at, AU, dailyOn, expectNoSidewaysScroll, firstCar, LIST, SHORT_LIST } from "../support/site.ts";

/** Pictures of cars and content, as pages ask for them. */
const PICTURES = /\/media\/|_next\/image/;

test.use({ launchOptions: withPictures });

/** Opens a car with its scripts listening; a picture pressed before that leads to its file. */
async function openCar(page: Page, request: APIRequestContext): Promise<void> {
  await page.goto(at(AU, await firstCar(request, AU)));
  await scriptsListen(page);
}

test("a shopper looks at every picture by keyboard, and the page stays where it is", async ({
  page,
  request,
}) => {
  dailyOn("desktop");
  await openCar(page, request);
  await expectNoSidewaysScroll(page);
  const address = page.url();
  const stage = page.locator(".fc-gallery__stage");
  const shown = () => stage.evaluate((row) => Math.round(row.scrollLeft / row.clientWidth));
  await pressEnterOn(stage.locator("[data-view]").nth(2));
  const viewer = page.locator("dialog.fc-viewer");
  const thumbnails = viewer.locator("[data-goes]");
  await expect(viewer.locator("output")).toHaveText(/^3 \/ \d+$/);
  await expect(thumbnails.nth(2)).toHaveAttribute("aria-current", "true");
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.keyboard.press("ArrowRight");
  await expect(viewer.locator("output")).toHaveText(/^4 \/ \d+$/);
  await page.keyboard.press("End");
  await expect(viewer.locator("output")).toHaveText(/^(\d+) \/ \1( |$)/);
  await thumbnails.nth(1).press("Enter");
  await expect(viewer.locator("output")).toHaveText(/^2 \/ \d+$/);
  await expect(thumbnails.nth(1)).toHaveAttribute("aria-current", "true");
  await expect(thumbnails.nth(2)).not.toHaveAttribute("aria-current", "true");
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await expect.poll(shown).toBe(1);
  expect(page.url()).toBe(address);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test("mouse and keys enlarge a picture, and a film that is asked for plays in the viewer alone", async ({
  page,
  request,
  isMobile,
}) => {
  dailyOn("desktop");
  const list = await (await ask(request, AU, LIST)).text();
  const cars = [...new Set([...list.matchAll(/href="(\/cars\/[^"]+)"/g)].map(([, path]) => path ?? ""))];
  let filmed = "";
  for (const path of cars) {
    if ((await (await ask(request, AU, path)).text()).includes("data-film")) filmed = path;
    if (filmed) break;
  }
  await page.route("https://*.example/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "A film" }),
  );
  await page.goto(at(AU, filmed));
  await scriptsListen(page);
  await page.locator(".fc-gallery__media a").first().click();
  const viewer = page.locator("dialog.fc-viewer");
  await expect(viewer).toBeVisible();
  const frame = viewer.locator("iframe").first();
  await expect(frame).toHaveAttribute("src", /^https:/);
  await expect(frame.contentFrame().getByText("A film")).toBeVisible();
  const name = (await frame.getAttribute("title")) ?? "";
  await expect(viewer.locator("output")).toContainText(name);
  expect(await axeProblems(page)).toEqual([]);
  await page.keyboard.press("Home");
  await expect(frame).not.toHaveAttribute("src");
  // Nothing of it is fetched before it is asked for.
  await page.keyboard.press("End");
  const last = viewer.locator(".fc-viewer__stage li").last();
  await expect(viewer.locator("output")).toHaveText(/^(\d+) \/ \1 /);
  await expect(last.locator("iframe")).not.toHaveAttribute("src");
  await last.getByRole("button").click();
  await expect(last.locator("iframe")).toHaveAttribute("src", /^https:/);
  // The film has the focus, and takes keys as soon as it is there.
  await viewer.locator('form[method="dialog"] button').click();
  await page.locator(".fc-gallery__stage [data-view]").first().click();
  if (isMobile) return;
  const picture = viewer.locator(".fc-viewer__stage img").first();
  const width = async () => (await picture.boundingBox())?.width ?? 0;
  const before = await width();
  await picture.click();
  expect(await width()).toBeGreaterThan(before * 2);
  await picture.click();
  expect(await width()).toBeCloseTo(before, 0);
  const left = async () => (await picture.boundingBox())?.x ?? 0;
  await viewer.getByRole("button", { name: "Enlarge the picture" }).press("Enter");
  expect(await width()).toBeGreaterThan(before * 2);
  const middle = await left();
  await page.keyboard.press("ArrowRight");
  expect(await left()).toBeLessThan(middle);
  await expect(viewer.locator("output")).toHaveText(/^1 /);
  await page.keyboard.press("-");
  expect(await width()).toBeCloseTo(before, 0);
  await page.keyboard.press("ArrowRight");
  await expect(viewer.locator("output")).toHaveText(/^2 /);
});

test("the viewer works on a car that the shopper comes back to, and lies over no page it was left open on", async ({
  page,
  request,
}) => {
  dailyOn("phone");
  await openCar(page, request);
  const viewer = page.locator("dialog.fc-viewer");
  const open = () => pressEnterOn(page.locator(".fc-gallery__stage [data-view]").nth(1));
  await open();
  await expect(viewer.locator("output")).toHaveText(/^2 \/ \d+$/);
  await page.keyboard.press("Escape");
  await page.locator("header a[href='/']").first().click();
  await expect(page.locator(".fc-hero")).toBeVisible();
  await page.goBack();
  await open();
  await expect(viewer.locator("output")).toHaveText(/^2 \/ \d+$/);
  await page.keyboard.press("ArrowRight");
  await expect(viewer.locator("output")).toHaveText(/^3 \/ \d+$/);
  await page.goForward();
  await expect(page.locator(".fc-hero")).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-covered");
  await page.goBack();
  await expect(page.locator(".fc-gallery__stage")).toBeVisible();
  await expect(viewer).toBeHidden();
});

test("the viewer opens at the picture that was pressed, and stays there where none can be loaded", async ({
  page,
  request,
}) => {
  dailyOn("phone");
  await page.route(PICTURES, (route) => route.abort());
  await openCar(page, request);
  await pressEnterOn(page.locator(".fc-gallery__stage [data-view]").nth(2));
  await expect(page.locator("dialog.fc-viewer output")).toHaveText(/^3 \/ \d+$/);
  const slides = page.locator(".fc-viewer__stage li");
  await expect(slides.nth(2).locator("img")).toHaveJSProperty("complete", true);
  const widths = await slides.evaluateAll((all) => all.map((slide) => slide.getBoundingClientRect().width));
  expect([...new Set(widths)]).toEqual([page.viewportSize()?.width]);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("a picture shows, and one that cannot be loaded moves nothing", async ({ page }) => {
    dailyOn("phone");
    // Without a script a browser fetches the pictures of all cards at once; the first of them are enough here.
    let fetched = 0;
    await page.route(PICTURES, (route) => {
      fetched += 1;
      return fetched <= 6 ? route.continue() : route.abort();
    });
    await page.goto(at(AU, SHORT_LIST));
    const first = page.locator(".fc-car-card img").first();
    expect(await first.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    const height = (): Promise<number | undefined> =>
      page
        .locator(".fc-car-card > div")
        .first()
        .boundingBox()
        .then((box) => box?.height);
    const before = await height();
    await page.route(PICTURES, (route) => route.abort());
    await page.reload();
    expect(await height()).toBe(before);
    await expectNoSidewaysScroll(page);
  });
});

test("a list's pictures are fetched in the share of the window that is specified", async ({
  page,
  isMobile,
}) => {
  // The whole width of a phone, a third of a tablet's, a quarter of a desktop's.
  const shares = isMobile ? { 320: 1, 412: 1, 767: 1 } : { 768: 0.33, 1199: 0.33, 1366: 0.25 };
  for (const [width, share] of Object.entries(shares)) {
    await page.setViewportSize({ width: Number(width), height: 800 });
    await page.goto(at(AU, LIST));
    const picture = page.locator(".fc-car-card img").first();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
    // The natural width of a picture that comes in several widths is the one that its `sizes` promise.
    const shown = await picture.evaluate((img: HTMLImageElement) => img.naturalWidth / innerWidth);
    expect(shown).toBeGreaterThan(share * 0.95);
    expect(shown).toBeLessThan(share * 1.05);
  }
});
