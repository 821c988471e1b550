import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { axeProblems } from "../support/axe-problems.ts";
import { deskLink, forecourt } from "../support/desk.ts";
import { holdAsSpam, refuseDelivery, reserveFor } from "../support/desk-jobs.ts";
import { layDealer } from "../support/own-dealer.ts";
import { sendEnquiry } from "../support/send-enquiry.ts";
import { DATA, expectNoSidewaysScroll } from "../support/site.ts";

const LEADS = "tidewater-yard";
const SITE = "desk-jobs";

/** A feed of one car and three rows that are none. */
function feedWithRefusedRows(): { feed: string; map: string } {
  const [feed, map] = [join(DATA, "jobs.csv"), join(DATA, "jobs.map.json")];
  writeFileSync(feed, "Make,Model,Price\nKia,Rio,19990\nKia,,1\nKia,,2\nKia,,3\n");
  const fields = { make: "Make", model: "Model", car_type: { constant: "used" }, price: "Price" };
  writeFileSync(map, JSON.stringify({ name: "yard", fields }));
  return { feed, map };
}

/** Counts what a person presses and types, from the first page of the desk on. */
function operatorOf(page: Page) {
  let presses = 0;
  return {
    press: async (what: Locator): Promise<void> => {
      presses += 1;
      await what.click();
    },
    type: async (where: Locator, text: string): Promise<void> => {
      presses += 1;
      await where.fill(text);
    },
    job: async (name: string, most: number, work: () => Promise<void>): Promise<void> => {
      await test.step(name, async () => {
        presses = 0;
        await page.goto("/desk");
        await work();
        expect(presses, `${name}: presses`).toBeLessThanOrEqual(most);
      });
    },
  };
}

test("an operator does twelve jobs at the desk, each in a few presses", async ({ browser }, info) => {
  const key = `jobs-${info.project.name}-${info.retry}`;
  const { feed, map } = feedWithRefusedRows();
  await layDealer(SITE, { tagline: "As it was." });
  const [link, lost, spam, erased] = await Promise.all([
    deskLink(),
    sendEnquiry(LEADS, `${key}-lost`),
    sendEnquiry(LEADS, `${key}-spam`),
    sendEnquiry(LEADS, `${key}-erased`),
    forecourt("stock", "import", feed, "--map", map, "--tenant", SITE),
  ]);
  const reservation = `r${Date.now()}`.padEnd(16, "0");
  await refuseDelivery(lost);
  holdAsSpam(spam);
  await reserveFor(LEADS, reservation, lost);

  const desk = await browser.newPage({ baseURL: new URL(link).origin });
  await desk.goto(link);
  await desk.getByRole("button", { name: "Sign in" }).click();
  const { press, type, job } = operatorOf(desk);
  const open = (name: string | RegExp, exact = true) => press(desk.getByRole("link", { name, exact }));
  const button = (name: string) => press(desk.getByRole("button", { name, exact: true }));
  const said = (text: string | RegExp) => expect(desk.getByRole("status")).toHaveText(text);
  const toSite = async (part: string): Promise<void> => {
    await open("Sites and stock");
    await open(SITE);
    await open(part);
  };
  const lead = async (id: string): Promise<void> => {
    await press(desk.locator(`a[href="/desk/leads/${id}"]`));
  };

  await job("a lead never arrived: see why, and send it again", 2, async () => {
    await lead(lost);
    await expect(desk.getByText("last problem: SMTP 550")).toBeVisible();
    await button("Send what did not arrive again");
    await said("Its deliveries are due now.");
  });
  await job("a lead is held as spam, and is no spam", 2, async () => {
    await lead(spam);
    await button("Release");
    await said("The lead goes out now.");
  });
  await job("what exactly was sent to the dealer", 3, async () => {
    await open("Leads");
    await lead(lost);
    await open("mail");
    await expect(desk.getByLabel("Body of what is sent")).toContainText(`${key}-lost`);
  });
  await job("why a lead goes where it goes", 2, async () => {
    await open("Leads");
    await lead(lost);
    await expect(desk.getByRole("heading", { name: /Where it goes: mail/ })).toBeVisible();
  });
  await job("find a person, and erase what they sent", 6, async () => {
    await open("Leads");
    await type(desk.getByLabel("Id, e-mail or phone"), `${key}-erased@example.com`);
    await button("Show");
    await lead(erased);
    await open("Erase…");
    await button("Erase for good");
    await said("The lead and who sent it are erased.");
  });
  await job("take a deposit, and give it back", 6, async () => {
    await open("Reservations");
    await press(desk.locator(`a[href="/desk/reservations/${reservation}"]`));
    await open("capture…");
    await button("Yes, capture");
    await said("It is written down and carried out.");
    await open("refund…");
    await button("Yes, refund");
    // Another process of this installation may carry it out a moment later.
    await expect(async () => {
      await desk.reload();
      await expect(desk.locator("dl")).toContainText(/Given back\s*\$500/, { timeout: 1_000 });
    }).toPass();
  });
  await job("why a car has no Reserve button", 4, async () => {
    await toSite("Cars");
    await press(desk.getByRole("region", { name: "Cars, as a table" }).getByRole("link").first());
    await expect(desk.getByRole("row", { name: /^reserve/ })).toContainText(/no.+\.|yes/);
    await expect(desk.getByRole("row", { name: /\/search\/new-used-and-demo-cars/ })).toContainText("yes");
  });
  await job("which rows a feed refused, and why", 3, async () => {
    await toSite("Feeds");
    await expect(desk.getByRole("row", { name: /model is needed and is empty/ })).toHaveCount(3);
    await expect(desk.getByRole("row", { name: /yard.+\+1/ })).toBeVisible();
  });
  await job("change a setting, look at the pages, publish it and take it back", 8, async () => {
    await open("Sites and stock");
    await open(SITE);
    await open("site.tagline");
    await type(desk.getByLabel("Value"), "Changed at the desk.");
    await button("Put into the draft");
    await expect(desk.getByRole("row", { name: /^home/ })).toContainText("differences");
    const car = desk.getByRole("row", { name: /^car/ });
    // Says what differs, where anything does.
    if (!(await car.textContent())?.includes("the same")) {
      await car.getByRole("link").click();
      expect(await desk.getByRole("list", { name: "What differs in the HTML" }).innerText()).toBe("");
    }
    await expect(car).toContainText("the same");
    await expect(desk.locator("ins").filter({ hasText: "Changed at the desk." })).not.toHaveCount(0);
    await expect(
      desk.frameLocator('iframe[title="/ draft, 390 px wide"]').getByText("Changed at the desk.").first(),
    ).toBeVisible();
    expect(await axeProblems(desk)).toEqual([]);
    await button("Publish");
    await said(/written to the dealer's folder/);
    await button("Take it back");
    await said(/as they were before/);
  });
  await job("who changed this setting", 1, async () => {
    await open("Audit");
    await expect(
      desk.getByText(`tenant draft set ${SITE} site.tagline Changed at the desk.`).first(),
    ).toBeVisible();
  });
  await job("what an address of a site does", 4, async () => {
    await open("Sites and stock");
    await open(SITE);
    await type(desk.getByRole("textbox", { name: "Address" }), "/contact");
    await button("Try it");
    await said(/shows the page form/);
  });
  await job("what shoppers look for and do not find", 3, async () => {
    await toSite("Shoppers");
    await expect(desk.getByRole("heading", { name: "Searched for, and no car says it" })).toBeVisible();
  });

  await desk.setViewportSize({ width: 320, height: 640 });
  for (const path of ["/shoppers", "/feeds", "/draft", "/settings/site.tagline"]) {
    await desk.goto(`/desk/sites/${SITE}${path}`);
    await expectNoSidewaysScroll(desk);
    expect(await axeProblems(desk), path).toEqual([]);
  }
  await desk.close();
});
