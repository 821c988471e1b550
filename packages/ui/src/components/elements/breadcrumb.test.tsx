// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { outline } from "../../testing/outline.ts";
import { Breadcrumb } from "./breadcrumb.tsx";

describe("Breadcrumb", () => {
  it("leads back, the page itself last, counted for search engines", () => {
    const crumbs = [{ label: "Home", href: "/" }, { label: "Cars" }];
    expect(outline(<Breadcrumb label="You are here" crumbs={crumbs} />)).toMatchInlineSnapshot(`
      "nav.fc-breadcrumb[aria-label=You are here]
        ol[itemscope][itemtype=https://schema.org/BreadcrumbList]
          li[itemprop=itemListElement][itemscope][itemtype=https://schema.org/ListItem]
            a[href=/][itemprop=item]
              span[itemprop=name]
                'Home'
            meta[itemprop=position][content=1]
          li[itemprop=itemListElement][itemscope][itemtype=https://schema.org/ListItem]
            span[aria-current=page][itemprop=name]
              'Cars'
            meta[itemprop=position][content=2]"
    `);
  });
});
