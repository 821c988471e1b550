import type { ConfigLayer } from "../settings/tenant-config.ts";
import type { Market } from "./market.ts";

/** States whose privacy law has shoppers refuse other companies by a link and by their browser's signal. */
const OPT_OUT_STATES = ["CA", "CO", "CT", "DE", "MD", "MN", "MT", "NE", "NH", "NJ", "OR", "TX"];

/** The link's words where the law leaves them to the site, and where it gives them. */
const optOut = (change: string): ConfigLayer => ({
  analytics: { thirdPartyConsent: "notice" },
  wording: { consent: { change } },
});

const USUAL = optOut("Your Privacy Choices");
const CALIFORNIA = optOut("Do Not Sell or Share My Personal Information");
const NO_OPT_OUT_LAW: ConfigLayer = { analytics: { thirdPartyConsent: "implied" } };

/** A dealer who names no state is taken for one of a state with such a law. */
function privacyLayer(state: string | null): ConfigLayer {
  const code = state?.trim().toUpperCase() ?? "";
  if (code === "CA") return CALIFORNIA;
  return code === "" || OPT_OUT_STATES.includes(code) ? USUAL : NO_OPT_OUT_LAW;
}

/** The United States. */
export const US: Market = {
  settings: {
    market: {
      code: "US",
      locale: "en-US",
      currency: "USD",
      distanceUnit: "mi",
      words: [
        { from: "colour", to: "color" },
        { from: "colours", to: "colors" },
        { from: "enquiry", to: "inquiry" },
        { from: "enquiries", to: "inquiries" },
        { from: "enquire", to: "inquire" },
        { from: "petrol", to: "gas" },
      ],
      priceNote: "Prices do not include government fees, taxes and title unless a price says otherwise.",
      comparisonRate: false,
      consumerNotice: false,
      tickedOptInCounts: true,
    },
    forms: { defaultState: null },
    carPage: {
      loadRuler: { pallet: 48, step: 36 },
      charging: {
        electricityPrice: 0.17,
        yearlyDistance: 13_500,
        homeCharger: 7.2,
        chargingLoss: 10,
        roadUserCharge: 0,
      },
    },
    finance: {
      comparisonWarning:
        "An estimate for illustration only, with approved credit. Taxes, title and registration fees are extra.",
    },
    cars: {
      noPriceText: "Inquire for price.",
      priceTypeTexts: {
        drive_away: "Total price",
        excluding_government_charges: "Plus government fees and taxes",
      },
    },
    wording: { checkout: { tax: "Taxes, title and registration fees are extra." } },
    // Several states bound sales calls and messages to these hours.
    alerts: { quietFrom: 20, quietUntil: 9 },
    search: {
      facetLabels: { colour: "Color", km: "Mileage", fuel: "Fuel type" },
      valueLabels: [{ facet: "fuel", value: "Petrol", label: "Gas" }],
    },
  },
  settingsOfState: privacyLayer,
  rules: {
    phone: {
      country: "US",
      callingCode: "1",
      trunkPrefix: "",
      shapes: [{ kind: "unknown", pattern: "^(?:\\+?1)?(\\d{10})$" }],
      areaCodes: [],
      groups: [{ starts: "^[2-9]", sizes: [3, 3, 4] }],
      tooLongFrom: null,
      message: "Invalid phone number. Must be a US number.",
      mobileMessage: null,
      label: "Phone",
    },
    postcode: {
      pattern: "^\\d{5}(?:-\\d{4})?$",
      message: "Invalid ZIP code. Please enter a 5-digit number.",
      word: "ZIP code",
      digitsOnly: false,
    },
    stateWord: "State",
    states: "free_text",
    timeZones: {
      states: [
        [
          "America/New_York",
          "ct connecticut de delaware dc fl florida ga georgia me maine md maryland ma massachusetts nc nh nj ny oh ohio pa pennsylvania ri sc vt vermont va virginia wv"
            .split(" ")
            .concat(
              "new york",
              "new jersey",
              "new hampshire",
              "north carolina",
              "south carolina",
              "rhode island",
            )
            .concat("west virginia", "district of columbia"),
        ],
        ["America/Detroit", ["mi", "michigan"]],
        ["America/Indiana/Indianapolis", ["in", "indiana"]],
        ["America/Kentucky/Louisville", ["ky", "kentucky"]],
        [
          "America/Chicago",
          "al alabama ar arkansas il illinois ia iowa ks kansas la louisiana mn minnesota ms mississippi mo missouri ne nebraska nd ok oklahoma sd tn tennessee tx texas wi wisconsin"
            .split(" ")
            .concat("north dakota", "south dakota"),
        ],
        [
          "America/Denver",
          ["co", "colorado", "mt", "montana", "nm", "new mexico", "ut", "utah", "wy", "wyoming"],
        ],
        ["America/Boise", ["id", "idaho"]],
        ["America/Phoenix", ["az", "arizona"]],
        ["America/Los_Angeles", ["ca", "california", "nv", "nevada", "or", "oregon", "wa", "washington"]],
        ["America/Anchorage", ["ak", "alaska"]],
        ["Pacific/Honolulu", ["hi", "hawaii"]],
        ["America/Puerto_Rico", ["pr", "puerto rico", "vi", "virgin islands", "u.s. virgin islands"]],
        ["Pacific/Guam", ["gu", "guam", "mp", "northern mariana islands"]],
        ["Pacific/Pago_Pago", ["as", "american samoa"]],
      ],
      otherwise: null,
      fallback: "America/Chicago",
    },
    rateWithFees: true,
    foldsRates: true,
    namesPriceType: false,
    plateRegister: null,
    privacyNotice: OPT_OUT_STATES,
    reasons: {
      hiddenReviews:
        "Reviews disappear when the average falls; federal rules call hiding poor reviews deceptive.",
      impliedConsent:
        "Other companies are told before a shopper has read a word; this state's law wants at least a notice with a way to refuse.",
    },
    usualState: "TX",
    demoStock: { cars: "american", priceFactor: 1 },
    shoppersWords: "american",
  },
};
