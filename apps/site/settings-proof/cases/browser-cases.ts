import type { Page } from "@playwright/test";
import { plainAnswer } from "../world/plain-answer.ts";
import type { SeenRequest } from "../world/platform-double.ts";
import { eventually, page } from "./probes.ts";
import type { Probe, SettingCase } from "../world/setting-case.ts";

const DAY_MS = 86_400_000;

/** A moment in what a browser keeps: thirteen digits. */
const MOMENT = /\b1\d{12}\b/g;

/** Pages that are walked through one after another, and what the shopper does on the last. */
interface Walk {
  readonly paths: readonly string[];
  readonly act?: (page: Page) => Promise<string>;
  /** After the first page, so many days go by for all the browser keeps. */
  readonly daysLater?: number;
}

/** What a shopper's browser remembers and sends while it walks through pages. */
const walk =
  ({ paths, act, daysLater = 0 }: Walk): Probe =>
  async (tenant) => {
    const page = await tenant.browse();
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "POST") return;
      sent.push(`${new URL(request.url()).pathname} ${request.postData() ?? ""}`);
    });
    for (const path of paths) {
      await page.goto(path);
      await page.waitForFunction(
        (end) => JSON.stringify(Object.entries(localStorage)).includes(end),
        lastPart(path),
      );
      await page.evaluate((ms) => {
        for (const name of Object.keys(localStorage)) {
          const aged = localStorage
            .getItem(name)
            ?.replaceAll(/\b1\d{12}\b/g, (at) => String(Number(at) - ms));
          localStorage.setItem(name, aged ?? "");
        }
      }, daysLater * DAY_MS);
    }
    const seen = act ? await act(page) : "";
    // What waits to be sent goes when the page is hidden.
    await page.waitForTimeout(SENT_AFTER_MS);
    const kept = await page.evaluate(() =>
      JSON.stringify([...Object.entries(localStorage), sessionStorage.length]),
    );
    await page.context().close();
    return plainAnswer([seen, kept, ...sent].join("\n"), tenant.slug).replaceAll(MOMENT, "moment");
  };

/** Events of one click are sent together a quarter of a second later. */
const SENT_AFTER_MS = 400;

const lastPart = (path: string): string => new URL(path, "http://x").pathname;

/** Fills the contact form and sends it to a server that fails; gives what the browser says aloud. */
const failingEnquiry = async (page: Page): Promise<string> => {
  let alert = "no alert";
  page.on("dialog", (dialog) => {
    alert = dialog.message();
    void dialog.dismiss();
  });
  await page.route("**/api/leads", (route) => route.fulfill({ status: 503, json: { error: "Down." } }));
  await fillEnquiry(page);
  await page.locator('form.fc-form [role="alert"]').first().waitFor();
  return alert;
};

async function fillEnquiry(page: Page): Promise<void> {
  const form = page.locator("form.fc-form").first();
  for (const [name, value] of Object.entries({ first_name: "Kim", last_name: "Lee", name: "Kim Lee" })) {
    const field = form.locator(`[name="${name}"]`);
    if ((await field.count()) > 0) await field.fill(value);
  }
  await form.locator('[name="phone"]').fill("0491570156");
  await form.locator('[name="email"]').fill("kim@shopper.example");
  await form.locator('[name="postcode"]').fill("2830");
  await form.locator('[name="message"]').fill("Hello.");
  const category = form.locator('select[name="category"]');
  if ((await category.count()) > 0) await category.selectOption({ index: 1 });
  await form.locator('button[type="submit"]').last().click();
}

const isTracked = ({ path, body }: SeenRequest): boolean =>
  path === "/events" && body.includes("content_type");

/** Sends an enquiry about a car and gives what the dealer's own event service hears of it. */
const enquiryEvents: Probe = async (tenant) => {
  const page = await tenant.browse();
  await page.goto("/cars/plain/enquire");
  await page.route("**/api/leads", (route) => route.fulfill({ status: 201, json: { id: "77" } }));
  await fillEnquiry(page);
  await page.waitForURL("**/success**");
  const seen = await eventually(() => tenant.received(tenant.slug).filter(isTracked), 1, 3000);
  await page.context().close();
  return seen.map(({ body }) => /"vehicle":\{[^}]*\}/.exec(body)?.[0]).join("\n");
};

/** The telephone numbers that a page shows once its scripts have run. */
const shownNumbers = async (page: Page): Promise<string> => {
  await page.waitForLoadState("networkidle");
  return (await page.locator('a[href^="tel:"]').allTextContents()).join("\n");
};

/** What is measured of a page that a shopper touches and leaves, by name: the values are another each time. */
const measuredMetrics: Probe = async (tenant) => {
  const page = await tenant.browse();
  const sent: string[] = [];
  await page.exposeFunction("takeBeacon", (text: string) => void sent.push(text));
  await page.addInitScript(`navigator.sendBeacon = (path, body) => {
    body.text().then(window.takeBeacon);
    return true;
  };`);
  await page.goto("/contact");
  await page.locator("h1").first().click();
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(SENT_AFTER_MS);
  await page.evaluate(() => {
    for (const [name, value] of Object.entries({ visibilityState: "hidden", hidden: true }))
      Object.defineProperty(document, name, { value });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
  await page.waitForTimeout(SENT_AFTER_MS);
  await page.context().close();
  const metrics = sent.flatMap((text) => text.match(/"metric":"\w+"/g) ?? []);
  return metrics.toSorted((one, other) => one.localeCompare(other)).join(" ");
};

/** Every page of the site as a shopper with scripts reads it. */
const readWithScripts =
  (path: string): Probe =>
  async (tenant) => {
    const page = await tenant.browse();
    await page.goto(path);
    await page.locator("h1").first().waitFor();
    const words = await page.locator("body").innerText();
    await page.context().close();
    return words;
  };

/** Sections `journey` and `analytics`, and what else acts in a browser alone. */
export const browserCases: readonly SettingCase[] = [
  { setting: "journey.maximumPages", to: 1, probe: walk({ paths: ["/contact", "/fleet"] }) },
  {
    setting: "journey.firstQueryDays",
    to: 1,
    probe: walk({ paths: ["/contact?gclid=1", "/fleet"], daysLater: 2 }),
  },
  {
    setting: "journey.trackedParams",
    to: ["campaign"],
    probe: walk({ paths: ["/contact?page=2", "/fleet?campaign=2"] }),
  },
  { setting: "journey.strippedParams", to: ["gclid"], probe: walk({ paths: ["/contact?gclid=1"] }) },
  {
    setting: "analytics.numberedEvents",
    to: true,
    given: { analytics: { eventNumbers: { page_viewed: 1 } } },
    probe: walk({ paths: ["/contact"] }),
  },
  {
    setting: "analytics.eventNumbers",
    to: { page_viewed: 1 },
    given: { analytics: { numberedEvents: true } },
    probe: walk({ paths: ["/contact"] }),
  },
  {
    setting: "analytics.thirdPartyConsent",
    to: "implied",
    given: { integrations: { analyticsId: "G-1" } },
    probe: page("/"),
  },
  {
    setting: "integrations.trackedNumbers",
    to: [{ number: "02 5550 1000", shownAs: "02 5550 1999", source: null }],
    given: { site: { phone: "02 5550 1000" } },
    probe: walk({ paths: ["/contact"], act: shownNumbers }),
  },
  {
    setting: "analytics.measureSpeed",
    to: true,
    probe: measuredMetrics,
  },
  { setting: "analytics.traceEvents", to: true, probe: walk({ paths: ["/contact"] }) },
  {
    setting: "forms.alertOnFailure",
    to: false,
    probe: walk({ paths: ["/contact"], act: failingEnquiry }),
  },
  ...(
    [
      ["vehicleContentType", "vehicle"],
      ["currency", "USD"],
    ] as const
  ).map(([name, to]) => ({
    setting: `analytics.${name}`,
    to,
    given: { analytics: { numberedEvents: true, eventsEndpoint: "http://double.example/events" } },
    probe: enquiryEvents,
  })),
  {
    setting: "wording.notFound",
    to: { title: "Nothing here." },
    probe: readWithScripts("/nowhere"),
  },
];
