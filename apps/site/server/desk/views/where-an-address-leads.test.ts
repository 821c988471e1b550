import { expect, it } from "vitest";
import { testSite } from "#server/testing/test-site.ts";
import { whereAnAddressLeads } from "./where-an-address-leads.ts";

const demo = await testSite();
const found = await demo.site("harbourside");
const redirects = [
  { from: "/old-specials", to: "/special-offers" },
  { from: "/old-nothing", to: "/is-not-there" },
];
const dealer = { ...found, config: { ...found.config, links: { ...found.config.links, redirects } } };

it.each([
  ["/special-offers", /shows the page offers; its address for search engines is \/special-offers\.$/],
  [
    "/old-specials/",
    /leads to \/special-offers \(308, for good\): links\.redirects leads it to \/special-offers\.$/,
  ],
  [
    "/old-nothing",
    /'not found' with status 404: links\.redirects leads it to \/is-not-there, which does not end/,
  ],
  ["/never-there", /404: no page of this site is there, and nothing in links\.redirects leads on from it\.$/],
  ["/finance-pre-approval", /leads to \/finance\S* \(307, for now\)/],
  ["/robots.txt", /is the file robots, for machines\.$/],
  ["https://harbourside.example/special-offers?utm=1", /^\/special-offers shows the page offers/],
])("says of %s what it does, and why", (address, words) => {
  expect(whereAnAddressLeads(address, dealer)).toMatch(words);
});
