import { describe, expect, it } from "vitest";
import { pageHead, pageOf, postHead, postOf } from "./article-wire.ts";
import { readFrontMatter } from "./front-matter.ts";

const NO_HEAD = { ok: false, problem: 'must begin with "---", its title and details, and "---" again' };

const takesHead = (length: number) => readFrontMatter(`---\n${"a: ".padEnd(length, "x")}\n---\n`).ok;

describe("readFrontMatter", () => {
  it.each([
    ["---\ntitle: A\n---\nText", { title: "A" }, "Text"],
    ["\uFEFF---\ntitle: A\n---\nText", { title: "A" }, "Text"],
    ["---\r\ntitle: A\r\n---\r\nOne\r\nTwo", { title: "A" }, "One\nTwo"],
    ["---  \ntitle: A\n--- \nOne\n---\nTwo", { title: "A" }, "One\n---\nTwo"],
    ["---\n---\nText", null, "Text"],
    ["---\ntitle: A\n---", { title: "A" }, ""],
  ])("splits %j", (text, head, body) => {
    expect(readFrontMatter(text)).toEqual({ ok: true, head, body });
  });

  it.each(["Text", "---\ntitle: A\nText", " ---\ntitle: A\n---\n", "", "title\n---\n---\n"])(
    "finds no head in %j",
    (text) => expect(readFrontMatter(text)).toEqual(NO_HEAD),
  );

  it("takes a head of 16,000 characters and no longer one", () => {
    expect([takesHead(16_000), takesHead(16_001)]).toEqual([true, false]);
  });

  it("says in one line why a head cannot be read", () => {
    const read = readFrontMatter("---\na: [\n---\n");
    expect(read).toMatchObject({
      ok: false,
      problem: expect.stringMatching(/^its details are not YAML: .+$/),
    });
  });
});

const head = (change: object = {}) => postHead.parse({ title: "A", date: "2026-11-21", ...change });
const day = (text: string) => postHead.safeParse({ title: "A", date: text }).success;

const publishedInPerth = (date: string) =>
  new Date(postOf("a", head({ date }), "", "Australia/Perth").publishedAt);

describe("postOf", () => {
  it("begins a date at the midnight of the dealer's own calendar, and takes a timestamp as it says", () => {
    expect(publishedInPerth("2026-11-21").toISOString()).toBe("2026-11-20T16:00:00.000Z");
    expect(publishedInPerth("2026-11-21T10:00:00+02:00").toISOString()).toBe("2026-11-21T08:00:00.000Z");
  });

  it("knows when it was changed, who wrote it and what it is about, where that is written", () => {
    const whole = head({ updated: "2026-11-22T00:00:00Z", author: "Kim", tags: ["news"] });
    expect(postOf("a", whole, "", "UTC")).toMatchObject({
      slug: "a",
      updatedAt: Date.UTC(2026, 10, 22),
      author: "Kim",
      tags: ["news"],
    });
    expect(postOf("a", head(), "", "UTC")).toMatchObject({ updatedAt: null, author: null, tags: [] });
  });

  it.each([
    ["2026-11-21", true],
    [" 2026-11-21 ", true],
    ["2026-11-21T10:00:00Z", true],
    ["2026-02-30", false],
    ["2026-11-21T99:00", false],
    ["21 November 2026", false],
    ["x2026-11-21T10:00:00Z", false],
  ])("takes the date %j: %j", (text, taken) => expect(day(text)).toBe(taken));
});

const page = (body: string, change: object = {}) =>
  pageOf("about", pageHead.parse({ title: "About", ...change }), body);

describe("pageOf", () => {
  it("is summed up in the dealer's words, else by the beginning of its text", () => {
    expect(page("Some **bold** words", { summary: "In short" }).summary).toBe("In short");
    expect(page("Some **bold** words").summary).toBe("Some bold words");
    const long = page("x".repeat(161)).summary;
    expect(long).toBe(`${"x".repeat(155)}…`);
    expect(page("x".repeat(160)).summary).toBe("x".repeat(160));
  });

  it("has its picture with the words for it, and its text as HTML", () => {
    expect(page("Some **bold** words", { image: "/a.jpg", image_alt: "A ute" })).toMatchObject({
      slug: "about",
      title: "About",
      imageUrl: "/a.jpg",
      imageAlt: "A ute",
      html: expect.stringContaining("<strong>bold</strong>"),
    });
  });
});
