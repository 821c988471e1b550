import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aSite } from "../../testing/a-site.ts";
import { matchRoute } from "./match-route.ts";

const location = (name: string, slug: string) => ({ name, slug });
const CONTENT: Parameters<typeof aSite>[1] = {
  locations: [
    location("North Motors - Sales", "north-sales"),
    location("North Motors - Service", "workshop"),
  ],
  offers: [],
  pages: ["about-us", "towing-guide", "warranty", "finance"].map((slug) => ({ slug })),
  posts: [
    { slug: "old", publishedAt: 0 },
    { slug: "coming", publishedAt: Date.UTC(2099, 0, 1) },
  ],
};
const site = aSite({}, CONTENT);
const other = aSite(
  {
    site: {
      name: "A",
      template: "motorcycles",
      dealerships: [{ id: "1", slug: "north", name: "North", publishableKeySecret: null }],
    },
    cars: { detailPath: "/vehicles" },
    tradeIn: { path: "/value-my-bike" },
    links: {
      usePagesPath: false,
      financePath: "/apply-for-finance",
      financePreApproval: true,
      blogPath: "/news",
      serviceBooking: "/book-a-service-smithfield",
      contactPathOverride: "/contact-us/main",
    },
  },
  CONTENT,
);

const shown = (path: string, on = site) => {
  const match = matchRoute(path, on);
  return match.kind === "page" ? { ...match.page } : match.kind === "redirect" ? match.to : null;
};

describe("matchRoute", () => {
  it.each([
    ["/", { screen: "home" }],
    ["/cars/", { screen: "stock-entry" }],
    ["/search/used-cars?page=2", { screen: "stock", list: "used-cars" }],
    ["/search/used-cars/", { screen: "stock", list: "used-cars" }],
    ["/search/nothing", null],
    ["/cars/2021-mazda-3#vehicle-map", { screen: "car", slug: "2021-mazda-3" }],
    ["/cars/m%C3%A9gane", { screen: "car", slug: "mégane" }],
    ["/cars/2021-mazda-3/enquire", { screen: "car-enquiry", slug: "2021-mazda-3" }],
    ["/cars/2021-mazda-3/checkout", null],
    ["/cars/trade-in?car_id=7", { screen: "form", form: "trade-in" }],
    ["/trade-in", { screen: "form", form: "trade-in" }],
    ["/finance", { screen: "form", form: "finance" }],
    ["/pages/book-a-service", { screen: "form", form: "book-service" }],
    ["/current-positions", { screen: "form", form: "careers" }],
    ["/vehicle-parts-and-accessories/", { screen: "form", form: "parts" }],
    ["/contact", { screen: "form", form: "general" }],
    ["/contact-us/north-motors", { screen: "location-contact", place: "north-motors" }],
    ["/contact-us/workshop", { screen: "location-contact", place: "workshop" }],
    ["/contact-us/nowhere", null],
    ["/contact-us", null],
    ["/special-offers", { screen: "offers" }],
    ["/our-locations/", { screen: "locations" }],
    ["/blog", { screen: "posts" }],
    ["/blog/old", { screen: "post", slug: "old" }],
    ["/blog/coming", null],
    ["/pages/towing-guide", { screen: "content-page", slug: "towing-guide" }],
    ["/about-us", { screen: "content-page", slug: "about-us" }],
    ["/warranty", { screen: "content-page", slug: "warranty" }],
    ["/success?category=x", { screen: "success" }],
    ["/my-garage", { screen: "garage" }],
  ])("finds at %s %j", (path, page) => {
    expect(shown(path)).toEqual(page);
  });

  it.each(["/models", "/sign-in", "/offers/12", "/checkout", "/mazda-cx-5"])(
    "has no page yet at %s",
    (path) => expect(shown(path)).toBeNull(),
  );

  it.each(["/a/b/c", "//evil.example", "/%2e%2e", "/cars/%2Fetc", "/%E0%A4%A", "cars", "/constructor", ""])(
    "finds nothing at %j",
    (path) => expect(shown(path)).toBeNull(),
  );

  it.each([
    ["/vehicles/x", { screen: "car", slug: "x" }],
    ["/vehicles/x/enquire", { screen: "car-enquiry", slug: "x" }],
    ["/value-my-bike", { screen: "form", form: "trade-in" }],
    ["/apply-for-finance", { screen: "form", form: "finance" }],
    ["/finance-pre-approval", { screen: "form", form: "finance" }],
    ["/news/old", { screen: "post", slug: "old" }],
    ["/book-a-service-smithfield", { screen: "form", form: "book-service" }],
    ["/contact-us/main", { screen: "location-contact", place: "north-motors" }],
    ["/search/north", { screen: "stock", list: "north" }],
    ["/towing-guide", { screen: "content-page", slug: "towing-guide" }],
  ])("follows the tenant's own settings: at %s %j", (path, page) => {
    expect(shown(path, other)).toEqual(page);
  });

  it.each([
    ["/finance-pre-approval", "/finance", false],
    ["/finance-pre-approval/", "/finance", false],
    ["/finance-enquiry", "/finance", true],
    ["/motorcycles", "/cars", true],
    ["/news", "/blog", true],
    ["/news/old", "/blog/old", true],
    ["/pages/about-us", "/about-us", true],
    ["/pages/warranty", "/warranty", true],
    ["/towing-guide", "/pages/towing-guide", true],
  ])("sends %s to %s", (from, to, permanent) => {
    expect(matchRoute(from, site)).toEqual({ kind: "redirect", to, permanent, by: "product" });
  });

  it.each([
    ["a dealer's redirect to a page", "/about-us", "/about-us", true],
    ["one that goes on to a page for good", "/finance-enquiry", "/finance", true],
    ["one that goes on to a page for now", "/finance-pre-approval", "/finance", false],
    ["two that go on to a page for now", "/older", "/finance", false],
  ])("sends a browser by %s in one step, for good only where every step is", (_, next, to, permanent) => {
    const redirects = [
      { from: "/old", to: next },
      { from: "/older", to: "/finance-pre-approval" },
    ];
    expect(matchRoute("/old", aSite({ links: { redirects } }, CONTENT))).toEqual({
      kind: "redirect",
      to,
      permanent,
      by: "dealer",
    });
  });

  it("sends a browser for now where the first step is for now and the next for good", () => {
    const redirects = [{ from: "/finance", to: "/about-us" }];
    expect(matchRoute("/finance-pre-approval", aSite({ links: { redirects } }, CONTENT))).toMatchObject({
      to: "/about-us",
      permanent: false,
    });
  });

  it.each([
    ["/cars/x", "/vehicles/x"],
    ["/cars/x/enquire", "/vehicles/x/enquire"],
    ["/pages/towing-guide", "/towing-guide"],
    ["/finance-enquiry", "/apply-for-finance"],
  ])("sends %s to %s where the settings have moved it", (from, to) => {
    expect(shown(from, other)).toBe(to);
  });

  it("sends the stock entry and its other addresses on to the main list where it is no page", () => {
    const straight = aSite({ stockList: { entryPage: false } });
    for (const path of ["/cars/", "/motorcycles"])
      expect(matchRoute(path, straight)).toMatchObject({
        kind: "redirect",
        to: "/search/new-used-and-demo-cars",
        permanent: true,
      });
  });

  it("gives search engines one address of a page with several", () => {
    const canonical = ["/contact", "/current-positions", "/cars/trade-in", "/contact-us/workshop"].map(
      (path) => {
        const match = matchRoute(path, site);
        return match.kind === "page" && match.canonical;
      },
    );
    expect(canonical).toEqual(["/contact", "/careers", "/trade-in", "/contact-us/workshop"]);
  });

  it("has no page for a form that is not offered, or a trade-in that is switched off", () => {
    const few = aSite({ forms: { offered: ["general", "trade-in"] }, tradeIn: { enabled: false } }, CONTENT);
    expect(
      ["/finance", "/finance-enquiry", "/trade-in", "/cars/trade-in", "/contact-us/north-motors"].map(
        (path) => shown(path, few),
      ),
    ).toEqual([
      // The dealer's own page of that name comes forward.
      "/pages/finance",
      null,
      null,
      { screen: "car", slug: "trade-in" },
      null,
    ]);
  });

  describe("with a finance page of the dealer's own", () => {
    const own = aSite({ links: { financeLink: "/pages/finance?plan=7#apply" } }, CONTENT);

    it("answers both that page and the form, and sends neither round in a circle", () => {
      expect(shown("/pages/finance", own)).toEqual({ screen: "content-page", slug: "finance" });
      expect(shown("/finance", own)).toEqual({ screen: "form", form: "finance" });
      expect(shown("/finance-enquiry", own)).toBe("/finance");
    });

    it("draws the form there when no page stands at that address", () => {
      const loans = aSite({ links: { financeLink: "/loans" } }, CONTENT);
      expect(shown("/loans", loans)).toEqual({ screen: "form", form: "finance" });
      expect(shown("/finance-enquiry", loans)).toBe("/loans");
    });
  });

  describe("contact pages at addresses of their own", () => {
    const twoPlaces = {
      locations: [
        location("North", "north"),
        location("South - Sales", "south"),
        location("South - Parts", "bits"),
      ],
    };

    it("belong to one place each, so that no shopper is sent to another", () => {
      const named = aSite(
        { links: { contactPaths: [{ location: "bits", path: "/visit-south" }] } },
        twoPlaces,
      );
      expect(shown("/visit-south", named)).toEqual({ screen: "location-contact", place: "south" });
      expect(shown("/contact-us/north", named)).toEqual({ screen: "location-contact", place: "north" });
    });

    it("are not given by the tenant-wide setting to a dealer of several places", () => {
      const links = { contactPathOverride: "/contact-us/main" };
      expect(shown("/contact-us/main", aSite({ links }, twoPlaces))).toBeNull();
      const one = aSite({ links }, { locations: twoPlaces.locations.slice(1) });
      expect(shown("/contact-us/main", one)).toEqual({ screen: "location-contact", place: "south" });
    });
  });

  describe("with redirects of the dealer's own", () => {
    const redirects = [
      { from: "/old.html", to: "/stock.php?from=old" },
      { from: "/stock.php", to: "/search/used-cars?make=Kia#list" },
      { from: "/fleet", to: "/about-us" },
      { from: "/round", to: "/and-round" },
      { from: "/and-round", to: "/round" },
      { from: "/gone", to: "/nowhere" },
      { from: "/contact", to: "/contact/" },
      { from: "/careers", to: "/nowhere" },
    ];
    const moved = aSite({ links: { redirects } }, CONTENT);

    it.each([
      ["/stock.php/", "/search/used-cars?make=Kia#list"],
      ["/old.html", "/search/used-cars?make=Kia&from=old#list"],
      ["/fleet", "/about-us"],
    ])("sends %s to %s at once", (from, to) => expect(shown(from, moved)).toBe(to));

    it.each(["/round", "/and-round", "/gone"])("answers nothing at %s, which arrives nowhere", (path) =>
      expect(shown(path, moved)).toBeNull(),
    );

    it("keeps a page whose redirect leads to itself or nowhere", () => {
      expect(shown("/contact", moved)).toEqual({ screen: "form", form: "general" });
      expect(shown("/careers", moved)).toEqual({ screen: "form", form: "careers" });
    });
  });

  it("sends nobody off the site, round in a circle or to nothing, whatever the path", () => {
    const sites = [site, other, aSite({ links: { financeLink: "https://loans.example/" } }, CONTENT)];
    const paths = fc.oneof(
      fc.webPath(),
      fc.string().map((text) => `/${text}`),
      fc
        .tuple(
          fc.constantFrom("/pages/", "/pages//", "/news/", "/cars/", "/finance-pre-approval"),
          fc.string(),
        )
        .map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(paths, fc.constantFrom(...sites), (path, on) => {
        const match = matchRoute(path, on);
        if (match.kind !== "redirect") return;
        expect(new URL(match.to, "https://acme.example").origin).toBe("https://acme.example");
        expect(matchRoute(match.to, on).kind).toBe("page");
      }),
      { numRuns: 1500 },
    );
  }, 60_000);
});
