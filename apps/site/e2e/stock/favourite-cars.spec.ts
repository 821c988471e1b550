import { expect, type Page, test, scriptsListen } from "../support/touched-pages.ts";
import { at, AU, SHORT_LIST } from "../support/site.ts";

const hearts = (page: Page) => page.locator("button.fc-heart");
const count = (page: Page) => page.locator("[data-heart-count]");
const kept = (page: Page) => page.locator("[data-garage] .fc-car-card");

test("a heart keeps a car here, in another tab and on the favourites' page, and takes it out again", async ({
  page,
  context,
}) => {
  await page.goto(at(AU, SHORT_LIST));
  const heart = hearts(page).first();
  const name = await page.locator(".fc-car-card h2 span").first().innerText();
  // The script fills in the count once it follows the hearts, so a press before that sends the plain form.
  await scriptsListen(page);
  await heart.focus();
  await page.keyboard.press("Enter");
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect(count(page)).toHaveText("1");

  const other = await context.newPage();
  await other.goto(at(AU, SHORT_LIST));
  await expect(hearts(other).first()).toHaveAttribute("aria-pressed", "true");
  await hearts(page).nth(1).click();
  await expect(count(other)).toHaveText("2");
  await other.close();

  await page.getByRole("link", { name: "My favourites" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "My favourites" })).toBeVisible();
  await expect(kept(page)).toHaveCount(2);
  await expect(kept(page).last()).toContainText(name);

  await kept(page).last().locator("button.fc-heart").click();
  await expect(count(page)).toHaveText("1");
  await page.reload();
  await expect(kept(page)).toHaveCount(1);
});

test("a heart lies above the link of its card, also where the card's name stands on its picture", async ({
  page,
}) => {
  await page.goto(at("redline", "/"));
  await scriptsListen(page);
  const heart = hearts(page).first();
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
});

test("favourites that the browser's storage remembers come back to the page when its cookie is gone", async ({
  page,
  context,
}) => {
  await page.goto(at(AU, SHORT_LIST));
  await scriptsListen(page);
  await Promise.all([
    page.waitForResponse((response) => response.url().endsWith("/api/favourites")),
    hearts(page).first().click(),
  ]);
  await expect(count(page)).toHaveText("1");
  await context.clearCookies();
  await page.goto(at(AU, "/my-garage"));
  await expect(kept(page)).toHaveCount(1);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("a heart leads to the favourites and from there back to the list", async ({ page }) => {
    await page.goto(at(AU, "/my-garage"));
    await expect(page.getByText("Nothing saved yet.")).toBeVisible();
    await page.goto(at(AU, SHORT_LIST));
    await hearts(page).first().click();
    await expect(kept(page)).toHaveCount(1);
    await page.getByRole("link", { name: "Back to where you were" }).click();
    await expect(page).toHaveURL(at(AU, SHORT_LIST));
    await page.goto(at(AU, "/my-garage"));
    await hearts(page).first().click();
    await expect(page.getByText("Nothing saved yet.")).toBeVisible();
  });
});
