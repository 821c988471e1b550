// Playwright's own `test`: a shopper's first touch is the press itself.
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { WITHOUT_A_WHOLE_BROWSER, wholeBrowser } from "../support/journey-browser.ts";
import { at, AU, DOCUMENTS_FIRST, firstCar, FULL, storedLeads } from "../support/site.ts";
import {
  AT_ONCE,
  counted,
  listed,
  MOMENTS,
  type Moment,
  openAt,
  pressAt,
  sent,
  settle,
  WINDOW,
} from "../support/press-at.ts";

const LIST = FULL ? "/search/used-cars" : "/search/used-cars?body=Wagon";
const BUDGET = { timeout: FULL ? 90_000 : 30_000 } as const;

/** One press at one moment, on a page of its own; `marker` names it in what it sends. */
type Walk = (place: { context: BrowserContext; car: string; marker: string } & Moment) => Promise<unknown>;

interface Journey {
  readonly name: string;
  /** Another of the same kind is walked daily. */
  readonly fullCheck?: true;
  readonly walk: Walk;
}

const eventually = (value: () => unknown) => expect.poll(value, { ...BUDGET, intervals: [100] });

/** Which of two answers came first: the script's, on the page, or that of a browser without one, which is another page. */
async function answered(
  page: Page,
  byScript: () => Promise<boolean>,
  elsewhere: RegExp,
): Promise<"here" | "elsewhere"> {
  const found = async (): Promise<string> => {
    const isHere = await byScript().catch(() => false);
    // The page may have been left while it was looked at.
    if (elsewhere.test(page.url())) return "elsewhere";
    return isHere ? "here" : "nowhere";
  };
  let where = "nowhere";
  await eventually(async () => (where = await found())).not.toBe("nowhere");
  return where === "here" ? "here" : "elsewhere";
}

/** Spam rules take a form that is sent within two seconds for a program's. */
const OPENED_EARLIER = (): void => {
  const opened = performance.timeOrigin - 60_000;
  Object.defineProperty(performance, "timeOrigin", { get: () => opened });
};

/** Goes to a field of the form, where it has one of that name. */
const focusField = (page: Page, name: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    const form = document.querySelector<HTMLFormElement>("main form[data-form]");
    const field = form?.elements.namedItem(wanted);
    if (field instanceof HTMLElement) field.focus();
    return field instanceof HTMLElement;
  }, name);

/** Sends the form by its button. */
async function send(page: Page, hand: Moment["hand"]): Promise<void> {
  const { x, y } = await page.evaluate((isPointer) => {
    const buttons = document.querySelectorAll<HTMLElement>(
      "main form[data-form] button[type=submit]:not([formaction])",
    );
    const button = [...buttons].find((each) => each.getBoundingClientRect().width > 0);
    button?.scrollIntoView({ block: "center", behavior: "instant" });
    if (!isPointer) button?.focus();
    const place = button?.getBoundingClientRect() ?? new DOMRect();
    return { x: place.x + place.width / 2, y: place.y + place.height / 2 };
  }, hand === "pointer");
  await (hand === "pointer" ? page.mouse.click(x, y) : page.keyboard.press("Enter"));
}

const JOURNEYS: readonly Journey[] = [
  {
    name: "a filter",
    walk: async ({ context, at: time, hand }) => {
      const seen = await openAt(context, at(AU, LIST), {
        control: "#filters label:has([name=make])",
        at: time,
      });
      await pressAt(seen, hand, "Space");
      await eventually(() => new URL(seen.page.url()).search).toContain("make=");
      await expect(seen.page.locator("#filters [name=make]:checked")).toHaveCount(1, BUDGET);
      await settle(seen.page);
      expect(listed(seen, /\/search\/used-cars\?.*make=/)).toBe(1);
    },
  },
  {
    name: "the order",
    fullCheck: true,
    walk: async ({ context, at: time }) => {
      const seen = await openAt(context, at(AU, LIST), {
        control: "#sort select, select[name=sort]",
        at: time,
      });
      await pressAt(seen, "keyboard", "ArrowDown");
      await eventually(() => new URL(seen.page.url()).search).toContain("sort=");
      await settle(seen.page);
      expect(listed(seen, /\/search\/used-cars\?.*sort=/)).toBe(1);
    },
  },
  {
    name: "more cars",
    fullCheck: true,
    walk: async ({ context, at: time, hand }) => {
      const seen = await openAt(context, at(AU, LIST), { control: "a[href*='page=2']", at: time });
      await pressAt(seen, hand);
      await eventually(() => new URL(seen.page.url()).search).toContain("page=2");
      await settle(seen.page);
      expect(listed(seen, /\/search\/used-cars\?.*page=2/)).toBe(1);
    },
  },
  {
    name: "a heart",
    walk: async ({ context, at: time, hand, marker }) => {
      const seen = await openAt(context, at(AU, LIST), {
        control: "button[data-heart]",
        at: time,
        shopper: marker,
      });
      const { page } = seen;
      const id = await page.locator("[data-pressed-by-test]").getAttribute("value");
      await pressAt(seen, hand);
      const heart = page.locator(`button[data-heart][value="${id}"]`).first();
      const where = await answered(
        page,
        async () => (await heart.getAttribute("aria-pressed")) === "true",
        /garage/,
      );
      await eventually(() => sent(seen, "/api/favourites", "POST")).toBe(1);
      if (where === "here") {
        await eventually(() => counted(seen, "favourite_added")).toBe(1);
        await expect(heart).toHaveAttribute("aria-pressed", "true");
      } else await expect(page.locator(`[data-kept="${id}"]`)).toHaveCount(1, BUDGET);
      await settle(page);
      expect(sent(seen, "/api/favourites", "POST")).toBe(1);
      expect(counted(seen, "favourite_added")).toBeLessThan(2);
    },
  },
  {
    name: "an enquiry that is typed and sent",
    walk: async ({ context, at: time, hand, marker }) => {
      const seen = await openAt(context, at(AU, "/contact"), {
        control: "main form[data-form] textarea",
        at: time,
        shopper: marker,
        before: OPENED_EARLIER,
      });
      const { page } = seen;
      await seen.moment();
      const answers = {
        first_name: "Kim",
        last_name: "Lee",
        name: "Kim Lee",
        phone: "0491570156",
        postcode: "2300",
      };
      const fields = { ...answers, email: "kim.lee@shopper.example", message: marker };
      for (const name of ["category", "dealership_slug"])
        if (await focusField(page, name)) await page.keyboard.press("ArrowDown");
      for (const [name, value] of Object.entries(fields))
        if (await focusField(page, name)) await page.keyboard.insertText(value);
      if (await focusField(page, "terms_conditions")) await page.keyboard.press("Space");
      await send(page, hand);
      await eventually(() => page.url()).toContain("/success");
      await settle(page);
      expect(storedLeads(marker)).toHaveLength(1);
      expect(sent(seen, "/api/leads", "POST")).toBe(1);
    },
  },
  {
    name: "a step of a form",
    walk: async ({ context, at: time, hand, marker }) => {
      const seen = await openAt(context, at(AU, "/finance"), {
        control: "form#finance [name=vehiclePriceBudget]",
        at: time,
        shopper: marker,
        before: OPENED_EARLIER,
      });
      const { page } = seen;
      await seen.moment();
      await focusField(page, "vehiclePriceBudget");
      await page.keyboard.insertText("25000");
      await send(page, hand);
      const budget = page.locator("form#finance [name=vehiclePriceBudget]");
      // Without a script the form is one long one, which says what else it asks.
      const refused = page.locator("main [role=alert]").first();
      const header = page.locator("form#finance .fc-step-header p");
      await eventually(
        async () =>
          (await header.textContent({ timeout: 500 }).catch(() => ""))?.includes("Step 2") === true ||
          (await refused.isVisible()),
      ).toBe(true);
      expect((await budget.inputValue()).replace(",", "")).toBe("25000");
      await settle(page);
      expect(sent(seen, "/api/leads", "POST")).toBeLessThan(2);
    },
  },
  ...(["accept", "refuse"] as const).map(
    (answer): Journey => ({
      name: `the question about privacy, ${answer}`,
      fullCheck: true,
      walk: async ({ context, at: time, hand }) => {
        const control = `form[data-consent] button[value=${answer}]`;
        const seen = await openAt(context, at("lonestar", "/es"), { control, at: time, cookies: [] });
        await pressAt(seen, hand);
        await expect(seen.page.locator("form[data-consent]:not([hidden])")).toHaveCount(0, BUDGET);
        await eventually(
          async () => (await seen.context.cookies()).filter(({ name }) => name === "fc-consent").length,
        ).toBe(1);
        await settle(seen.page);
        expect(sent(seen, "/api/consent", "POST")).toBe(1);
      },
    }),
  ),
  {
    name: "a dialog",
    walk: async ({ context, at: time, hand, car }) => {
      const seen = await openAt(context, at(AU, car), { control: "main a[data-opens]", at: time });
      const { page } = seen;
      await pressAt(seen, hand);
      const where = await answered(
        page,
        () => page.locator("dialog[open] form").first().isVisible(),
        /enquire|car_id=/,
      );
      await settle(page);
      expect(await page.locator("dialog[open]").count()).toBe(where === "here" ? 1 : 0);
    },
  },
  {
    name: "a carousel",
    fullCheck: true,
    walk: async ({ context, at: time, hand }) => {
      const seen = await openAt(context, at(AU, "/"), { control: "a[data-slide$='-2']", at: time });
      const { page } = seen;
      await pressAt(seen, hand);
      const place = () =>
        page.evaluate(() => {
          const track = document.querySelector(".fc-slides");
          return track ? Math.round(track.scrollLeft / track.clientWidth) : -1;
        });
      await eventually(place).toBe(1);
      await settle(page);
      expect(await place()).toBe(1);
    },
  },
  {
    name: "a picture",
    fullCheck: true,
    walk: async ({ context, at: time, hand, car }) => {
      const seen = await openAt(context, at(AU, car), { control: "a[data-view='1']", at: time });
      const { page } = seen;
      await pressAt(seen, hand);
      const isOpen = () => page.locator("dialog#viewer[open]").isVisible();
      const where = await answered(page, isOpen, /\/media\//);
      if (where === "here") await eventually(() => counted(seen, "gallery_opened")).toBe(1);
      await settle(page);
      expect(counted(seen, "gallery_opened")).toBeLessThan(2);
    },
  },
  {
    name: "a masked phone number",
    fullCheck: true,
    walk: async ({ context, at: time, hand, car, marker }) => {
      const seen = await openAt(context, at(AU, car), {
        control: "form[data-reveals] button",
        at: time,
        shopper: marker,
      });
      await pressAt(seen, hand);
      await expect(seen.page.locator("a.fc-phone[href^='tel:']").first()).toBeVisible(BUDGET);
      await settle(seen.page);
      expect(sent(seen, "/api/events/phone-reveal", "POST")).toBe(1);
    },
  },
  {
    name: "a finance calculator",
    fullCheck: true,
    walk: async ({ context, at: time }) => {
      const seen = await openAt(context, at(AU, "/finance-calculator"), {
        control: "#calculator-price",
        at: time,
      });
      const { page } = seen;
      const result = page.locator("[data-loan-result]");
      const before = await result.innerText();
      await seen.moment();
      await page.evaluate(() => document.querySelector<HTMLElement>("#calculator-price")?.focus());
      await page.keyboard.insertText("30000");
      await page.keyboard.press("Tab");
      await eventually(() => result.innerText()).not.toBe(before);
      await settle(page);
      expect(sent(seen, /\/finance-calculator\?.*price=30000/)).toBe(1);
    },
  },
  {
    name: "the chat",
    fullCheck: true,
    walk: async ({ context, at: time, hand, car }) => {
      const seen = await openAt(context, at(AU, car), { control: "a[data-widget='chat']", at: time });
      const scripts = () =>
        seen.requests.filter((request) => new URL(request.url()).host === "chat.harbourside.example").length;
      await pressAt(seen, hand);
      const where = await answered(seen.page, () => Promise.resolve(scripts() > 0), /contact/);
      await settle(seen.page);
      expect(scripts()).toBe(where === "here" ? 1 : 0);
    },
  },
];

test.use({ launchOptions: wholeBrowser });
test.skip(...WITHOUT_A_WHOLE_BROWSER);
test.skip(!DOCUMENTS_FIRST, "the framework holds no press");

for (const { name, walk, fullCheck = false } of JOURNEYS)
  test(`${name}: pressed at any moment it is answered, and once`, async ({ browser, request }, info) => {
    // Its pages are a desktop's, whichever screen walks.
    test.skip(info.project.name !== "phone" || (fullCheck && !FULL), "walked once, or by pnpm check:full");
    test.setTimeout(FULL ? 900_000 : 90_000);
    const car = await firstCar(request, AU);
    const waiting = MOMENTS.map((moment, index) => ({ ...moment, marker: `${name} ${index} ${info.retry}` }));
    const problems: string[] = [];
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const moment = `${next.at} ms, ${next.hand}`;
        const context = await browser.newContext(WINDOW);
        await walk({ context, car, ...next }).catch((problem: unknown) =>
          problems.push(`${moment}: ${String(problem).slice(0, 300)}`),
        );
        await context.close();
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    expect(problems).toEqual([]);
  });
