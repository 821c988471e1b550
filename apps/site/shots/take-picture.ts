import type { Page } from "@playwright/test";
import type { PageKind, Screen } from "./page-kinds.ts";

/** One picture that is wanted: a kind of page of a dealer, and how much of it. */
export interface WantedPicture {
  /** The address of the dealer's site: "http://redline.localhost:3000". */
  readonly origin: string;
  readonly kind: PageKind;
  readonly screen: Screen;
  /** At most so many pixels from the top. */
  readonly room: number;
  readonly withoutBrand?: boolean;
}

/** A page as it looks on a screen; null where the dealer does not have it. */
export async function takePicture(
  page: Page,
  { origin, kind, screen, room, withoutBrand = false }: WantedPicture,
): Promise<Buffer | null> {
  const address = await addressOf(page, origin, kind);
  if (address === null) return null;
  const answer = await page.goto(address, { waitUntil: "load" });
  // A page that this dealer does not have is no picture of it.
  if (answer?.status() === 404 && kind.name !== "missing") return null;
  // Cards far below the screen are not rendered until it comes near, the question about consent lies over the page, and what
  // sticks to the window would lie over the middle of a whole one.
  await page.addStyleTag({
    content: `.fc-car-card{content-visibility:visible!important}.fc-consent{display:none!important}
      .fc-buy-bar,.fc-compare-bar{position:static!important}
      ${withoutBrand ? ".fc-header__brand{visibility:hidden}" : ""}`,
  });
  await settle(page, room);
  const tall = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width: screen.width, height: Math.min(tall, room) };
  return page.screenshot({ fullPage: true, clip });
}

async function addressOf(page: Page, origin: string, { at }: PageKind): Promise<string | null> {
  if (typeof at === "string") return `${origin}${at}`;
  await page.goto(`${origin}${at.from}`, { waitUntil: "domcontentloaded" });
  const links = await page
    .locator("main a[href]")
    .evaluateAll((found) => found.map((a) => a.getAttribute("href")));
  const link = links.find((href) => href !== null && at.link.test(href));
  return link ? new URL(`${link}${at.adds ?? ""}`, origin).href : null;
}

/**
 * Brings near once what loads when it comes near, and waits until the pictures of the first `height` pixels are there, so that
 * none is missing. Pictures that are pushed sideways out of sight never load and are not waited for.
 */
async function settle(page: Page, height: number): Promise<void> {
  await page.evaluate(async (room) => {
    await document.fonts.ready;
    const end = Math.min(room, document.body.scrollHeight);
    for (let top = 0; top < end; top += 700) {
      scrollTo(0, top);
      await new Promise((done) => requestAnimationFrame(done));
    }
    const seen = [...document.images].filter((image) => {
      const { left, top, width } = image.getBoundingClientRect();
      return width > 0 && left < innerWidth && top + scrollY < end;
    });
    // Decoded with the page, as a browser may paint without one that is decoded beside it.
    for (const image of seen) Object.assign(image, { loading: "eager", decoding: "sync" });
    await Promise.all(seen.map((image) => image.decode().catch(() => undefined)));
    scrollTo(0, 0);
  }, height);
}
