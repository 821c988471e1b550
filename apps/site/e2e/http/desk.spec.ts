import { expect, test } from "@playwright/test";
import { addAtDesk, forecourt, signedInAtDesk, strangerAtDesk } from "../support/desk.ts";
import { layDealer } from "../support/own-dealer.ts";
import { sendEnquiry } from "../support/send-enquiry.ts";
import { type Shopper, shopperAt } from "../support/shopper-client.ts";
import { AU, leadsOf, NZ } from "../support/site.ts";

/** Every page of the desk about one site, and what its pages load of it. */
const pagesOfSite = (site: string): string[] => [
  ...[
    "",
    "/cars",
    "/feeds",
    "/shoppers",
    "/draft",
    "/settings/site.tagline",
    "/files",
    "/file?name=offers.json",
    "/file?name=offers.json&entry=new",
    "/hours?month=2026-12&day=2026-12-25",
  ].map((page) => `/desk/sites/${site}${page}`),
  `/api/desk/preview?site=${site}&of=now&path=/`,
];

/** Every page of the desk about two dealers' things, and who may see each. */
const pagesOf = (own: string, others: string) => ({
  everybody: ["/desk", "/desk/leads", "/desk/sites", "/desk/reservations", "/desk/drafts"],
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

/** Every way to change a site's files, and what is in its draft. */
const actsOfFiles: readonly (readonly [path: string, form: Readonly<Record<string, string>>])[] = [
  ["/api/desk/files", { act: "file", file: "offers.json", text: "[]" }],
  ["/api/desk/files", { act: "file-away", file: "offers.json" }],
  ["/api/desk/files", { act: "entry", file: "offers.json", key: "new", text: '{"id":"1","name":"A"}' }],
  ["/api/desk/files", { act: "entry-away", file: "offers.json", key: "7001" }],
  ["/api/desk/files", { act: "day", date: "2026-12-25", kind: "closed" }],
  ["/api/desk/pictures", {}],
  ["/api/desk/drafts", { act: "set", path: "site.tagline", value: "Changed." }],
  ["/api/desk/drafts", { act: "drop" }],
  ["/api/desk/drafts", { act: "publish" }],
  ["/api/desk/drafts", { act: "back" }],
];

/** What a person is answered for each of these. */
const answersOfFiles = async (
  { client, token }: Awaited<ReturnType<typeof signedInAtDesk>>,
  ...sites: readonly string[]
): Promise<number[]> => {
  const found: number[] = [];
  for (const [path, form] of actsOfFiles) {
    const pairs = sites.map((site) => ["site", site] as const);
    found.push((await client.post(path, { form: [...Object.entries({ ...form, token }), ...pairs] })).status);
  }
  return found;
};

test("each person of the desk sees and does what their role allows, and nothing of another dealer's", async () => {
  const key = `desk-${test.info().retry}`;
  const [own, others] = [await sendEnquiry(AU, `${key}-au`), await sendEnquiry(NZ, `${key}-nz`)];
  await addAtDesk("dealer", "dealer", AU);
  await addAtDesk("reader", "reader", AU);
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

  expect(await answersOfFiles(reader, AU)).toEqual(all(403, actsOfFiles));
  expect(await answersOfFiles(reader, NZ)).toEqual(all(404, actsOfFiles));

  const dealer = await signedInAtDesk("dealer");
  // Several in one act: a site that is not theirs has the whole refused.
  for (const sites of [[NZ], [AU, NZ], ["nowhere"]])
    expect(await answersOfFiles(dealer, ...sites)).toEqual(all(404, actsOfFiles));
  expect(await answersOfFiles({ client: dealer.client, token: "" }, AU)).toEqual(all(403, actsOfFiles));
  expect((await dealer.client.get("/desk/drafts")).text).not.toContain(NZ);
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

  const trail = await forecourt("desk", "audit");
  expect(trail).toMatch(new RegExp(`dealer +leads erase ${own} --yes +${AU}`));
  expect(trail).not.toContain(`leads erase ${others}`);

  await forecourt("desk", "remove", "dealer");
  expect((await dealer.client.get("/desk")).location).toBe("/desk/sign-in");
});

test("a link signs one person in once, and wrong passwords are followed by a wait", async () => {
  await forecourt("desk", "add", "linked", "--role", "platform");
  const code = new URL(await forecourt("desk", "link", "linked")).searchParams.get("code") ?? "";
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
  for (const role of ["dealer", "reader"] as const) await addAtDesk(`drafting-${role}`, role, SITE);
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

const OFFER = { id: "four", name: "Free wipers in May", description: "<p>Fitted while you wait.</p>" };

test("an offer is published to four sites in one act and taken back from all, by those who may", async () => {
  const sites = ["one", "two", "three", "four"].map((name) => `desk-offer-${name}`);
  const [first = "", ...others] = sites;
  for (const site of sites) await layDealer(site, { tagline: site });
  await addAtDesk("offering", "dealer", ...sites);
  await addAtDesk("offering-three", "dealer", ...sites.slice(0, 3));
  const [all4, three] = [await signedInAtDesk("offering"), await signedInAtDesk("offering-three")];
  const send = (
    { client, token }: typeof all4,
    path: string,
    form: Readonly<Record<string, string>>,
    more: readonly string[],
  ) =>
    client.post(path, {
      form: [...Object.entries({ ...form, token }), ...more.map((site) => ["site", site] as const)],
    });
  const offers = async (): Promise<boolean[]> => {
    const found: boolean[] = [];
    for (const site of sites)
      found.push((await shopperAt(site).get("/special-offers")).text.includes(OFFER.name));
    return found;
  };
  for (const site of sites) await expect.poll(async () => (await shopperAt(site).get("/")).status).toBe(200);

  const entry = { act: "entry", file: "offers.json", key: "new", text: JSON.stringify(OFFER) };
  expect((await send(three, "/api/desk/files", entry, sites)).status).toBe(404);
  expect((await send(all4, "/api/desk/files", entry, sites)).location).toBe("/desk/drafts?done=drafted");
  const list = (await all4.client.get("/desk/drafts")).text;
  expect(sites.map((site) => list.includes(`Publish <!-- -->${site}`))).toEqual(sites.map(() => true));
  expect(await offers()).toEqual(sites.map(() => false));

  // One that is wrong has none of them published.
  const wrong = { act: "entry", file: "offers.json", key: "new", text: '{"id":"wrong"}' };
  expect((await send(all4, "/api/desk/files", wrong, [first])).location).toContain("done=drafted");
  expect((await send(all4, "/api/desk/drafts", { act: "publish" }, sites)).location).toBe(
    "/desk/drafts?done=wrong",
  );
  expect((await all4.client.get(`/desk/sites/${first}/draft`)).text).toMatch(
    /offers\.json:\d+ › \[\d+\]\.name/,
  );
  expect(await offers()).toEqual(sites.map(() => false));
  const away = { act: "entry-away", file: "offers.json", key: "wrong" };
  expect((await send(all4, "/api/desk/files", away, [first])).location).toContain("done=drafted");

  expect((await send(three, "/api/desk/drafts", { act: "publish" }, sites)).status).toBe(404);
  expect((await send(all4, "/api/desk/drafts", { act: "publish" }, sites)).location).toContain(
    "done=published",
  );
  await expect.poll(offers).toEqual(sites.map(() => true));
  expect((await all4.client.get("/desk/drafts")).text).toContain(sites.toSorted().join(", "));
  expect((await send(three, "/api/desk/drafts", { act: "back" }, sites)).status).toBe(404);
  expect((await send(all4, "/api/desk/drafts", { act: "back" }, sites)).location).toContain(
    "done=taken-back",
  );
  await expect.poll(offers).toEqual(sites.map(() => false));
  const trail = await forecourt("desk", "audit");
  for (const site of others)
    expect(trail).toMatch(new RegExp(`offering +tenant draft publish ${sites.join(",")} +${site}`));
});

test("a change that would undo another person's is refused, and the text that was not saved stays", async () => {
  const SITE = "desk-lost";
  await layDealer(SITE, { tagline: "As it was." });
  for (const name of ["losing-ana", "losing-ben"]) await addAtDesk(name, "dealer", SITE);
  const [ana, ben] = [await signedInAtDesk("losing-ana"), await signedInAtDesk("losing-ben")];
  await expect.poll(async () => (await shopperAt(SITE).get("/")).text).toContain("As it was.");
  const page = `/desk/sites/${SITE}/settings/site.tagline`;
  const seenBy = async ({ client }: typeof ana): Promise<string> =>
    /name="seen" value="([^"]+)"/.exec((await client.get(page)).text)?.[1] ?? "";
  const save = async ({ client, token }: typeof ana, seen: string, value: string) =>
    client.post("/api/desk/drafts", {
      form: { site: SITE, act: "set", path: "site.tagline", seen, value, token },
    });
  const [anas, bens] = [await seenBy(ana), await seenBy(ben)];
  expect((await save(ana, anas, "By Ana.")).location).toContain("done=drafted");
  const lost = (await save(ben, bens, "By Ben.")).location ?? "";
  expect(lost).toBe(`${page}?done=lost`);
  const form = (await ben.client.get(lost)).text;
  expect(form).toMatch(/What stands there by now"[^>]*><pre>[^<]*By Ana\./);
  expect(form).toMatch(/<input[^>]*name="value"[^>]*value="By Ben\."/);
  expect((await ana.client.get(`/desk/sites/${SITE}/draft`)).text).toContain("By Ana.");
  // Both are looked at: now it is a decision.
  expect((await save(ben, await seenBy(ben), "By Ben.")).location).toContain("done=drafted");

  const file = { act: "file", file: "pages/about-us.md", site: SITE };
  const text = '---\ntitle: "Twice"\n---\n\nTwice.\n';
  const editor = `/desk/sites/${SITE}/file?name=pages%2Fabout-us.md`;
  const version =
    /name="seen:desk-lost" value="([^"]+)"/.exec((await ben.client.get(editor)).text)?.[1] ?? "";
  const put = async ({ client, token }: typeof ana, body: string) =>
    client.post("/api/desk/files", { form: { ...file, text: body, token, [`seen:${SITE}`]: version } });
  expect((await put(ana, text)).location).toBe(`/desk/sites/${SITE}/draft?done=drafted`);
  const again = (await put(ben, text.replaceAll("Twice", "Thrice"))).location ?? "";
  expect(again).toContain("done=lost");
  const kept = (await ben.client.get(again)).text;
  expect([kept.includes("Twice."), /<textarea[^>]*>[^<]*Thrice\./.test(kept)]).toEqual([true, true]);
});

test("a special day is changed from the calendar, shown in the preview and on the page once it is published", async () => {
  const SITE = "desk-hours";
  await layDealer(SITE, { tagline: "As it was." });
  await addAtDesk("hours", "dealer", SITE);
  const { client, token } = await signedInAtDesk("hours");
  await expect.poll(async () => (await shopperAt(SITE).get("/")).status).toBe(200);
  const month = `/desk/sites/${SITE}/hours?month=2027-02`;
  const day = `/desk/sites/${SITE}/hours?day=2027-02-10`;
  expect((await client.get(month)).text.match(/<time dateTime="2027-02-\d\d"/gi)).toHaveLength(28);
  expect((await client.get(day)).text).not.toContain("Stocktake");
  const form = {
    site: SITE,
    act: "day",
    date: "2027-02-10",
    location: "",
    name: "Stocktake",
    kind: "open",
    token,
  };
  const times = { opens: "10:00", closes: "12:00" };
  expect((await client.post("/api/desk/files", { form: { ...form, ...times } })).location).toContain(
    "done=drafted",
  );
  expect((await client.get(month)).text).toMatch(
    /2027-02-10[\s\S]*?in the draft[\s\S]*?Stocktake: [\s\S]*?10:00am - 12:00pm/,
  );
  const draft = (await client.get(`/desk/sites/${SITE}/draft`)).text;
  expect(draft).toContain("special-hours.json");
  expect(draft).toContain("/our-locations");
  const usual = { ...form, kind: "usual" };
  expect((await client.post("/api/desk/files", { form: usual })).location).toContain("done=drafted");
  expect((await client.get(month)).text).not.toContain("Stocktake");
});
