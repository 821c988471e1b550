import { describe, expect, it } from "vitest";
import { aConfig } from "../testing/a-config.ts";
import { signIn } from "./sign-in.ts";
import { callToActionIndex, homeLayout } from "./home-layout.ts";
import { textUsButton } from "./text-us-button.ts";
import { secretNames } from "./secret-names.ts";
import { conversation, thirdParties, thirdPartyHosts, thirdPartyScripts } from "./third-parties.ts";

describe("textUsButton", () => {
  it("texts the site's own number, and is not drawn without one", () => {
    const enabled = { prompts: { textUs: { enabled: true } } };
    expect(textUsButton(aConfig(enabled))).toBeNull();
    const config = aConfig({ ...enabled, site: { name: "A", phone: "02 5550 1234" } });
    expect(textUsButton(config)).toEqual({ phone: "02 5550 1234", openAfterMs: 1300 });
  });
});

describe("callToActionIndex", () => {
  it.each([
    [100, 29],
    [30, 29],
    [29, 29],
    [5, 5],
    [0, null],
  ])("is the thirtieth card, and the last of fewer: %d cars → %s", (cards, index) => {
    expect(callToActionIndex(aConfig(), cards)).toBe(index);
  });

  it("is nowhere when switched off", () => {
    expect(callToActionIndex(aConfig({ stockList: { callToActionPosition: 0 } }), 100)).toBeNull();
  });
});

/** How many a dealer has of what a home page may show. */
const NOTHING = {
  latestStock: 0,
  bodyTypes: 0,
  makes: 0,
  conditions: 0,
  dealerships: 0,
  models: 0,
  tradeIn: 0,
  finance: 0,
  offers: 0,
  reviews: 0,
  locations: 0,
  posts: 0,
};

/** The sections of the home page of a site with such settings and such content. */
const sectionsOf = (settings: object, counts: Partial<typeof NOTHING> = {}) =>
  homeLayout(aConfig(settings), { ...NOTHING, ...counts }).sections;

describe("homeLayout", () => {
  it("shows nothing of stock at a dealer that only services vehicles", () => {
    const config = aConfig({
      site: { serviceOnly: true },
      features: { stockOnHomepage: true },
      home: { sections: ["latestStock", "bodyTypes", "makes", "tradeIn", "finance", "reviews"] },
    });
    const some = { latestStock: 2, bodyTypes: 2, makes: 2, conditions: 2, dealerships: 2, models: 2 };
    const counts = { ...NOTHING, ...some, tradeIn: 1, finance: 1, reviews: 3, locations: 1 };
    expect(homeLayout(config, counts)).toMatchObject({ sections: ["reviews"], stockSearch: false });
  });

  it("leaves out what there is nothing of, and says nothing twice", () => {
    const sections = ["offers", "posts", "offers", "reviews"];
    expect(sectionsOf({ home: { sections } }, { offers: 3, posts: 1 })).toEqual(["offers", "posts"]);
  });

  const promise = { title: "Our word", text: "We check.", points: ["Brakes", "Tyres"] };
  const promotion = { title: "Sale", href: "/offers", image: "/sale.jpg" };
  it.each([
    [{ promise: null, promotions: [] }, []],
    [{ promise, promotions: [] }, ["promise"]],
    [{ promise: null, promotions: [promotion] }, ["promotions"]],
  ])("promises and promotes where a dealer has written a promise and promotions: %j", (home, sections) =>
    expect(sectionsOf({ home: { sections: ["promise", "promotions"], ...home } })).toEqual(sections),
  );

  it.each([
    [true, 0, ["posts"]],
    [true, 1, ["latestStock", "posts"]],
    [false, 1, ["posts"]],
  ])(
    "lists cars where the feature is on (%s) and there are some (%d)",
    (stockOnHomepage, latestStock, shown) => {
      const settings = { home: { sections: ["latestStock", "posts"] }, features: { stockOnHomepage } };
      expect(sectionsOf(settings, { latestStock, posts: 2 })).toEqual(shown);
    },
  );
});

describe("signIn", () => {
  it("needs a garage and the feature", () => {
    expect(signIn(aConfig())).toEqual({ offered: false, reason: "garage_off" });
    expect(signIn(aConfig({ garage: { enabled: true } }))).toEqual({
      offered: false,
      reason: "authentication_off",
    });
    expect(signIn(aConfig({ garage: { enabled: true }, features: { authentication: true } }))).toEqual({
      offered: true,
    });
  });
});

describe("secretNames", () => {
  it("are those a site's settings name, each once", () => {
    expect(secretNames(aConfig())).toEqual([]);
    const account = { userSecret: "FORECOURT_SECRET_U", passwordSecret: "FORECOURT_SECRET_P" };
    const url = "https://crm.example";
    const config = aConfig({
      integrations: { mapKeySecret: "FORECOURT_SECRET_U" },
      dashboard: account,
      leads: {
        sinks: [
          { kind: "webhook", name: "hook", url, secrets: ["FORECOURT_SECRET_H"] },
          {
            kind: "adf-http",
            name: "crm",
            url,
            auth: { kind: "basic", user: "u", passwordSecret: "FORECOURT_SECRET_B" },
          },
          {
            kind: "adf-http",
            name: "other",
            url,
            auth: { kind: "bearer", tokenSecret: "FORECOURT_SECRET_T" },
          },
          { kind: "mail", name: "desk", to: ["desk@example.com"] },
        ],
      },
    });
    expect(secretNames(config)).toEqual(["U", "P", "H", "B", "T"].map((name) => `FORECOURT_SECRET_${name}`));
  });

  it.each(["DASHBOARD_PASSWORD", "forecourt_secret_x", "FORECOURT_SECRET_", "hunter2"])(
    "refuse %s: a file may name no other variable, so it can send no other value anywhere",
    (name) => {
      expect(() => aConfig({ integrations: { mapKeySecret: name } })).toThrow(/FORECOURT_SECRET_/);
    },
  );
});

describe("thirdParties", () => {
  it("are none until a tenant names them", () => {
    expect(thirdParties(aConfig())).toEqual([]);
    expect(thirdPartyHosts(aConfig())).toEqual([]);
  });

  it("have their public script, or the one the dealer names, or none", () => {
    const integrations = {
      analyticsId: "G-1",
      adConversionId: "AW-1:label",
      liveChatId: "north",
      chatbotId: "bot",
      scriptAddresses: { liveChatId: "https://chat.example/{id}.js" },
    };
    expect(thirdParties(aConfig({ integrations })).map(({ name, script }) => [name, script])).toEqual([
      ["analyticsId", "https://www.googletagmanager.com/gtag/js?id=G-1"],
      ["adConversionId", "https://www.googletagmanager.com/gtag/js?id=AW-1"],
      ["liveChatId", "https://chat.example/north.js"],
      ["chatbotId", null],
    ]);
  });

  it("open their hosts for the pages of a site that uses them, and only the used ones", () => {
    const integrations = { socialPixelId: "77", chatbotId: "bot" };
    expect(thirdPartyHosts(aConfig({ integrations }))).toEqual([
      "https://connect.facebook.net",
      "https://www.facebook.com",
    ]);
    const xtimeUrl = "https://book.example/a";
    const framed = aConfig({ integrations: { xtimeUrl, xtimeFrame: true } });
    expect(thirdPartyHosts(framed)).toEqual(["https://book.example"]);
    expect(thirdPartyHosts(aConfig({ integrations: { xtimeUrl } }))).toEqual([]);
  });

  it("run the scripts of their folders alone, and of what is only connected to or framed none", () => {
    const integrations = {
      socialPixelId: "77",
      chatbotId: "bot",
      liveChatId: "north",
      xtimeUrl: "https://book.example/a",
      xtimeFrame: true,
      scriptAddresses: { liveChatId: "https://chat.example/js/{id}.js" },
    };
    expect(thirdPartyScripts(aConfig({ integrations }))).toEqual([
      "https://connect.facebook.net/en_US/",
      "https://connect.facebook.net/signals/",
      "https://chat.example",
    ]);
    // A script that the dealer's file names in place of the known one may load more from anywhere on its host.
    const own = { socialPixelId: "77", scriptAddresses: { socialPixelId: "https://own.example/fb.js" } };
    expect(thirdPartyScripts(aConfig({ integrations: own }))).toEqual(["https://own.example"]);
  });

  it.each([
    "analyticsId",
    "tagManagerId",
    "socialPixelId",
    "videoPixelId",
    "adConversionId",
    "messagingId",
    "helpDeskId",
    "humanVerificationSiteKey",
  ])("may run the script that %s begins with", (name) => {
    const config = aConfig({ integrations: { [name]: "1" } });
    const script = thirdParties(config)[0]?.script ?? "";
    const covers = (source: string): boolean =>
      source.includes("*.")
        ? new URL(script).host.endsWith(source.slice("https://*".length))
        : script.startsWith(source);
    expect(thirdPartyScripts(config).some(covers)).toBe(true);
  });
});

describe("conversation", () => {
  it("is the first service that has a script, and none without", () => {
    expect(conversation("chat", aConfig({ integrations: { liveChatId: "north" } }))).toBeNull();
    const config = aConfig({ integrations: { liveChatId: "north", messagingId: "pod" } });
    expect(conversation("chat", config)?.name).toBe("messagingId");
    expect(conversation("assistant", config)).toBeNull();
  });
});
