import { expect, test } from "@playwright/test";
import { deskCommand, signedInAtDesk, strangerAtDesk } from "../support/desk.ts";
import { layDealer } from "../support/own-dealer.ts";
import { sendEnquiry } from "../support/send-enquiry.ts";
import { type Shopper, shopperAt } from "../support/shopper-client.ts";
import { AU, leadsOf, NZ } from "../support/site.ts";

/** Every page of the desk about one site, and what its pages load of it. */
const pagesOfSite = (site: string): string[] => [
  ...["", "/cars", "/feeds", "/shoppers", "/draft", "/settings/site.tagline"].map(
    (page) => `/desk/sites/${site}${page}`,
  ),
  `/api/desk/preview?site=${site}&of=now&path=/`,
];

/** Every page of the desk about two dealers' things, and who may see each. */
const pagesOf = (own: string, others: string) => ({
  everybody: ["/desk", "/desk/leads", "/desk/sites", "/desk/reservations"],
  own: [`/desk/leads/${own}`, `/desk/leads/${own}?payload=mail`, ...pagesOfSite(AU)],
  others: [`/desk/leads/${others}`, ...pagesOfSite(NZ)],
  platform: ["/desk/audit"],
});

const statuses = async (client: Shopper, paths: readonly string[]): Promise<number[]> => {
  const found: number[] = [];
  for (const path of paths) found.push((await client.get(path)).status);
  return found;
};
const all = (status: number, paths: readonly unknown[]): number[] => paths.map(() => status);

test("each person of the desk sees and does what their role allows, and nothing of another dealer's", async () => {
  const key = `desk-${test.info().retry}`;
  const [own, others] = [await sendEnquiry(AU, `${key}-au`), await sendEnquiry(NZ, `${key}-nz`)];
  await deskCommand("add", "dealer", "--role", "dealer", "--site", AU);
  await deskCommand("add", "reader", "--role", "reader", "--site", AU);
  const pages = pagesOf(own, others);
  const every = Object.values(pages).flat();

  const stranger = strangerAtDesk();
  expect(await statuses(stranger, every)).toEqual(
    every.map((path) => (path.startsWith("/api/") ? 404 : 307)),
  );
  expect((await stranger.get("/desk/sign-in")).status).toBe(200);
  for (const act of ["retry", "again", "release", "erase"])
    expect((await stranger.post("/api/desk/leads", { form: { id: own, act, token: "" } })).location).toBe(
      "/desk/sign-in",
    );
  expect((await stranger.get("/api/desk/leads.csv")).status).toBe(404);
  expect((await stranger.get("/api/desk/live")).status).toBe(404);

  const reader = await signedInAtDesk("reader");
  expect(await statuses(reader.client, [...pages.everybody, ...pages.own])).toEqual(
    all(200, [...pages.everybody, ...pages.own]),
  );
  expect(await statuses(reader.client, [...pages.others, ...pages.platform])).toEqual(
    all(404, [...pages.others, ...pages.platform]),
  );
  for (const act of ["retry", "again", "release", "erase"]) {
    const form = { id: own, act, token: reader.token };
    expect((await reader.client.post("/api/desk/leads", { form })).status).toBe(403);
  }

  const dealer = await signedInAtDesk("dealer");
  expect(await statuses(dealer.client, [...pages.others, ...pages.platform])).toEqual(
    all(404, [...pages.others, ...pages.platform]),
  );
  const list = (await dealer.client.get("/desk/leads")).text;
  expect([list.includes(own), list.includes(others)]).toEqual([true, false]);
  expect((await dealer.client.get(`/desk/leads?q=${others}`)).text).toContain("No lead is like this.");
  const csv = (await dealer.client.get(`/api/desk/leads.csv?site=${NZ}`)).text;
  expect(csv.split("\n").filter(Boolean)).toHaveLength(1);
  const named = [AU, NZ, '"\r\nx: y'].map((site) => `/api/desk/leads.csv?${new URLSearchParams({ site })}`);
  const files = await Promise.all(
    named.map(async (path) => (await dealer.client.get(path)).headers["content-disposition"]),
  );
  const today = /^attachment; filename="(.+)-leads-\d{4}-\d\d-\d\d\.csv"$/;
  expect(files.map((file) => today.exec(String(file))?.[1])).toEqual([AU, "all-sites", "all-sites"]);
  for (const act of ["retry", "again", "release", "erase"]) {
    const form = { id: others, act, token: dealer.token };
    expect((await dealer.client.post("/api/desk/leads", { form })).status).toBe(404);
  }
  expect(leadsOf(NZ).map(({ id }) => id)).toContain(others);

  const withoutToken = await dealer.client.post("/api/desk/leads", { form: { id: own, act: "erase" } });
  expect(withoutToken.status).toBe(403);
  const form = { id: own, act: "erase", token: dealer.token };
  const fromElsewhere = { "sec-fetch-site": "cross-site" };
  expect((await dealer.client.post("/api/desk/leads", { form, headers: fromElsewhere })).status).toBe(403);
  expect((await dealer.client.post("/api/desk/leads", { form })).location).toBe("/desk/leads?done=erased");
  await expect.poll(async () => (await dealer.client.get(`/desk/leads/${own}`)).status).toBe(404);

  const trail = await deskCommand("audit");
  expect(trail).toMatch(new RegExp(`dealer +leads erase ${own} --yes +${AU}`));
  expect(trail).not.toContain(`leads erase ${others}`);

  await deskCommand("remove", "dealer");
  expect((await dealer.client.get("/desk")).location).toBe("/desk/sign-in");
});

test("a link signs one person in once, and wrong passwords are followed by a wait", async () => {
  await deskCommand("add", "linked", "--role", "platform");
  const code = new URL(await deskCommand("link", "linked")).searchParams.get("code") ?? "";
  const form = { act: "in", code, next: "/desk/leads" };
  const first = await strangerAtDesk().post("/api/desk/session", { form });
  expect([first.location, first.cookies.length]).toEqual(["/desk/leads", 1]);
  const second = await strangerAtDesk().post("/api/desk/session", { form });
  expect([second.location, second.cookies.length]).toEqual([
    "/desk/sign-in?problem=wrong&next=%2Fdesk%2Fleads",
    0,
  ]);

  const guesser = strangerAtDesk();
  const problems: (string | undefined)[] = [];
  for (let guess = 0; guess < 6; guess += 1) {
    const password = {
      act: "in",
      name: "linked",
      password: `guess number ${guess}`,
      next: "//elsewhere.example",
    };
    const { location } = await guesser.post("/api/desk/session", { form: password });
    problems.push(/problem=(\w+)&next=%2Fdesk$/.exec(location ?? "")?.[1]);
  }
  expect(problems).toEqual(["wrong", "wrong", "wrong", "wrong", "wrong", "wait"]);
});

test("the desk is at its own port alone, under its own names, and nothing of it is stored by a cache", async () => {
  const { client } = await signedInAtDesk("operator");
  for (const tenant of [null, AU]) {
    const outside = shopperAt(tenant, client.cookies);
    expect((await outside.get("/desk")).status).toBe(404);
    expect((await outside.get("/api/desk/leads.csv")).status).toBe(404);
    expect((await outside.post("/api/desk/leads", { form: { id: "any", act: "erase" } })).status).toBe(404);
    const forged = await outside.get("/desk", { headers: { "x-forecourt-desk": "yes" } });
    expect(forged.status).toBe(404);
  }
  expect((await client.get("/search/used-cars")).status).toBe(404);
  expect((await client.get("/api/leads")).status).toBe(404);
  expect((await client.get("/desk", { headers: { host: "elsewhere.example" } })).status).toBe(421);
  const page = await client.get("/desk");
  expect(page.headers).toMatchObject({
    "cache-control": expect.stringContaining("no-store"),
    "content-security-policy": expect.stringContaining("default-src 'none'"),
  });
});

test("a draft of settings is shown in previews alone until it is published, and is taken back", async () => {
  const SITE = "desk-drafts";
  await layDealer(SITE, { tagline: "As it was." });
  for (const role of ["dealer", "reader"])
    await deskCommand("add", `drafting-${role}`, "--role", role, "--site", SITE);
  const [dealer, reader] = [await signedInAtDesk("drafting-dealer"), await signedInAtDesk("drafting-reader")];
  const act = async ({ client, token }: typeof dealer, form: Record<string, string>) =>
    client.post("/api/desk/drafts", { form: { site: SITE, token, ...form } });
  const set = { act: "set", path: "site.tagline", value: "Changed in a draft." };
  const shown = async (of: string): Promise<string> =>
    (await dealer.client.get(`/api/desk/preview?site=${SITE}&of=${of}&path=/`)).text;
  const live = async (): Promise<string> => (await shopperAt(SITE).get("/")).text;
  await expect.poll(live).toContain("As it was.");

  expect((await act(reader, set)).status).toBe(403);
  expect((await act(dealer, { ...set, site: NZ })).status).toBe(404);
  expect((await act(dealer, { ...set, path: "site.hosts", value: "[]" })).status).toBe(403);
  expect((await act(dealer, set)).location).toBe(`/desk/sites/${SITE}/draft?done=drafted`);
  expect(await shown("now")).toContain("As it was.");
  expect(await shown("draft")).toContain("Changed in a draft.");
  expect(await shown("draft")).not.toContain("<script");
  expect(await live()).toContain("As it was.");
  const page = (await dealer.client.get(`/desk/sites/${SITE}/draft`)).text;
  expect(page).toMatch(/<del>[^<]*As it was\.[\s\S]*<ins>[^<]*Changed in a draft\./);

  expect((await act(dealer, { ...set, path: "search.pageSize", value: "-1" })).location).toContain("drafted");
  expect((await act(dealer, { act: "publish" })).location).toContain("done=wrong");
  expect((await dealer.client.get(`/desk/sites/${SITE}/draft`)).text).toContain("tenant.json");
  expect((await act(dealer, { act: "remove", path: "search.pageSize" })).location).toContain("done=removed");
  expect((await act(reader, { act: "publish" })).status).toBe(403);
  expect((await act(dealer, { act: "publish" })).location).toContain("done=published");
  await expect.poll(live).toContain("Changed in a draft.");
  expect((await act(dealer, { act: "back" })).location).toContain("done=taken-back");
  await expect.poll(live).toContain("As it was.");

  const outside = shopperAt(SITE, dealer.client.cookies);
  expect((await outside.get(`/api/desk/preview?site=${SITE}&of=draft&path=/`)).status).toBe(404);
  expect((await dealer.client.get(`/desk/preview/${SITE}`)).status).toBe(404);
  expect((await outside.get(`/desk/preview/${SITE}`)).status).toBe(404);
});
