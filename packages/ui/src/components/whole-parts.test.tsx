// @vitest-environment jsdom
import type { ComponentProps } from "react";
import { describe, expect, it } from "vitest";
import { outline } from "../testing/outline.ts";
import { FactList } from "./elements/fact-list.tsx";
import { MenuLink } from "./elements/menu-link.tsx";
import { PickedFiles, UploadProgress } from "./forms/picked-files.tsx";
import { HomeHero, type HomeHeroArrangement } from "./promotion/home-hero.tsx";

const file = (received: string | null) => ({
  name: "front.jpg",
  size: "1.2 MB",
  received,
  removeLabel: "Remove front.jpg",
  onRemove: () => undefined,
});

const progress = (percent: number | null) =>
  outline(<UploadProgress percent={percent} label="Sending" percentText={(share) => `${share} %`} />);

const hero = (change: Partial<ComponentProps<typeof HomeHero>> = {}) =>
  outline(
    <HomeHero
      arrangement="split"
      title="Northside"
      tagline={null}
      stage={null}
      search="Search"
      {...change}
    />,
  );

const link = (change: Partial<ComponentProps<typeof MenuLink>["link"]> = {}, children?: string) =>
  outline(<MenuLink link={{ href: "/cars", label: "Cars", ...change }}>{children}</MenuLink>);

describe("FactList", () => {
  it("says each fact after its name", () => {
    const facts = [
      { label: "Body", value: "SUV" },
      { label: "Odometer", value: "12,000 km" },
    ];
    expect(outline(<FactList facts={facts} />)).toMatchInlineSnapshot(`
      "dl.fc-facts
        div
          dt
            'Body'
          dd.fc-number
            'SUV'
        div
          dt
            'Odometer'
          dd.fc-number
            '12,000 km'"
    `);
  });
});

describe("MenuLink", () => {
  it("says how many cars it leads to, also where there are none", () => {
    expect(link()).toBe("a[href=/cars]\n  'Cars'");
    expect(link({ count: 0 }, "All cars")).toMatchInlineSnapshot(`
      "a[href=/cars]
        'All cars '
        span.fc-number.fc-quiet
          '0'"
    `);
  });

  it("leads to another site in a new tab, which does not learn where it was opened", () => {
    const external = { href: "https://kia.example/", external: true };
    expect(link(external)).toMatchInlineSnapshot(`
      "a[href=https://kia.example/][target=_blank][rel=noopener noreferrer]
        'Cars'"
    `);
    expect(link(external, "Kia")).toContain("'Kia'");
  });
});

describe("PickedFiles", () => {
  it("takes out a file that the dealer does not have yet, and no other", () => {
    expect(outline(<PickedFiles files={[file(null)]} />)).toMatchInlineSnapshot(`
      "ul.fc-files
        li
          span.fc-files__name
            'front.jpg'
          span.fc-files__size.fc-number
            '1.2 MB'
          button[type=button][aria-label=Remove front.jpg]
            svg.fc-icon[viewBox=0 0 24 24][aria-hidden=true][focusable=false]"
    `);
    expect(outline(<PickedFiles files={[file("Received")]} />)).toMatchInlineSnapshot(`
      "ul.fc-files
        li
          span.fc-files__name
            'front.jpg'
          span.fc-files__size.fc-number
            'Received'"
    `);
  });
});

describe("UploadProgress", () => {
  it("shows each percent and announces each quarter", () => {
    expect(progress(49)).toMatchInlineSnapshot(`
      "div.fc-upload[aria-hidden=true]
        span
          'Sending'
        span.fc-number
          '49 %'
        progress[max=100][value=49]
      output.fc-visually-hidden
        'Sending 25 %'"
    `);
    expect(progress(50)).toContain("'Sending 50 %'");
  });

  it("announces the beginning, and nothing while nothing is sent", () => {
    expect(progress(0)).toMatchInlineSnapshot(`
      "div.fc-upload[aria-hidden=true]
        span
          'Sending'
        span.fc-number
          '0 %'
        progress[max=100][value=0]
      output.fc-visually-hidden
        'Sending 0 %'"
    `);
    expect(progress(null)).toBe("output.fc-visually-hidden");
  });
});

describe("HomeHero", () => {
  it("has a name and a search, and no room for what it was not given", () => {
    expect(hero()).toMatchInlineSnapshot(`
      "section.fc-hero[data-arrangement=split]
        div.fc-hero__scene
          div.fc-hero__words
            h1
              'Northside'
        div.fc-hero__search
          'Search'"
    `);
  });

  it("has all it was given in its order", () => {
    const all = { tagline: "Vamos", taglineLang: "es", stage: "Stage", caption: "Caption" };
    expect(hero({ ...all, backdrop: <hr />, points: <ul /> })).toMatchInlineSnapshot(`
      "section.fc-hero[data-arrangement=split]
        div.fc-hero__scene
          hr
          div.fc-hero__words
            h1
              'Northside'
            p.fc-hero__tagline[lang=es]
              'Vamos'
          div.fc-hero__stage
            'Stage'
          div.fc-hero__caption
            'Caption'
        div.fc-hero__search
          'Search'
          ul"
    `);
  });

  it("runs from edge to edge where its arrangement does", () => {
    const wide: Record<HomeHeroArrangement, boolean> = {
      split: false,
      lineup: true,
      ledger: false,
      machine: true,
      plate: true,
      landscape: false,
      payment: true,
      booking: true,
      models: true,
      plan: false,
      service: true,
    };
    for (const [arrangement, isWide] of Object.entries(wide)) {
      const [first] = hero({ arrangement: arrangement as HomeHeroArrangement }).split("\n");
      expect(first).toBe(`section.fc-hero${isWide ? ".fc-bleed" : ""}[data-arrangement=${arrangement}]`);
    }
  });
});
