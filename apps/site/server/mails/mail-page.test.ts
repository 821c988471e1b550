import { describe, expect, it } from "vitest";
import { demoContent } from "#server/testing/demo-content.ts";
import { type MailPart, mailHtml, mailText } from "./mail-page.ts";

const look = (await demoContent("harbourside")).tenant.config;

const CAR: Extract<MailPart, { kind: "car" }> = {
  kind: "car",
  title: "2020 Mazda CX-5",
  note: "Now $1,000 less",
  price: "$31,990",
  href: "https://d.example/cars/cx-5",
  picture: "https://d.example/cx-5.jpg",
};
const PARTS: readonly MailPart[] = [
  { kind: "heading", text: "Cars for you" },
  { kind: "text", text: "Three <new> ones" },
  { kind: "text", text: "Not you?", quiet: true },
  { kind: "code", text: "123456" },
  CAR,
  { kind: "button", label: "See all", href: "https://d.example/?a=1&b=2" },
  {
    kind: "links",
    links: [
      { label: "Change", href: "https://d.example/my-alerts" },
      { label: "End", href: "https://d.example/end" },
    ],
  },
];

describe("mailText", () => {
  it("says every part, with every link written out, and is signed by the dealer", () => {
    expect(mailText(PARTS, look)).toBe(
      [
        "Cars for you",
        "Three <new> ones",
        "Not you?",
        "123456",
        "2020 Mazda CX-5\nNow $1,000 less\n$31,990\nhttps://d.example/cars/cx-5",
        "See all: https://d.example/?a=1&b=2",
        "Change: https://d.example/my-alerts\nEnd: https://d.example/end",
        "Harbourside Motor Group",
        "02 5550 1000",
        "",
      ].join("\n\n"),
    );
  });

  it("leaves out an empty line of a car, and the number of a dealer without one", () => {
    const site = { ...look.site, phone: null };
    expect(mailText([{ ...CAR, note: "" }], { ...look, site })).toBe(
      "2020 Mazda CX-5\n$31,990\nhttps://d.example/cars/cx-5\n\nHarbourside Motor Group\n\n",
    );
  });
});

/** What a mail program shows of a mail's HTML: its words, and where its links and pictures lead. */
const shown = (html: string): string[] =>
  html
    .replace(/^[^]*?<body[^>]*>/, "")
    .replaceAll(/<a href="([^"]*)"[^>]*>/g, " [$1] ")
    .replaceAll(/<img src="([^"]*)"[^>]*>/g, " ($1) ")
    .replaceAll(/<(?!\/?(?:a|strong|span)\b)[^>]*>/g, "\n")
    .replaceAll(/<[^>]*>/g, "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
const partsOf = (html: string): number => html.match(/padding:0 24px 16px/g)?.length ?? 0;

describe("mailHtml", () => {
  it("shows every part below the dealer's name, each in a row of its own", () => {
    const html = mailHtml(PARTS, look);
    expect(shown(html)).toEqual([
      "Harbourside Motor Group",
      "Cars for you",
      "Three &lt;new&gt; ones",
      "Not you?",
      "123456",
      "(https://d.example/cx-5.jpg)",
      "[https://d.example/cars/cx-5] 2020 Mazda CX-5",
      "Now $1,000 less",
      "$31,990",
      "[https://d.example/?a=1&amp;b=2] See all",
      "[https://d.example/my-alerts] Change ·  [https://d.example/end] End",
    ]);
    expect(partsOf(html)).toBe(PARTS.length);
    expect(html).toContain('<html lang="en-AU">');
  });

  it("has no picture of a car without one", () => {
    expect(mailHtml([{ ...CAR, picture: null }], look)).not.toContain("<img");
  });

  it("is in the dealer's colours, what is quiet in the quiet one", () => {
    const theme = { ...look.theme, accent: "#123456", inkQuiet: "#654321", radius: 7 };
    const rows = mailHtml(PARTS, { ...look, theme }).split("\n");
    const rowOf = (words: string): string => rows.find((row) => row.includes(words)) ?? "";
    expect(rowOf("See all")).toContain("background:#123456");
    expect(rowOf("See all")).toContain("border-radius:7px");
    expect(rowOf("Not you?")).toContain("color:#654321");
    expect(rowOf("Three")).toBe(
      '<tr><td style="padding:0 24px 16px"><p style="margin:0">Three &lt;new&gt; ones</p></td></tr>',
    );
    expect(rowOf("2020 Mazda")).toContain(`color:${theme.positive}`);
  });

  it("lets no text of a dealer's or a feed's become markup", () => {
    const site = { ...look.site, name: "<i>Dealer</i>" };
    const html = mailHtml([{ ...CAR, title: '"><script>', price: "<b>", note: "<u>" }], { ...look, site });
    for (const mark of ["<i>", "<script>", "<b>", "<u>"]) expect(html).not.toContain(mark);
  });
});
