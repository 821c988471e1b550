import { expect, test } from "@playwright/test";
import { axeProblems } from "../support/axe-problems.ts";
import { deskLink } from "../support/desk.ts";
import { sendEnquiry } from "../support/send-enquiry.ts";
import { expectNoSidewaysScroll } from "../support/site.ts";

const TENANT = "tidewater-yard";

test("an operator watches a lead arrive, sees where it went and why, and sends it again", async ({
  page,
}, info) => {
  await page.goto(await deskLink());
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("link", { name: "Leads", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Leads" })).toBeVisible();

  const key = `watched-${info.project.name}-${info.retry}`;
  const id = await sendEnquiry(TENANT, key);
  // Nobody reloads: the page is rendered again by itself.
  await page.locator(`a[href="/desk/leads/${id}"]`).click();

  await expect(page.getByRole("heading", { name: /Where it goes: mail/ })).toBeVisible();
  await expect(page.getByText("Submitted by the form general")).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText("Delivered to mail after 1 try")).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByRole("button", { name: "Send everything again" }).click();
  await expect(page.getByRole("status")).toHaveText("Its deliveries are due now.");
  expect(await axeProblems(page)).toEqual([]);

  await page.getByRole("link", { name: "Leads", exact: true }).click();
  await page.getByLabel("Id, e-mail or phone").fill(`${key}@example.com`);
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByRole("row")).toHaveCount(2);
  for (const path of [
    "/desk",
    "/desk/leads",
    `/desk/sites/${TENANT}?section=cars&address=/contact`,
    "/desk/audit",
  ]) {
    await page.goto(new URL(path, page.url()).href);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    expect(await axeProblems(page), path).toEqual([]);
  }
});
