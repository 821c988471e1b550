import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { JSDOM } from "jsdom";
import { ask, at, AU, deliveredMails, LIST, NZ } from "../support/site.ts";

const FORM = { "content-type": "application/x-www-form-urlencoded" };

/** A browser without a script: cookies by hand, because the host stands in a header, and a network of its own. */
function shopper(request: APIRequestContext, tenant: string) {
  const cookies = new Map<string, string>();
  const network = randomUUID();
  async function call(path: string, fields?: Record<string, string>) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await ask(request, tenant, path, {
      maxRedirects: 0,
      headers: {
        "x-forwarded-for": network,
        ...(cookie === "" ? {} : { cookie }),
        ...(fields ? { ...FORM, origin: at(tenant, "") } : {}),
      },
      ...(fields ? { method: "POST", data: new URLSearchParams(fields).toString() } : {}),
    });
    for (const { name, value } of answer.headersArray().filter((header) => header.name === "set-cookie")) {
      const [, key = "", text = ""] = /^([^=]+)=([^;]*)/.exec(value) ?? [name];
      if (text === "" || /max-age=0/i.test(value)) cookies.delete(key);
      else cookies.set(key, text);
    }
    return answer;
  }
  return {
    cookies,
    post: call,
    page: async (path: string) => new JSDOM(await (await call(path)).text()).window.document,
  };
}

const idsOf = (page: Document, selector: string) =>
  [...page.querySelectorAll(selector)].map((element) => element.getAttribute("data-kept") ?? "");

async function carIds(request: APIRequestContext, tenant: string): Promise<string[]> {
  const page = new JSDOM(await (await ask(request, tenant, LIST)).text()).window.document;
  return [...page.querySelectorAll<HTMLButtonElement>("button.fc-heart")].map(({ value }) => value);
}

test("favourites are kept, compared and taken out by plain forms", async ({ request }) => {
  const { post, page } = shopper(request, AU);
  const [one = "", two = ""] = await carIds(request, AU);
  const answer = await post("/api/favourites", { car_id: one });
  expect([answer.status(), answer.headers()["location"]]).toEqual([303, "/my-garage"]);
  await post("/api/favourites", { car_id: two, favourite: "yes" });
  expect(idsOf(await page("/my-garage"), "[data-kept]")).toEqual([two, one]);

  const compared = await page(`/compare?cars=${one}&cars=${two}&cars=unknown`);
  expect(compared.querySelectorAll("thead th")).toHaveLength(3);
  expect(compared.body.textContent).toContain("No longer listed");
  expect(compared.querySelector('meta[name="robots"]')?.getAttribute("content")).toContain("noindex");

  await post("/api/favourites", { car_id: one });
  await post("/api/favourites", { car_id: two, favourite: "no" });
  expect(idsOf(await page("/my-garage"), "[data-kept]")).toEqual([]);
});

test("a shopper without a script signs in by the code of a mail, finds the same cars elsewhere, and signs out", async ({
  request,
}) => {
  const email = `plain-${randomUUID().slice(0, 8)}@shopper.example`;
  const [one = "", two = ""] = await carIds(request, AU);
  const signedIn = async (car: string) => {
    const browser = shopper(request, AU);
    await browser.post("/api/favourites", { car_id: car });
    const before = deliveredMails(email);
    const asked = await browser.post("/api/auth/code", { email, redirect: "/my-garage" });
    expect(asked.status()).toBe(303);
    await expect.poll(() => deliveredMails(email).length).toBe(before.length + 1);
    const mail = deliveredMails(email).find((each) => !before.includes(each)) ?? "";
    const code = /\b(\d{6}) is your code/.exec(mail)?.[1] ?? "";
    const opened = await browser.post("/api/auth/session", { code });
    expect([opened.status(), opened.headers()["location"]]).toEqual([303, "/my-garage"]);
    return browser;
  };
  await signedIn(one);
  const other = await signedIn(two);
  const garage = await other.page("/my-garage");
  expect(idsOf(garage, "[data-kept]").toSorted()).toEqual([one, two].toSorted());
  expect(garage.body.textContent).toContain(`Signed in as ${email}`);

  const left = await other.post("/api/auth/sign-out", {});
  expect(left.status()).toBe(303);
  expect([...other.cookies.keys()].filter((name) => /session|favourites/.test(name))).toEqual([]);
  expect(idsOf(await other.page("/my-garage"), "[data-kept]")).toEqual([]);
});

test("sign-in leads to pages of the site alone, and is nowhere on a site without it", async ({ request }) => {
  for (const redirect of ["//evil.example", "https://evil.example/", "/\\evil.example"]) {
    const { post } = shopper(request, AU);
    const asked = await post("/api/auth/code", { email: "not an address", redirect });
    expect(asked.headers()["location"]).toContain("redirect=%2Fmy-garage");
  }
  expect((await ask(request, NZ, "/sign-in")).status()).toBe(404);
  expect((await ask(request, NZ, "/api/auth")).status()).toBe(404);
  expect(await (await ask(request, NZ, "/my-garage")).text()).not.toContain("Sign in");
});
