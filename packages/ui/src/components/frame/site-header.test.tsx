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
    expect(header()).toMatchInlineSnapshot(`
      "header.fc-header[data-menus]
        div.fc-container.fc-header__bar
          a.fc-header__brand[href=/]
            span.fc-header__name
              'North Cars'
          nav.fc-nav.fc-nav--wide[aria-label=Main]
            ul.fc-nav__list
              li
                a[href=/contact]
                  'Contact'
          details.fc-menu
            summary
              svg.fc-icon[viewBox=0 0 24 24][aria-hidden=true][focusable=false]
              span
                'Menu'
            nav.fc-nav[aria-label=Menu]
              ul.fc-nav__list
                li
                  a[href=/contact]
                    'Contact'"
    `);
  });

  it("has the logo, the number and the other languages where there are some", () => {
    const drawn = header({
      logo: "/logo.svg",
      call: { href: "tel:1", text: "02 5550 1000", label: "Call us now" },
      tools: <b>tools</b>,
      languages: [{ href: "/es", label: "Español", lang: "es-US" }],
      links: [],
    });
    expect(drawn).toMatchInlineSnapshot(`
      "link[rel=preload][as=image][href=/logo.svg]
      header.fc-header[data-menus]
        div.fc-container.fc-header__bar
          a.fc-header__brand[href=/]
            img.fc-header__logo[src=/logo.svg][alt=North Cars][width=180][height=40]
          nav.fc-nav.fc-nav--wide[aria-label=Main]
            ul.fc-nav__list
          a.fc-header__call[href=tel:1][aria-label=Call us now]
            svg.fc-icon[viewBox=0 0 24 24][aria-hidden=true][focusable=false]
            span.fc-number
              '02 5550 1000'
          b
            'tools'
          a.fc-header__language[href=/es][lang=es-US][hreflang=es-US]
            'Español'
          details.fc-menu
            summary
              svg.fc-icon[viewBox=0 0 24 24][aria-hidden=true][focusable=false]
              span
                'Menu'
            nav.fc-nav[aria-label=Menu]
              ul.fc-nav__list
              a.fc-button[data-kind=quiet][data-wide=true][href=tel:1]
                svg.fc-icon[viewBox=0 0 24 24][aria-hidden=true][focusable=false]
                ' Call us now'"
    `);
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
    expect(drawn.slice(0, drawn.indexOf("details.fc-menu"))).toMatchInlineSnapshot(`
      "header.fc-header[data-menus]
        div.fc-container.fc-header__bar
          a.fc-header__brand[href=/]
            span.fc-header__name
              'North Cars'
          nav.fc-nav.fc-nav--wide[aria-label=Main]
            ul.fc-nav__list
              li
                details.fc-dropdown[name=wide-menu]
                  summary
                    'Company'
                  ul
                    li
                      a[href=/company]
                        'Overview'
                    li
                      a[href=https://maker.example/][target=_blank][rel=noopener noreferrer]
                        'Maker'
              li
                details.fc-dropdown[name=wide-menu]
                  summary
                    'More'
                  ul
                    li
                      a[href=https://maker.example/][target=_blank][rel=noopener noreferrer]
                        'Maker'
              li
                a[href=/none]
                  'None'
          "
    `);
  });
});
