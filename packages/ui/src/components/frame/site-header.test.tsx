// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { outline } from "../../testing/outline.ts";
import { SiteHeader, type SiteHeaderProps } from "./site-header.tsx";

const HEADER: SiteHeaderProps = {
  name: "North Cars",
  home: "/",
  links: [{ href: "/contact", label: "Contact" }],
  menuLabel: "Menu",
  navigationLabel: "Main",
  overviewLabel: "Overview",
};
const header = (change: Partial<SiteHeaderProps> = {}) => outline(<SiteHeader {...HEADER} {...change} />);

describe("SiteHeader", () => {
  it("is the dealer's name and its links, for a wide screen and behind a button for a narrow one", () => {
    expect(header()).toMatchSnapshot();
  });

  it("has the logo, the number and the other languages where there are some", () => {
    const drawn = header({
      logo: "/logo.svg",
      call: { href: "tel:1", text: "02 5550 1000", label: "Call us now" },
      tools: <b>tools</b>,
      languages: [{ href: "/es", label: "Español", lang: "es-US" }],
      links: [],
    });
    expect(drawn).toMatchSnapshot();
  });

  it("opens what stands below an entry, led by the entry's own page where it has one", () => {
    const children = [{ href: "https://maker.example/", label: "Maker", external: true }];
    const drawn = header({
      links: [
        { href: "/company", label: "Company", ownPage: true, children },
        { href: "/more", label: "More", children },
        { href: "/none", label: "None", children: [] },
      ],
    });
    expect(drawn.slice(0, drawn.indexOf("details.fc-menu"))).toMatchSnapshot();
  });
});
