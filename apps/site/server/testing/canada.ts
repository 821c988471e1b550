import type { Market } from "@forecourt/tenant-config";

/** A postal code's letters: no D, F, I, O, Q or U, and no W or Z in front. */
const LETTER = "[ABCEGHJ-NPRSTV-Zabceghj-nprstv-z]";

/** Canada, as the one file that a market is: for the proof that nothing else has to know of it. */
export const CA: Market = {
  settings: {
    market: {
      code: "CA",
      locale: "en-CA",
      currency: "CAD",
      distanceUnit: "km",
      words: [{ from: "postcode", to: "postal code" }],
      priceNote: "Prices do not include HST, GST or PST and licensing.",
      comparisonRate: false,
      consumerNotice: false,
      tickedOptInCounts: false,
    },
    forms: { defaultState: "on" },
    analytics: { thirdPartyConsent: "ask" },
  },
  settingsOfState: null,
  rules: {
    phone: {
      country: "CA",
      callingCode: "1",
      trunkPrefix: "",
      shapes: [
        {
          kind: "unknown",
          pattern:
            "^(?:\\+?1)?((?:204|226|236|289|306|343|403|416|437|438|506|514|604|613|647|709|780|902|905)\\d{7})$",
        },
      ],
      areaCodes: [],
      groups: [{ starts: "^[2-9]", sizes: [3, 3, 4] }],
      tooLongFrom: null,
      message: "Invalid phone number. Must be a Canadian number.",
      mobileMessage: null,
      label: "Phone",
    },
    postcode: {
      pattern: `^${LETTER}\\d${LETTER} ?\\d${LETTER}\\d$`,
      message: "Invalid postal code. Please enter one like K1A 0B1.",
      word: "postal code",
      digitsOnly: false,
    },
    stateWord: "Province",
    states: [
      { value: "ab", label: "Alberta" },
      { value: "bc", label: "British Columbia" },
      { value: "on", label: "Ontario" },
      { value: "qc", label: "Quebec" },
    ],
    timeZones: {
      states: [
        ["America/Vancouver", ["bc", "british columbia"]],
        ["America/Edmonton", ["ab", "alberta"]],
        ["America/Toronto", ["on", "ontario", "qc", "quebec"]],
      ],
      otherwise: null,
      fallback: "America/Toronto",
    },
    rateWithFees: true,
    foldsRates: true,
    namesPriceType: false,
    plateRegister: null,
    privacyNotice: "everywhere",
    reasons: {
      hiddenReviews: "Reviews disappear when the average falls, and shoppers notice.",
      impliedConsent: "Other companies are told before a shopper has read a word; PIPEDA wants consent.",
    },
    usualState: "ON",
    demoStock: { cars: "american", priceFactor: 1.3 },
    shoppersWords: "american",
  },
};
