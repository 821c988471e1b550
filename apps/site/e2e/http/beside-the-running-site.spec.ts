import { expect, test } from "@playwright/test";
import { forecourt } from "../support/desk.ts";
import { ask } from "../support/site.ts";

const TENANT = "kowhai";

const importFeed = (): Promise<string> =>
  forecourt(
    "stock",
    "import",
    "demo/feeds/sample-yard.csv",
    "--tenant",
    TENANT,
    "--map",
    "demo/feeds/sample-yard.map.json",
  );

test("an imported feed is on the site without a restart, and importing it again changes nothing", async ({
  request,
}) => {
  const before = await (await ask(request, TENANT, "/search/new-used-and-demo-cars")).text();
  const first = await importFeed();
  expect(first).toMatch(/\+\d+/);
  await expect
    .poll(async () => (await ask(request, TENANT, "/search/new-used-and-demo-cars")).text(), {
      timeout: 15_000,
    })
    .not.toContain(/(\d+) cars/.exec(before)?.[0] ?? "no count");
  expect(await importFeed()).toContain("+0 −0 ~0");
});

test("the command line lists a lead while the site runs", async ({ request }, info) => {
  const lead = {
    form: "general",
    idempotency_key: `beside-${info.retry}-site`,
    first_name: "Ngaio",
    last_name: "Shopper",
    email: "ngaio@example.com",
    phone: "021 123 4567",
    postcode: "6011",
    message: "Do you open on Labour Day?",
    category: "General Enquiry",
    terms_conditions: true,
  };
  const answer = await ask(request, TENANT, "/api/leads", { method: "POST", data: { lead } });
  const body: unknown = await answer.json();
  expect(answer.status(), JSON.stringify(body)).toBe(201);
  const id = typeof body === "object" && body !== null && "id" in body ? String(body.id) : "";
  expect(await forecourt("leads", "list", "--tenant", TENANT)).toContain(id);
  expect(await forecourt("leads", "show", id)).toContain("Do you open on Labour Day?");
});
