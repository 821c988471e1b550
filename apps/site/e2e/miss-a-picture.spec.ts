import { expect, test } from "./touched-pages.ts";
import { withPictures } from "./launch-options.ts";
import { at, AU, expectNoSidewaysScroll, firstCar, SHORT_LIST } from "./site.ts";

/** Pictures of cars and content, as pages ask for them. */
const PICTURES = /\/media\/|_next\/image/;

test.use({ launchOptions: withPictures });

test("the viewer opens at the picture that was pressed, and stays there where none can be loaded", async ({
  page,
  request,
}) => {
  await page.route(PICTURES, (route) => route.abort());
  await page.goto(at(AU, await firstCar(request, AU)));
  await page.waitForLoadState("networkidle");
  const link = page.locator(".fc-gallery__stage [data-view]").nth(2);
  await link.focus();
  await link.press("Enter");
  await expect(page.locator("dialog.fc-viewer output")).toHaveText(/^3 \/ \d+$/);
  const slides = page.locator(".fc-viewer__stage li");
  await expect(slides.nth(2).locator("img")).toHaveJSProperty("complete", true);
  const widths = await slides.evaluateAll((all) => all.map((slide) => slide.getBoundingClientRect().width));
  expect([...new Set(widths)]).toEqual([page.viewportSize()?.width]);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("a picture shows, and one that cannot be loaded moves nothing", async ({ page }) => {
    // Without a script a browser fetches the pictures of all cards at once; the first of them are enough here.
    let fetched = 0;
    await page.route(PICTURES, (route) => {
      fetched += 1;
      return fetched <= 6 ? route.continue() : route.abort();
    });
    await page.goto(at(AU, SHORT_LIST));
    const first = page.locator(".fc-car-card__picture img").first();
    expect(await first.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    const height = (): Promise<number | undefined> =>
      page
        .locator(".fc-car-card__picture")
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
