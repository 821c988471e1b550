import { aCar } from "@forecourt/search/testing";
import { aLocation } from "@forecourt/tenant-config/testing";
import { beforeAll, describe, expect, it } from "vitest";
import { tenantSite, type TenantSite } from "#server/tenants/tenant-site.ts";
import { demoContent } from "#server/testing/demo-content.ts";
import { carButtons, reserveFacts } from "./car-buttons.ts";
import { carCardView } from "./car-card.ts";
import { factGroups, keyFacts } from "./car-facts.ts";
import { carMedia, carPictures, pictureLabel, smallPicture } from "./car-pictures.ts";
import { carRepayment } from "./loan-view.ts";
import { footerDealer } from "../dealer/footer-dealer.ts";
import { formView } from "../form/form-view.ts";
import { dealerContact } from "../dealer/dealer-contact.ts";

const now = new Date("2026-11-21T02:00:00Z");
let site: TenantSite;
beforeAll(async () => {
  site = tenantSite(await demoContent("harbourside"), now);
});

/** The site with some settings of one section changed. */
const withSettings = (section: keyof TenantSite["config"], change: object): TenantSite => ({
  ...site,
  config: { ...site.config, [section]: { ...(site.config[section] as object), ...change } },
});
const car = aCar({ id: "9", slug: "kia-rio-9", images: [] });

const enquiryOf = (condition: "new" | "used") => carButtons(aCar({ ...car, condition }), site, null).enquire;
const rowOf = (of = car, at = site) => carButtons(of, at, null).others;
const chatOf = (of: TenantSite) => rowOf(car, of).find(({ kind }) => kind === "chat");
const custom = (href: string) =>
  rowOf(car, withSettings("carActions", { custom: { label: "More", href } })).find(
    ({ label }) => label === "More",
  );
const at = (time: string) => dealerContact({ ...site, now: new Date(time) });
const hidden = (view: ReturnType<typeof formView>) => new Map(view.setting.hidden);

describe("carButtons", () => {
  it("draws chat and assistant where the site has such a service, and no Reserve, which has no page yet", () => {
    const all = withSettings("carActions", { chat: true, assistant: true });
    const paid = aCar({
      ...car,
      hasCheckoutPaymentProcessor: true,
      paymentProcessors: [{ authorizationType: "stripe", hasKey: true }],
    });
    const row = rowOf(paid, {
      ...all,
      config: { ...all.config, reserve: { ...all.config.reserve, payments: true } },
    });
    expect(row.map(({ label }) => label)).toEqual([
      "Finance",
      "Book a Test Drive",
      "Value my trade-in",
      "WhatsApp",
      "Chat",
      "Ask our assistant",
    ]);
    const none = { liveChatId: null, autobot: null };
    const without = {
      ...all,
      config: { ...all.config, integrations: { ...all.config.integrations, ...none } },
    };
    expect(rowOf(paid, without).map(({ label }) => label)).not.toContain("Chat");
    expect(rowOf(paid, without).map(({ label }) => label)).not.toContain("Ask our assistant");
  });

  it("opens forms as dialogs whose links are pages", () => {
    const { enquire, others } = carButtons(car, site, null);
    expect(enquire).toMatchObject({ label: "Enquire Now", form: "used", href: "/cars/kia-rio-9/enquire" });
    expect(others.find(({ kind }) => kind === "test_drive")).toMatchObject({
      form: "test-drive",
      href: "/book-test-drive?car_id=9",
    });
  });

  it("leads to the enquiry below the car's own address, whether it is new or used", () => {
    expect(enquiryOf("new")).toMatchObject({ form: "new", href: "/cars/kia-rio-9/enquire" });
    expect(enquiryOf("used")).toMatchObject({ form: "used", href: "/cars/kia-rio-9/enquire" });
  });

  it("asks for something similar once a car is sold, and offers little else", () => {
    const sold = carButtons(aCar({ ...car, status: { kind: "sold", soldAt: 1 } }), site, null);
    expect(sold.enquire).toMatchObject({
      label: "Find me something similar",
      form: "similar",
      href: "/find-me-something-similar?car_id=9",
    });
    expect(sold.others.map(({ kind }) => kind)).toEqual(["whatsapp", "chat", "assistant"]);
  });

  it("takes the tenant's own words for a button", () => {
    const own = withSettings("carActions", { labels: { enquire: "Message Now", finance: "Pay over time" } });
    expect(carButtons(car, own, null).enquire?.label).toBe("Message Now");
    expect(rowOf(car, own)[0]?.label).toBe("Pay over time");
  });

  it("says the tenant's own sentences on its buttons", () => {
    const words = {
      tradeIn: "Swap yours",
      chat: "Talk to us",
      testDrive: "Drive it",
      whatsapp: "Text us",
      history: "Its past",
      location: "Where it stands",
    };
    const own = withSettings("wording", { car: words });
    const chats = {
      ...own,
      config: { ...own.config, carActions: { ...own.config.carActions, chat: true } },
    };
    const labels = new Map(rowOf(car, chats).map(({ kind, label }) => [kind, label]));
    expect([labels.get("trade_in"), labels.get("chat"), labels.get("test_drive")]).toEqual([
      "Swap yours",
      "Talk to us",
      "Drive it",
    ]);
    expect(labels.get("whatsapp")).toBe("Text us");
    const reported = aCar({ ...car, historyReportUrl: "https://reports.example/9.pdf" });
    const report = rowOf(reported, chats).find(({ kind }) => kind === "history_report");
    expect(report?.label).toBe("Its past");
    expect(carButtons(car, chats, null).location?.label).toBe("Where it stands");
  });

  it("has a phone card for a car with a phone, and a place over the pictures for one that stands somewhere", () => {
    const nowhere = { ...car.location, phone: null, name: null };
    expect(carButtons(car, site, null)).toMatchObject({
      call: true,
      location: { href: "/cars/kia-rio-9#vehicle-map" },
    });
    expect(carButtons(aCar({ ...car, location: nowhere }), site, null)).toMatchObject({
      call: false,
      location: null,
    });
  });

  it("leads to pages of the site about this car, and to other sites in a new tab", () => {
    const row = new Map(rowOf().map((button) => [button.label, button]));
    expect(row.get("Finance")).toMatchObject({ newTab: false });
    expect(row.get("Finance")?.href).toMatch(/^\/finance\?.*car_id=9.*#finance-form$/);
    expect(row.get("Value my trade-in")).toMatchObject({ href: "/cars/trade-in?car_id=9", newTab: false });
    expect(row.get("WhatsApp")).toMatchObject({ href: "https://wa.me/61491570156", newTab: true });
  });

  it("draws Reserve, which leads to the car's checkout, where an account takes the deposit", () => {
    const paid = aCar({
      ...car,
      price: 20_000,
      condition: "used",
      hasCheckoutPaymentProcessor: true,
      paymentProcessors: [{ authorizationType: "demo", hasKey: true }],
    });
    const account = { provider: "demo", dealership: null, publishableKey: null, fields: null } as const;
    const reserved = rowOf(paid, { ...site, accountOf: () => account });
    expect(reserved.find(({ kind }) => kind === "reserve")).toEqual({
      kind: "reserve",
      label: "Reserve online",
      href: "/cars/kia-rio-9/checkout",
      newTab: false,
      form: null,
      widget: null,
    });
    expect(rowOf(paid).map(({ kind }) => kind)).not.toContain("reserve");
  });

  it("leads a chat to the contact form where no script runs, and home where there is no such form", () => {
    const chats = withSettings("carActions", { chat: true });
    expect(chatOf(chats)).toMatchObject({
      href: "/contact",
      newTab: false,
      form: null,
      widget: { kind: "chat" },
    });
    const forms = { ...chats.config.forms, offered: [] };
    expect(chatOf({ ...chats, config: { ...chats.config, forms } })).toMatchObject({ href: "/" });
  });

  it("draws no button of a form that the site has no page for", () => {
    const offered = site.config.forms.offered.filter((form) => form !== "test-drive");
    expect(rowOf(car, withSettings("forms", { offered })).map(({ kind }) => kind)).not.toContain(
      "test_drive",
    );
  });

  it("carries the days a car is wanted for to the enquiry", () => {
    const hire = { pickUp: "2026-11-23", return: "2026-11-25", days: 2 };
    expect(carButtons(car, site, null, hire).enquire?.href).toBe(
      "/cars/kia-rio-9/enquire?pickup=2026-11-23&return=2026-11-25",
    );
  });

  it("opens the history report beside the page", () => {
    const row = rowOf(aCar({ historyReportUrl: "https://reports.example/9.pdf" }));
    expect(row.find(({ kind }) => kind === "history_report")).toEqual({
      kind: "history_report",
      label: "Car history report",
      href: "https://reports.example/9.pdf",
      newTab: true,
      form: null,
      widget: null,
    });
  });

  it("leads nowhere a link may not lead, and keeps the tenant's own host in the page", () => {
    expect(custom("/about-us")).toMatchObject({ label: "More", href: "/about-us", newTab: false });
    expect(custom("https://more.example/")).toMatchObject({ newTab: true });
    expect(custom("javascript:alert(1)")).toBeUndefined();
  });

  it("offers no test drive or finance of a car at a rental place", () => {
    const rental = aLocation("Rentals", { subtypes: ["rental"] });
    const kinds = carButtons(car, site, rental).others.map(({ kind }) => kind);
    expect(kinds).not.toContain("test_drive");
    expect(kinds).not.toContain("finance");
  });
});

const shown = (showRepayment: string, on: "car" | "list", of = car) =>
  carRepayment(of, withSettings("finance", { showRepayment }), { location: null, on });

describe("reserveFacts", () => {
  it.each([
    ["AUD", "AUD"],
    ["NZD", "NZD"],
    ["USD", "USD"],
    ["EUR", "AUD"],
  ])("keep price floors of %s as those of %s", (currency, known) => {
    expect(reserveFacts(withSettings("cars", { currency }), null)).toEqual({
      currency: known,
      rentalPlace: false,
      autograb: site.config.integrations.autograb,
    });
  });

  it("know a rental place", () => {
    expect(reserveFacts(site, aLocation("Rentals", { subtypes: ["rental"] })).rentalPlace).toBe(true);
  });
});

describe("carRepayment", () => {
  it("stands with its rates, its warning and the loan it is of, where the settings ask for it", () => {
    expect(shown("car", "car")).toMatchObject({
      repayment: expect.stringMatching(/^From \$[\d.]+ a week$/),
      rates: expect.stringMatching(/ p\.a\., comparison rate [\d.]+% p\.a\.$/),
      warning: site.config.finance.comparisonWarning,
      example: "5 years, $5,299 deposit, $47,691 financed.",
    });
    expect(shown("nowhere", "car")).toBeNull();
    expect(shown("car", "list")).toBeNull();
    expect(shown("car_and_list", "list")).not.toBeNull();
  });

  it("is none of a car without a price, or one that is not financed", () => {
    expect(shown("car", "car", aCar({ ...car, price: null }))).toBeNull();
    expect(shown("car", "car", aCar({ ...car, status: { kind: "sold", soldAt: 1 } }))).toBeNull();
  });
});

describe("carPictures", () => {
  it("links each picture to its largest size, and falls back on the drawing", () => {
    const drawn: TenantSite = { ...site, illustrate: () => "/media/drawn/ute.webp" };
    const images = [{ url: "https://cdn.example/a.jpg", thumbnailUrl: null }];
    expect(carPictures(aCar({ images }), "Kia Rio", drawn)).toEqual([
      {
        src: "https://cdn.example/a.jpg",
        alt: "Kia Rio, picture 1",
        fallback: "/media/drawn/ute.webp",
        label: { text: "Illustration", whenFallenBack: true },
        full: "/media/photo?w=1920&src=https%3A%2F%2Fcdn.example%2Fa.jpg",
      },
    ]);
    expect(carPictures(car, "Kia Rio", drawn)).toMatchObject([
      {
        src: "/media/drawn/ute.webp",
        fallback: null,
        label: { text: "Illustration" },
        full: "/media/drawn/ute.webp?w=1280",
      },
    ]);
    expect(carPictures(car, "Kia Rio", site)).toEqual([]);
    const own = [{ url: "/media/own.webp", thumbnailUrl: null }];
    expect(carPictures(aCar({ images: own }), "Kia Rio", site)).toEqual([
      {
        src: "/media/own.webp",
        alt: "Kia Rio, picture 1",
        fallback: null,
        label: null,
        full: "/media/own.webp",
      },
    ]);
  });

  it("gives a drawing no other drawing to fall back on, which the same server draws", () => {
    const drawn: TenantSite = { ...site, illustrate: () => "/media/drawn/ute.webp" };
    const images = [{ url: "/media/drawn/hatch/red/front.webp", thumbnailUrl: null }];
    expect(carPictures(aCar({ images }), "Kia Rio", drawn)).toMatchObject([{ fallback: null }]);
    expect(carCardView(aCar({ images }), drawn).image).toMatchObject({
      src: "/media/drawn/hatch/red/front.webp",
      fallback: null,
      label: { text: "Illustration" },
    });
  });
});

describe("carMedia", () => {
  it("numbers several films, and names a 360° view", () => {
    const filmed = aCar({
      videos: ["https://v.example/1", "https://v.example/2"],
      spinUrl: "https://s.example/1",
    });
    expect(carMedia(filmed, site).map(({ label }) => label)).toEqual([
      "Watch the video 1",
      "Watch the video 2",
      "Look around in 360°",
    ]);
    expect(carMedia(car, site)).toEqual([]);
    expect(carMedia(aCar({ videos: ["https://v.example/1"] }), site)).toEqual([
      { label: "Watch the video", href: "https://v.example/1", icon: "play" },
    ]);
    expect(carMedia(aCar({ spinUrl: "https://s.example/1" }), site)).toEqual([
      { label: "Look around in 360°", href: "https://s.example/1", icon: "spin" },
    ]);
  });
});

describe("carCardView", () => {
  it("shows what is known of a car, and nothing in place of what is not", () => {
    const view = carCardView(car, site);
    expect(view).toMatchObject({
      href: "/cars/kia-rio-9",
      badge: "SR5",
      place: "Riverside, QLD",
      image: null,
    });
    expect(view.facts).toEqual(["45,210 km", "Automatic", "Diesel"]);
    const bare = aCar({
      odometer: null,
      transmission: null,
      fuel: null,
      engine: null,
      seats: null,
      state: null,
      location: { ...car.location, name: null },
      dealership: { ...car.dealership, name: null },
    });
    expect(carCardView(bare, site)).toMatchObject({ facts: [], place: null });
  });

  it("names the dealership where the place has no name, and the state alone where neither has", () => {
    const location = { ...car.location, name: null };
    expect(carCardView(aCar({ location }), site).place).toBe("Riverside Toyota, QLD");
    const dealership = { ...car.dealership, name: null };
    expect(carCardView(aCar({ location, dealership }), site).place).toBe("QLD");
  });

  it("draws the first photograph with an illustration to fall back on, or the illustration alone", () => {
    const drawn: TenantSite = { ...site, illustrate: () => "/media/drawn/ute.webp" };
    const images = [
      { url: "https://cdn.example/a.jpg", thumbnailUrl: null },
      { url: "https://cdn.example/b.jpg", thumbnailUrl: null },
    ];
    const title = carCardView(car, site).title;
    expect(carCardView(aCar({ images }), drawn).image).toEqual({
      src: "https://cdn.example/a.jpg",
      alt: title,
      fallback: "/media/drawn/ute.webp",
      label: { text: "Illustration", whenFallenBack: true },
    });
    expect(carCardView(car, drawn).image).toEqual({
      src: "/media/drawn/ute.webp",
      alt: title,
      fallback: null,
      label: { text: "Illustration" },
    });
    expect(carCardView(aCar({ images }), site).image).toMatchObject({ fallback: null, label: null });
  });
});

const NOTHING_KNOWN = {
  odometer: null,
  year: null,
  badge: null,
  series: null,
  body: null,
  transmission: null,
  simpleTransmission: null,
  drive: null,
  simpleDrive: null,
  fuel: null,
  engine: null,
  colour: null,
  seats: null,
  doors: null,
  stockNumber: null,
  vin: null,
};

describe("keyFacts", () => {
  it("are the six shoppers ask first, without those that are not known", () => {
    expect(keyFacts(car, site).map(({ value }) => value)).toEqual([
      "45,210 km",
      "Automatic",
      "Diesel",
      "4x4",
      "5",
      "2021",
    ]);
    expect(keyFacts(car, site).map(({ icon }) => icon)).toEqual([
      "gauge",
      "transmission",
      "fuel",
      "drive",
      "seat",
      "calendar",
    ]);
    const two = keyFacts(aCar({ ...NOTHING_KNOWN, odometer: 0, seats: 2 }), site);
    expect(two.map(({ value }) => value)).toEqual(["0 km", "2"]);
  });

  it("are none where only one is known", () => {
    expect(keyFacts(aCar({ ...NOTHING_KNOWN, odometer: 0 }), site)).toEqual([]);
  });
});

describe("the facts of a car", () => {
  const known = aCar({
    engine: "2.8 L",
    colour: "White",
    series: "GUN",
    simpleTransmission: "Auto",
    simpleDrive: "4WD",
  });

  it("have their own sign and word each, the simple names first", () => {
    expect(keyFacts(known, site)).toEqual([
      { icon: "gauge", label: "Odometer", value: "45,210 km" },
      { icon: "transmission", label: "Transmission", value: "Auto" },
      { icon: "fuel", label: "Fuel", value: "Diesel" },
      { icon: "drive", label: "Drive", value: "4WD" },
      { icon: "seat", label: "Seats", value: "5" },
      { icon: "calendar", label: "Year", value: "2021" },
    ]);
  });

  it("are called what the dealer's filters call them, each by its own filter", () => {
    const valueLabels = [
      { facet: "transmission", value: "Automatic", label: "Self-shifting" },
      { facet: "transmission", value: "Auto", label: "Self-shifting, simply" },
      { facet: "drive", value: "4x4", label: "All wheels" },
      { facet: "drive", value: "4WD", label: "All wheels, simply" },
      { facet: "body", value: "Ute", label: "Pickup" },
    ] as const;
    const named = { ...site, config: { ...site.config, search: { ...site.config.search, valueLabels } } };
    const [, gearbox, , drive] = keyFacts(known, named).map(({ value }) => value);
    expect([gearbox, drive]).toEqual(["Self-shifting, simply", "All wheels, simply"]);
    const plain = { ...known, simpleTransmission: null, simpleDrive: null };
    const [, whole, , driven] = keyFacts(plain, named).map(({ value }) => value);
    expect([whole, driven]).toEqual(["Self-shifting", "All wheels"]);
    const facts = factGroups(known, named).flatMap((group) => group.facts.map(({ value }) => value));
    expect(facts).toEqual(expect.arrayContaining(["Self-shifting", "All wheels", "Pickup"]));
  });

  it("stand in full in their groups", () => {
    expect(factGroups(known, site).map(({ facts }) => facts.map(({ value }) => value))).toEqual([
      ["Pre-owned", "2021", "45,210 km", "SR5", "GUN", "Ute", "White"],
      ["2.8 L", "Diesel", "Automatic", "4x4"],
      ["5", "4"],
      ["U131302", "MR0FZ29G001234567"],
    ]);
  });
});

describe("factGroups", () => {
  it("put together what belongs together, each fact once", () => {
    const groups = factGroups(aCar({ engine: "2.8 L", colour: "White" }), site);
    expect(groups.map(({ title }) => title)).toEqual(["Car", "Engine and drive", "Size", "Identity"]);
    const labels = groups.flatMap(({ facts }) => facts.map(({ label }) => label));
    expect(new Set(labels).size).toBe(labels.length);
  });

  it("leave out groups of which nothing is known", () => {
    expect(factGroups(aCar(NOTHING_KNOWN), site).map(({ facts }) => facts.length)).toEqual([1]);
  });
});

describe("smallPicture", () => {
  it.each([
    ["/media/drawn/suv/red/front.webp", "/media/drawn/suv/red/front.webp?w=320"],
    ["/pictures/a.webp?of=https://cdn.example/a.jpg", "/pictures/a.webp?of=https://cdn.example/a.jpg"],
    ["ftp://cdn.example/a.jpg", null],
    ["data:image/png;base64,https:", null],
    ["", null],
  ])("of %s is %s", (src, small) => expect(smallPicture(src)).toBe(small));

  it("of a photograph stands at an address of the site's own", () => {
    for (const src of ["https://cdn.example/a.jpg", "HTTP://cdn.example/a.jpg"])
      expect(smallPicture(src)).toMatch(/^\/.*cdn\.example/);
  });
});

describe("pictureLabel", () => {
  it("says what is drawn, at once or once the drawing had to take a photograph's place", () => {
    const drawn = "/media/drawn/suv/red/front.webp";
    expect(pictureLabel(drawn, null, "Illustration")).toEqual({ text: "Illustration" });
    const photo = "https://cdn.example/a.jpg";
    expect(pictureLabel(photo, drawn, "Illustration")).toEqual({
      text: "Illustration",
      whenFallenBack: true,
    });
    expect(pictureLabel(photo, null, "Illustration")).toBeNull();
  });
});

describe("footerDealer", () => {
  it("says who the dealer is and how to reach them", () => {
    expect(footerDealer(site)).toMatchObject({
      name: "Harbourside Motor Group",
      phone: { text: "02 5550 1000", href: "tel:0255501000" },
      email: "hello@harbourside.example",
    });
    const none = withSettings("site", { dealershipGroup: null });
    expect(footerDealer(none).group).toBeNull();
    const nowhere = { ...site, content: { ...site.content, locations: [] } };
    expect(footerDealer(nowhere).licence).toBeNull();
    const grouped = withSettings("site", { dealershipGroup: "Tidewater" });
    expect(footerDealer(grouped).group).toContain("Tidewater");
  });
});

describe("dealerContact", () => {
  it("is the site's own number, else the primary location's, else its landline", () => {
    expect(dealerContact(site).phone).toEqual({ text: "02 5550 1000", href: "tel:0255501000" });
    const none = withSettings("site", { phone: null });
    expect(dealerContact(none).phone?.text).toBe("02 5550 1010");
    const places = site.content.locations.map((place) => ({
      ...place,
      contact: { ...place.contact, phone: null, landlinePhone: place.primary ? "02 5550 9999" : null },
    }));
    const content = { ...site.content, locations: places };
    expect(dealerContact({ ...none, content }).phone?.text).toBe("02 5550 9999");
    const nowhere = { ...none, content: { ...site.content, locations: [] } };
    expect(dealerContact(nowhere)).toEqual({ phone: null, open: null, hours: [] });
  });

  it("says whether the primary location is open, and its week", () => {
    // Saturday, 1 pm and 9 pm in Newcastle.
    expect(at("2026-11-21T02:00:00Z").open?.isOpen).toBe(true);
    expect(at("2026-11-21T10:00:00Z").open?.isOpen).toBe(false);
    expect(at("2026-11-21T02:00:00Z").hours[0]).toMatchObject({ days: "Mon-Fri" });
  });
});

describe("formView", () => {
  it("carries the form, its page and the minute it was drawn in, the same for all who open it then", () => {
    const view = formView(site, { id: "general", path: "/contact" });
    expect([...hidden(view)]).toEqual([
      ["form", "general"],
      ["drawn_at", "2026-11-21T02:00Z"],
      ["url", "/contact"],
    ]);
    expect(formView(site, { id: "general", path: "/contact" })).toEqual(view);
    expect(view.setting).toMatchObject({
      action: "/api/leads",
      tenant: "harbourside",
      state: null,
      car: null,
      findsVehicles: false,
      successPath: "/success",
    });
  });

  it("chooses the position that was asked for, where it is one of the open ones", () => {
    const [open] = site.config.careers.positions ?? [];
    const asking = (query?: URLSearchParams) =>
      formView(site, { id: "careers", path: "/careers", ...(query ? { query } : {}) }).filled;
    expect(asking(new URLSearchParams({ position: open?.title ?? "" }))).toMatchObject({
      position: open?.title,
    });
    expect(asking(new URLSearchParams({ position: "Astronaut" }))).not.toHaveProperty("position");
    expect(asking()).not.toHaveProperty("position");
  });

  it("names the car, the place and the offer it is about", () => {
    const place = site.content.locations.find(({ primary }) => primary) ?? null;
    const fields = hidden(
      formView(site, { id: "general", path: "/", car, location: place, offerId: "7001" }),
    );
    expect([fields.get("car_id"), fields.get("page_location"), fields.get("offer_id")]).toEqual([
      "9",
      place?.id,
      "7001",
    ]);
  });

  it("names the model it is about, and says what the browser needs to check and send it", () => {
    const view = formView(site, { id: "general", path: "/models/cx-5", modelId: "5" });
    expect(hidden(view).get("model_id")).toBe("5");
    const { forms } = site.config;
    expect(view.setting.policy).toEqual({
      namePunctuation: forms.namePunctuation,
      testPhoneNumber: forms.testPhoneNumber,
      strictPhoneNumbers: forms.strictPhoneNumbers,
    });
    expect(view.setting.alertOnFailure).toBe(forms.alertOnFailure);
    expect(view.setting.honeypot).not.toBe("");
  });

  it("counts its steps in words, and asks in the site's language", async () => {
    const finance = formView(site, { id: "finance", path: "/finance" });
    expect(finance.words.steps).toEqual(
      finance.form.steps.map((_, at) => `Step ${at + 1} of ${finance.form.steps.length}`),
    );
    const content = await demoContent("lonestar");
    const spanish = tenantSite(content, now, undefined, { locale: "es-US", prefix: "/es" });
    const english = tenantSite(content, now);
    const view = formView(spanish, { id: "finance", path: "/" });
    expect(view.form.title).not.toBe(formView(english, { id: "finance", path: "/" }).form.title);
    expect(view.setting.successPath).toBe("/es/success");
  });

  it("keeps the tracked parameters of its page and no others", () => {
    const query = new URLSearchParams("gclid=1&x=2");
    expect(hidden(formView(site, { id: "general", path: "/contact", query })).get("url")).toBe(
      "/contact?gclid=1",
    );
  });

  it("knows the state of the place, else of the car", () => {
    const state = (placement: object) =>
      formView(site, { id: "general", path: "/", ...placement }).setting.state;
    expect(state({ car })).toBe("QLD");
    expect(state({ car, location: site.content.locations[0] })).toBe("NSW");
  });

  it("sends a form with files to the route for files, and one of several steps as far as it goes", () => {
    const trade = formView(site, { id: "trade-in", path: "/trade-in" });
    expect(trade.setting.action).toBe("/api/leads/with-files");
    const finance = formView(site, { id: "finance", path: "/finance" });
    expect(hidden(finance).get("step_number")).toBe(String(finance.form.steps.length));
    expect(finance.words.steps[0]).toContain(String(finance.form.steps.length));
    expect(finance.words.steps).toHaveLength(finance.form.steps.length);
    expect(finance.words.laterText).toContain("7");
  });

  it("offers the days the place of a visit is open: the page's own place's, else the car's", () => {
    const daysOf = (placement: object) => {
      const { form } = formView(site, { id: "test-drive", path: "/", ...placement });
      const fields = form.steps.flatMap((step) => step.fields);
      return fields.flatMap(({ options }) => options ?? []).filter(({ value }) => /^\d{4}-/.test(value));
    };
    const [open] = site.content.locations.filter(({ kind }) => kind === "sales");
    if (!open) throw new Error("The demo dealer has a showroom.");
    const closed = { ...open, id: "closed", week: [] };
    const there = aCar({ ...car, location: { ...car.location, id: open.id } });
    expect(daysOf({ location: open }).length).toBeGreaterThan(0);
    expect(daysOf({ location: closed })).toEqual([]);
    expect(daysOf({ car: there })).toEqual(daysOf({ location: open }));
    expect(daysOf({ car: there, location: closed })).toEqual([]);
  });

  it("tracks the car a form is about", () => {
    const { setting } = formView(site, { id: "used", path: "/", car, findsVehicles: true });
    expect(setting.findsVehicles).toBe(true);
    expect(setting.car).toEqual({
      condition: "used",
      testDriveOnly: false,
      tracked: { id: "9", slug: "kia-rio-9", name: car.name, price: 52_990 },
    });
  });

  it("fills in what the car says already, which the address may say otherwise", () => {
    const filled = (query: string, of = car) =>
      formView(site, { id: "finance", path: "/finance", car: of, query: new URLSearchParams(query) }).filled;
    const price = aCar({ ...car, price: 20_000.4 });
    const budget = Object.entries(filled("", price)).filter(([, value]) => value === "20000");
    expect(budget).toHaveLength(1);
    const [[field] = [""]] = budget;
    expect(filled("vehiclePriceBudget=15000", price)[field]).toBe("15000");
    expect(filled("", aCar({ ...car, price: null }))[field]).toBeUndefined();
  });
});
