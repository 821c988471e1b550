// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { sharePage } from "./share-page.ts";

function shareLink(): HTMLAnchorElement {
  document.head.innerHTML = '<link rel="canonical" href="https://dealer.example/cars/kia-rio-9">';
  document.body.innerHTML = '<output id="shared"></output><a href="#mail">Share</a>';
  const link = document.querySelector("a");
  if (!link) throw new Error("There is no link.");
  return link;
}
const announced = () => document.getElementById("shared")?.textContent;
const SHARED = { title: "Kia Rio", done: "Link copied", url: null };
const canonical = "https://dealer.example/cars/kia-rio-9";

afterEach(() => {
  vi.unstubAllGlobals();
  location.hash = "";
});

describe("sharePage", () => {
  it("opens the device's own sheet with the page's one address", async () => {
    const shared: unknown[] = [];
    vi.stubGlobal("navigator", { share: async (what: unknown) => shared.push(what) });
    await sharePage(shareLink(), SHARED);
    expect(shared).toEqual([{ title: "Kia Rio", url: canonical }]);
  });

  it("takes a closed sheet for an answer", async () => {
    const closed = Promise.reject(new DOMException("closed", "AbortError"));
    vi.stubGlobal("navigator", { share: () => closed });
    await sharePage(shareLink(), SHARED);
    expect([announced(), location.hash]).toEqual(["", ""]);
  });

  it("copies the link where the device has no sheet, and says so", async () => {
    const copied: string[] = [];
    vi.stubGlobal("navigator", { clipboard: { writeText: async (text: string) => copied.push(text) } });
    await sharePage(shareLink(), SHARED);
    expect([copied, announced()]).toEqual([[canonical], "Link copied"]);
  });

  it("begins a mail where neither is allowed", async () => {
    vi.stubGlobal("navigator", {});
    await sharePage(shareLink(), SHARED);
    expect(location.hash).toBe("#mail");
  });
});
