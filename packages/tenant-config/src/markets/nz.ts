import type { Market } from "./market.ts";
import { TOW_CARS } from "./tow-cars.ts";

/** New Zealand. */
export const NZ: Market = {
  settings: {
    market: {
      code: "NZ",
      locale: "en-NZ",
      currency: "NZD",
      distanceUnit: "km",
      words: [],
      priceNote: "Prices include GST. On-road costs are extra unless a price says otherwise.",
      comparisonRate: false,
      consumerNotice: true,
      tickedOptInCounts: false,
    },
    forms: { defaultState: null },
    carPage: {
      towCars: TOW_CARS,
      // The road user charge is that of a light electric car.
      charging: {
        electricityPrice: 0.32,
        yearlyDistance: 11_000,
        homeCharger: 7,
        chargingLoss: 10,
        roadUserCharge: 76,
      },
    },
    cars: { priceTypeTexts: { drive_away: "Drive away", excluding_government_charges: "+ on-road costs" } },
  },
  settingsOfState: null,
  rules: {
    phone: {
      country: "NZ",
      callingCode: "64",
      trunkPrefix: "0",
      shapes: [
        { kind: "landline", pattern: "^([2-9]\\d{6})$", local: "as_typed" },
        { kind: "mobile", pattern: "^(?:(?:\\+64|0064|64)0?|0)(2\\d{7,9})$" },
        // 0900 is a premium number, not a landline in Auckland.
        { kind: "landline", pattern: "^(?:(?:\\+64|0064|64)0?|0)((?!900)[34679]\\d{7})$" },
        { kind: "service", pattern: "^(?:(?:\\+64|0064|64)0?|0)((?:800|508)\\d{6,7})$" },
      ],
      areaCodes: [
        ["9", ["northland", "auckland"]],
        ["7", ["waikato", "bay of plenty"]],
        ["6", ["gisborne", "hawke's bay", "taranaki", "manawatū-whanganui", "manawatu-whanganui"]],
        ["4", ["wellington"]],
        ["3", ["tasman", "nelson", "marlborough", "west coast", "canterbury", "otago", "southland"]],
      ],
      groups: [
        { starts: "^[1-9]\\d{7}$", sizes: [2, 3, 3] },
        { starts: "^02", sizes: [3, 3, 4] },
        { starts: "^0[34679]", sizes: [2, 3, 4] },
        { starts: "^0(?:800|508)", sizes: [4, 3, 4] },
        { starts: "^[2-9]", sizes: [3, 4] },
      ],
      tooLongFrom: 15,
      message: "Invalid phone number. Must be a New Zealand number.",
      mobileMessage: null,
      label: "Mobile",
    },
    postcode: {
      pattern: "^\\d{4}$",
      message: "Invalid postcode. Please enter a 4-digit number.",
      word: "postcode",
      digitsOnly: true,
    },
    // New Zealand has regions, which no form asks for.
    stateWord: "State",
    states: "none",
    timeZones: {
      // The regions, by their codes and names.
      states: [
        [
          "Pacific/Auckland",
          "ntl auk wko bop gis hkb tki mwt wgn tas nsn mbh wtc can ota stl"
            .split(" ")
            .concat(
              "northland",
              "auckland",
              "waikato",
              "bay of plenty",
              "gisborne",
              "hawke's bay",
              "hawkes bay",
            )
            .concat("taranaki", "manawatū-whanganui", "manawatu-whanganui", "wellington", "tasman", "nelson")
            .concat("marlborough", "west coast", "canterbury", "otago", "southland"),
        ],
        ["Pacific/Chatham", ["chatham islands", "cit"]],
      ],
      otherwise: "Pacific/Auckland",
      fallback: "Pacific/Auckland",
    },
    rateWithFees: false,
    foldsRates: true,
    namesPriceType: false,
    plateRegister: { region: "nz", byState: false },
    privacyNotice: "everywhere",
    reasons: {
      hiddenReviews: "Reviews disappear when the average falls, and shoppers notice.",
      impliedConsent:
        "Other companies are told before a shopper has read a word; privacy law wants at least a notice.",
    },
    usualState: "AUK",
    demoStock: { cars: "australian", priceFactor: 1.07 },
    shoppersWords: "new_zealand",
  },
};
