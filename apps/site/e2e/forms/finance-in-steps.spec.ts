import { type BrowserContext, expect, type Page, test } from "../support/touched-pages.ts";
import { axeProblems } from "../support/axe-problems.ts";
import { fillShown } from "../support/fill-form.ts";
import { AU, at, expectNoSidewaysScroll, leadsOf, storedLead } from "../support/site.ts";

const form = (page: Page) => page.locator("form#finance");
const next = (page: Page) => form(page).locator("button[type=submit]:visible").click();
const expectStep = (page: Page, step: number) =>
  expect(form(page).locator(".fc-step-header p")).toHaveText(`Step ${step} of 4`);

async function open(page: Page, marker: string, path = "/finance"): Promise<void> {
  await page.setExtraHTTPHeaders({ "x-forwarded-for": marker });
  await page.goto(at(AU, path));
  await expectStep(page, 1);
}

/** Axe finds nothing on a step, and nothing sticks out of the screen. */
async function expectKind(page: Page, step: number): Promise<void> {
  await expectStep(page, step);
  // Axe measures colours as they are drawn: nothing may fade or slide any more.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((each) => each.finished)));
  expect(await axeProblems(page), `step ${step}`).toEqual([]);
  await expectNoSidewaysScroll(page);
}

/** The ids of the leads that pages are answered with. */
function leadIds(context: BrowserContext): unknown[] {
  const ids: unknown[] = [];
  context.on("response", async (response) => {
    if (!response.url().includes("/api/leads") || !response.ok()) return;
    // The last answer goes with its page when the confirmation is opened.
    const answer: unknown = await response.json().catch(() => null);
    if (typeof answer === "object" && answer !== null && "id" in answer) ids.push(answer.id);
  });
  return ids;
}

/** Fills in what a step shows and goes on. */
async function answer(page: Page, marker: string): Promise<void> {
  await fillShown(form(page), new Map(), { market: "AU", marker });
  await next(page);
}

test("finance in steps: back and skip, saved as it grows, one lead at the end, and each step kind to everybody", async ({
  page,
}, info) => {
  const marker = `finance in steps ${info.project.name} ${info.retry}`;
  await open(page, marker);
  await expectKind(page, 1);
  await next(page);
  await expect(page.locator("main [role=alert]").first()).toContainText("*This is a required field.");
  await expectKind(page, 1);

  await answer(page, marker);
  await expectKind(page, 2);
  await expect(form(page).getByRole("progressbar")).toHaveAttribute("value", "25");
  await expect(form(page).getByText("Saved.")).toBeVisible();
  const unfinished = leadsOf(AU).filter(({ lead }) => lead.form === "finance");
  expect(unfinished.map(({ lead }) => lead.stage)).toContainEqual(
    expect.objectContaining({ kind: "incomplete", step: 0 }),
  );

  await form(page).getByRole("button", { name: "Skip this step" }).click();
  await expectKind(page, 3);
  await form(page).getByRole("button", { name: "Back" }).click();
  await expectStep(page, 2);
  await form(page).getByRole("button", { name: "Back" }).click();
  await expectStep(page, 1);
  await expect(form(page).getByLabel("Vehicle price or budget")).toHaveValue("25,000");
  await next(page);
  await form(page).getByRole("button", { name: "Skip this step" }).click();
  await answer(page, marker);
  await expectKind(page, 4);
  await answer(page, marker);
  await expect(page).toHaveURL(/\/success\?category=finance-enquiry/);

  const { lead } = storedLead(marker);
  expect(lead.stage).toEqual({ kind: "complete", step: 3, skipped: [1] });
  expect(lead.person).toMatchObject({ firstName: "Ada", middleName: "May", lastName: "Shopper" });
  expect(lead.answers.find(({ name }) => name === "vehiclePriceBudget")?.value).toBe("25000");
});

test("the browser's Back is one step back, and a reload goes on where it was", async ({ page }, info) => {
  const marker = `finance back ${info.project.name} ${info.retry}`;
  await open(page, marker);
  await answer(page, marker);
  await expectStep(page, 2);
  await form(page).getByLabel("Yearly income before tax").fill("77,000");
  await page.goBack();
  await expectStep(page, 1);
  await expect(page).toHaveURL(at(AU, "/finance"));
  await next(page);
  await expectStep(page, 2);
  await expect(form(page).getByLabel("Yearly income before tax")).toHaveValue("77,000");

  await page.reload();
  await expectStep(page, 2);
  await expect(form(page).getByLabel("Yearly income before tax")).toHaveValue("77,000");
  await page.goBack();
  await expectStep(page, 1);
  await expect(form(page).getByLabel("Vehicle price or budget")).toHaveValue("25,000");
});

test("a saved form goes on in a fresh browser, by its link alone, and stays one lead", async ({
  page,
  browser,
}, info) => {
  const marker = `finance elsewhere ${info.project.name} ${info.retry}`;
  await open(page, marker);
  await answer(page, marker);
  await expectStep(page, 2);
  await answer(page, marker);
  await expectStep(page, 3);
  await expect(form(page).getByText("Saved.")).toBeVisible();
  await form(page).getByRole("button", { name: "Finish later" }).click();
  const link = await form(page).getByLabel("Your link").inputValue();
  expect(link).toMatch(/\/finance#resume=[\w-]{20,}$/);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  const asked: string[] = [];
  other.on("request", (request) => asked.push(request.url()));
  await other.setExtraHTTPHeaders({ "x-forwarded-for": marker });
  await other.goto(link);
  await expectStep(other, 3);
  await expect(other).toHaveURL(at(AU, "/finance"));
  await form(other).getByRole("button", { name: "Back" }).click();
  await form(other).getByRole("button", { name: "Back" }).click();
  await expect(form(other).getByLabel("Vehicle price or budget")).toHaveValue("25,000");
  await next(other);
  await next(other);
  await answer(other, marker);
  await expectStep(other, 4);
  await answer(other, marker);
  await expect(other).toHaveURL(/\/success\?category=finance-enquiry/);
  // The word that opens the form is in a fragment: no address that was asked for has it, nor an answer.
  expect(asked.filter((url) => /resume=|25,?000|Ada/.test(url))).toEqual([]);
  expect(storedLead(marker).lead.stage).toMatchObject({ kind: "complete", step: 3 });
  await elsewhere.close();
});

test("the browser's Forward checks the step and goes on, as its button does", async ({ page }, info) => {
  const marker = `finance forward ${info.project.name} ${info.retry}`;
  await open(page, marker);
  await answer(page, marker);
  await expectStep(page, 2);
  await page.goBack();
  await expectStep(page, 1);
  await page.goForward();
  await expectStep(page, 2);
  // The browser makes the form's own moves a moment later; a Back before that would leave the page.
  await expect.poll(() => page.evaluate(() => JSON.stringify(window.history.state))).toContain('"depth":1');
  await page.goBack();
  await expectStep(page, 1);
  await form(page).getByLabel("Vehicle price or budget").fill("cheap");
  await page.goForward();
  await expect(form(page).getByLabel("Vehicle price or budget")).toBeFocused();
  await expectStep(page, 1);
});

test("a form reopened in a new tab offers to go on, and stays one lead", async ({ page, context }, info) => {
  const marker = `finance new tab ${info.project.name} ${info.retry}`;
  const ids = leadIds(context);
  await open(page, marker);
  await answer(page, marker);
  await expectStep(page, 2);
  await expect(form(page).getByText("Saved.")).toBeVisible();
  const tab = await context.newPage();
  await page.close();
  await open(tab, marker);
  await tab.getByRole("button", { name: "Go on with it" }).click();
  await expectStep(tab, 2);
  for (let step = 2; step <= 4; step += 1) await answer(tab, marker);
  await expect(tab).toHaveURL(/\/success/);
  expect(storedLead(marker).lead.stage.kind).toBe("complete");
  expect(new Set(ids)).toEqual(new Set([storedLead(marker).id]));
});

test("who starts afresh goes on with the same lead, in the form's first step", async ({
  page,
  context,
}, info) => {
  const marker = `finance afresh ${info.project.name} ${info.retry}`;
  const ids = leadIds(context);
  await open(page, marker);
  await answer(page, marker);
  await expectStep(page, 2);
  await expect(form(page).getByText("Saved.")).toBeVisible();
  const tab = await context.newPage();
  await tab.setExtraHTTPHeaders({ "x-forwarded-for": marker });
  await page.close();
  await tab.goto(at(AU, "/finance"));
  await tab.getByRole("button", { name: "Start afresh" }).click();
  await expect(form(tab).getByRole("heading", { name: "Your budget" })).toBeFocused();
  await answer(tab, marker);
  await expectStep(tab, 2);
  await expect.poll(() => ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test("a link that opens nothing gives a fresh form", async ({ page }) => {
  await page.goto(at(AU, `/finance#resume=${"x".repeat(32)}`));
  await expectStep(page, 1);
});

test("a save that fails holds nobody up, and the next one heals it", async ({ page }, info) => {
  const marker = `finance healed ${info.project.name} ${info.retry}`;
  await open(page, marker);
  await page.route("**/api/leads", (route) =>
    route.fulfill({ status: 503, json: { error: "Busy, sorry." } }),
  );
  await answer(page, marker);
  await expectStep(page, 2);
  await expect(form(page).getByText("Busy, sorry. This step could not be saved")).toBeVisible();
  await page.unroute("**/api/leads");
  await answer(page, marker);
  await expectStep(page, 3);
  await expect(form(page).getByText("Saved.")).toBeVisible();
  await answer(page, marker);
  await answer(page, marker);
  await expect(page).toHaveURL(/\/success/);
  expect(storedLead(marker).lead.stage.kind).toBe("complete");
});

test("photos go with a valuation: what is no photo is named, one is taken out, a cut upload goes on", async ({
  page,
}, info) => {
  const marker = `photos of my car ${info.project.name} ${info.retry}`;
  await page.setExtraHTTPHeaders({ "x-forwarded-for": marker });
  await page.goto(at(AU, "/sell-my-car"));
  const sell = page.locator("form#sell-my-car");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/leads/with-files")) sent.push(request.url());
  });
  for (const step of [1, 2, 3]) {
    await expect(sell.locator(".fc-step-header p")).toHaveText(`Step ${step} of 3`);
    await fillShown(sell, new Map(), { market: "AU", marker });
    if (step === 2) {
      const input = sell.locator("input[type=file]");
      await input.setInputFiles([
        { name: "front.png", mimeType: "image/png", buffer: PNG },
        { name: "notes.jpg", mimeType: "image/jpeg", buffer: Buffer.from("not a picture") },
      ]);
      await expect(sell.getByRole("alert")).toHaveText(
        "notes.jpg is not a JPEG, PNG, WebP, HEIC or PDF file.",
      );
      for (const name of ["back.png", "wrong.png"])
        await input.setInputFiles({
          name,
          mimeType: "image/png",
          buffer: Buffer.concat([PNG, Buffer.from(name)]),
        });
      await expect(sell.locator(".fc-files li")).toHaveCount(3);
      await sell.getByRole("button", { name: "Remove wrong.png" }).click();
      await expect(sell.locator(".fc-files li")).toHaveText([/^front\.png/, /^back\.png/]);
      expect(await axeProblems(page)).toEqual([]);
    }
    if (step === 3) {
      // The first file arrives, the second one's connection is cut, also when it is tried again by itself.
      let cut = 0;
      await page.route("**/api/leads/with-files", (route) => {
        const isSecond = route.request().postDataBuffer()?.includes("back.png") ?? false;
        cut += isSecond ? 1 : 0;
        return isSecond && cut <= 2 ? route.abort() : route.continue();
      });
      await sell.locator("button[type=submit]:visible:not([formaction])").click();
      await expect(sell.getByText("An unexpected error occured")).toBeVisible();
      await page.unroute("**/api/leads/with-files");
      sent.length = 0;
    }
    await sell.locator("button[type=submit]:visible:not([formaction])").click();
  }
  await expect(page).toHaveURL(/\/success\?category=sell-my-car-enquiry/);
  // What had arrived is not sent again, and the dealer has one lead with both.
  expect(sent).toHaveLength(1);
  const { lead, files } = storedLead(marker);
  expect({ files, said: lead.hasFiles }).toEqual({ files: 2, said: true });
});

/** One grey pixel. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==",
  "base64",
);
