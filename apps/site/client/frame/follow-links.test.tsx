// @vitest-environment jsdom
import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FOLLOWS_LINK } from "./link-presses.ts";
import { FollowLinks } from "./follow-links.tsx";

const push = vi.hoisted(() => vi.fn<(address: string) => void>());
vi.mock("next/navigation", () => ({ useRouter: () => router }));
const router = { push };

beforeEach(() => {
  push.mockClear();
  history.replaceState(null, "", "/cars/rio?at=1");
});
afterEach(cleanup);

const prevent = (event: Event): void => event.preventDefault();

/** Presses the word of a link in a page, and says whether the browser would still follow it. */
function press(link: string, how: MouseEventInit = {}): boolean {
  const { container } = render(
    <>
      <div dangerouslySetInnerHTML={{ __html: link }} />
      <FollowLinks />
    </>,
  );
  const word = container.querySelector("b");
  if (!word) throw new Error("There is no link.");
  // A document of the test cannot leave, so that the browser's own way is stopped last.
  const left = { to: "the browser" as "the browser" | "the router" };
  const last = (event: Event): void => {
    left.to = event.defaultPrevented ? "the router" : "the browser";
    event.preventDefault();
  };
  window.addEventListener("click", last);
  fireEvent.click(word, { bubbles: true, cancelable: true, ...how });
  window.removeEventListener("click", last);
  return left.to === "the browser";
}

describe("FollowLinks", () => {
  it.each([
    ["/search/used-cars?make=Kia", "/search/used-cars?make=Kia"],
    ["/search/used-cars#added", "/search/used-cars#added"],
    ["?at=2", "/cars/rio?at=2"],
    [`${location.origin}/contact`, "/contact"],
  ])("opens %s without loading the document anew", (href, address) => {
    expect(press(`<a href="${href}"><b>there</b></a>`)).toBe(false);
    expect(push).toHaveBeenCalledExactlyOnceWith(address);
  });

  it.each([
    ["another site's page", `href="https://maps.example/x"`],
    ["a link of its own tab", `href="/contact" target="_blank"`],
    ["a file to keep", `href="/contact" download=""`],
    ["a page in another language", `href="/es" hreflang="es-US"`],
    ["a call of ours", `href="/api/auth/export"`],
    ["a picture", `href="/media/drawn/ute/front"`],
    ["a feed", `href="/blog/feed.xml"`],
    ["a place on this page", `href="#vehicle-map"`],
    ["a phone number", `href="tel:+61299990000"`],
  ])("leaves %s to the browser", (_what, attributes) => {
    expect(press(`<a ${attributes}><b>there</b></a>`)).toBe(true);
    expect(push).not.toHaveBeenCalled();
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    "leaves a press for another tab or window to the browser: %j",
    (how) => {
      expect(press(`<a href="/contact"><b>there</b></a>`, how)).toBe(true);
      expect(push).not.toHaveBeenCalled();
    },
  );

  it("says that a link is followed before the other page is asked for", () => {
    const heard = vi.fn<() => void>(() => expect(push).not.toHaveBeenCalled());
    window.addEventListener(FOLLOWS_LINK, heard, { once: true });
    press('<a href="/contact"><b>there</b></a>');
    expect(heard).toHaveBeenCalledOnce();
  });

  it("leaves a press alone that something else has dealt with", () => {
    document.addEventListener("click", prevent);
    press(`<a href="/contact"><b>there</b></a>`);
    document.removeEventListener("click", prevent);
    expect(push).not.toHaveBeenCalled();
  });

  it("does nothing about what is no link", () => {
    expect(press("<p><b>there</b></p>")).toBe(true);
    expect(push).not.toHaveBeenCalled();
  });
});
