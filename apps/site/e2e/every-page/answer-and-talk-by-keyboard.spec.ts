import { expect, type Page, test } from "../support/touched-pages.ts";
import { enter } from "../support/by-keyboard.ts";
import { at, AU, firstCar, OUTSIDE } from "../support/site.ts";

const GREETING_MS = 3000;

/** Whatever is asked for outside is answered by a double; gives the hosts, each once. */
async function doubleOutside(page: Page): Promise<Set<string>> {
  const hosts = new Set<string>();
  await page.context().route(OUTSIDE, (route) => {
    hosts.add(new URL(route.request().url()).host);
    return route.fulfill({ contentType: "text/javascript", body: "" });
  });
  return hosts;
}

/** The greeting is started with the page's own script. */
const started = (page: Page) => page.waitForFunction(() => localStorage.getItem("visited-pages") !== null);

test("the question about privacy is read, answered and left by the keyboard", async ({ page }) => {
  await doubleOutside(page);
  await page.goto(at(AU, "/contact"));
  await started(page);
  const question = page.getByRole("form", { name: "Your privacy" });
  await expect(question).toBeVisible();
  // A form that is being filled in is never covered.
  await page.getByRole("textbox").first().focus();
  await expect(question).toHaveCSS("position", "static");
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await expect(question).toHaveCSS("position", "sticky");
  await enter(page, page.getByRole("button", { name: "No, thank you" }));
  await expect(question).toBeHidden();
  await expect(page.locator("#main")).toBeFocused();
});

test("the greeting stands beside no form, is told to a screen reader, and is closed for good", async ({
  page,
}) => {
  await doubleOutside(page);
  await page.context().addCookies([{ name: "fc-consent", value: "own", url: at(AU, "/") }]);
  await page.clock.install();
  await page.goto(at(AU, "/contact"));
  await page.clock.runFor(500);
  await started(page);
  const greeting = page.getByRole("status").filter({ hasText: "text the dealer" });
  await page.clock.runFor(2 * GREETING_MS);
  await expect(greeting).toBeHidden();
  await expect(page.getByRole("link", { name: "Text us" })).toBeHidden();
  await page.goto(at(AU, "/about-us"));
  await page.clock.runFor(500);
  await started(page);
  await page.clock.runFor(2 * GREETING_MS);
  await expect(greeting).toBeVisible();
  await enter(page, page.getByRole("button", { name: "Close this message" }));
  await expect(greeting).toBeHidden();
  await expect(page.getByRole("link", { name: "Text us" })).toBeFocused();
  await page.reload();
  await page.clock.runFor(3 * GREETING_MS);
  await expect(greeting).toBeHidden();
});

test("the greeting waits for the answer about privacy, and comes on the page where it was given", async ({
  page,
}) => {
  await doubleOutside(page);
  await page.clock.install();
  await page.goto(at(AU, "/about-us"));
  await page.clock.runFor(500);
  await started(page);
  const greeting = page.getByRole("status").filter({ hasText: "text the dealer" });
  await page.clock.runFor(2 * GREETING_MS);
  await expect(greeting).toBeHidden();
  await enter(page, page.getByRole("button", { name: "No, thank you" }));
  await expect(page.getByRole("form", { name: "Your privacy" })).toBeHidden();
  await expect.poll(() => page.clock.runFor(500).then(() => greeting.isVisible())).toBe(true);
});

test("the chat comes when its button is pressed by the keyboard, and nothing of it before", async ({
  page,
  request,
}) => {
  const hosts = await doubleOutside(page);
  await page.context().addCookies([{ name: "fc-consent", value: "own", url: at(AU, "/") }]);
  await page.goto(at(AU, await firstCar(request, AU)));
  await started(page);
  const chat = page.locator("a[data-widget='chat']");
  expect([...hosts]).toEqual([]);
  await chat.focus();
  await page.keyboard.press("Enter");
  await expect(chat).toHaveAttribute("aria-busy", "true");
  await expect.poll(() => [...hosts]).toEqual(["chat.harbourside.example"]);
});

test("what a visitor writes is counted while the chat talks, and not after fifteen seconds of its silence", async ({
  page,
}) => {
  const WIDGET = `const frame = document.createElement("iframe");
    frame.title = "Chat"; frame.src = new URL("/frame.html", document.currentScript.src);
    document.body.append(frame);`;
  await page.context().route(OUTSIDE, (route) =>
    route.fulfill(
      route.request().url().endsWith("/frame.html")
        ? { contentType: "text/html", body: "<p>How can we help?</p>" }
        : {
            contentType: "text/javascript",
            body: route.request().resourceType() === "script" ? WIDGET : "",
          },
    ),
  );
  const counted: number[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/api/events")) return;
    const { events } = request.postDataJSON() as { events: { category: number }[] };
    counted.push(...events.map(({ category }) => category).filter((id) => id >= 54 && id <= 57));
  });
  await page.clock.install();
  // A phone has the button only while it greets.
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.context().addCookies([{ name: "fc-consent", value: "own", url: at("flexidrive", "/") }]);
  await page.goto(at("flexidrive", "/about-us"));
  await page.clock.runFor(500);
  await started(page);
  await page.getByRole("link", { name: "Text us" }).focus();
  await page.keyboard.press("Enter");
  await expect
    .poll(() => page.clock.runFor(200).then(() => page.frame({ url: /frame\.html/ })))
    .not.toBeNull();
  const says = async (type: string): Promise<void> => {
    await page
      .frame({ url: /frame\.html/ })
      ?.evaluate((kind) => parent.postMessage({ type: kind }, "*"), type);
    await page.clock.runFor(500);
  };
  const expectCounted = (...ids: number[]) =>
    expect.poll(() => page.clock.runFor(300).then(() => counted)).toEqual(ids);
  await says("agent_typing");
  await says("visitor_message");
  await expectCounted(54, 55);
  await says("visitor_message");
  await expectCounted(54, 55, 57);
  await page.clock.runFor(15_000);
  await says("visitor_message");
  await says("agent_typing");
  await says("visitor_message");
  await expectCounted(54, 55, 57, 57);
});

test("a map is fetched when it is opened, also before the page's script has run, and stays open", async ({
  page,
  request,
}) => {
  // A redirect to the provider would pass by the double of the outside.
  const opened: string[] = [];
  await page.route("**/api/map/*", (route) => {
    opened.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<p>A map.</p>" });
  });
  await page.goto(at(AU, await firstCar(request, AU)), { waitUntil: "commit" });
  const box = page.locator("details.fc-frame-facade");
  await box.locator("summary").focus();
  expect(opened).toEqual([]);
  await page.keyboard.press("Enter");
  await started(page);
  await expect(box).toHaveAttribute("open", "");
  await expect(page.frameLocator("details.fc-frame-facade iframe").getByText("A map.")).toBeVisible();
  // It is asked once whether it comes, and once for the frame.
  expect(opened).toHaveLength(2);
});

test("a map that is blocked ends in the address and a link, and no broken frame is seen", async ({
  page,
  request,
}) => {
  await page.route("**/api/map/*", (route) => route.abort());
  await page.goto(at(AU, await firstCar(request, AU)));
  await started(page);
  const box = page.locator("details.fc-frame-facade");
  await box.locator("summary").click();
  await expect(box.getByText("This could not be loaded here.")).toBeVisible();
  await expect(box.locator("iframe")).toHaveCount(0);
  await expect(box.getByRole("link", { name: "Get Directions" })).toBeVisible();
});
