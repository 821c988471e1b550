import { expect, type Page, test } from "../support/touched-pages.ts";
import { at, FACES } from "../support/site.ts";

/** Picks the first choice of the home page's search that says how many cars it leads to. */
async function chooseOne(page: Page): Promise<number> {
  const counted = page.locator("option:nth-child(2)", { hasText: /\(\d+\)$/ });
  const field = page.locator("form.fc-search--detailed select").filter({ has: counted }).first();
  const option = field.locator("option").nth(1);
  const count = Number(/\((\d+)\)$/.exec((await option.textContent()) ?? "")?.[1]);
  await field.selectOption((await option.getAttribute("value")) ?? "");
  return count;
}

/** What of a car's page a phone does not show before it is scrolled, above the bar with the button. */
const missingFromFirstScreen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const bar = document.querySelector(".fc-buy-bar .fc-button")?.getBoundingClientRect();
    const bottom = bar && bar.bottom <= innerHeight ? bar.top : 0;
    const parts = {
      picture: ".fc-gallery__stage, .fc-gallery__none",
      name: "h1",
      // A hirer's dates come before the price, which the bar with the button says too.
      price: ":is(.fc-car-page__panel, .fc-buy-bar) .fc-price",
      "first facts or dates": ":is(.fc-car-page__line, .fc-car-page__lead .fc-hire input[type=date])",
    };
    return [
      ...(bottom > 0 ? [] : ["button"]),
      ...Object.entries(parts).flatMap(([name, selector]) => {
        const shown = [...document.querySelectorAll(selector)].some((part) => {
          const { top, bottom: end, height } = part.getBoundingClientRect();
          const inBar = part.closest(".fc-buy-bar") !== null;
          return height > 0 && top >= 0 && end <= (inBar ? innerHeight : bottom);
        });
        return shown ? [] : [name];
      }),
    ];
  });

test.skip(({ isMobile }) => !isMobile, "a desktop shows all of it beside the pictures");

for (const face of FACES) {
  test(`a phone's shopper of ${face} has a fitting list in two taps, and sees a car and what it costs at once`, async ({
    page,
  }) => {
    await page.goto(at(face, "/"));
    const count = await chooseOne(page);
    await page.locator("form.fc-search--detailed button[type=submit]").click();
    await expect(page.locator(".fc-stock__heading p")).toHaveText(new RegExp(`^${count} `));
    const cars = page.locator(
      ".fc-car-card:not(:has(.fc-tag:is([data-kind=sold], [data-kind=reserved]))):has(.fc-price > b)",
    );
    const car = cars.filter({ hasText: /\$\d/ }).first();
    await page.goto(at(face, (await car.locator("h2 a").getAttribute("href")) ?? ""));
    await expect(page.locator("h1")).toBeVisible();
    expect(await missingFromFirstScreen(page)).toEqual([]);
  });
}
