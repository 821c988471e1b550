import { settingDefaults } from "../settings/setting-defaults.ts";
import type { Market } from "./market.ts";
import { TOW_CARS } from "./tow-cars.ts";

/** Australia, whose settings are the product's defaults. */
export const AU: Market = {
  settings: {
    market: settingDefaults.market,
    forms: { defaultState: "qld" },
    carPage: { towCars: TOW_CARS },
  },
  settingsOfState: null,
  rules: {
    phone: {
      country: "AU",
      callingCode: "61",
      trunkPrefix: "0",
      // "+61 (0)7 …" is written often enough; the 0 in brackets is not dialled.
      shapes: [
        { kind: "mobile", pattern: "^(?:(?:\\+61|0061|61)0?|0)(4\\d{8})$" },
        { kind: "landline", pattern: "^(?:(?:\\+61|0061|61)0?|0)([2378]\\d{8})$" },
        { kind: "service", pattern: "^(?:\\+61|0061|61)?(1[38]00\\d{6})$" },
        { kind: "service", pattern: "^(?:\\+61)?(13\\d{4})$" },
        { kind: "landline", pattern: "^([2-9]\\d{7})$", local: "with_area_code" },
      ],
      areaCodes: [
        ["2", ["nsw", "act"]],
        ["3", ["vic", "tas"]],
        ["7", ["qld"]],
        ["8", ["wa", "sa", "nt"]],
      ],
      groups: [
        { starts: "^[1-9]\\d{7}$", sizes: [2, 3, 3] },
        { starts: "^04", sizes: [4, 3, 3] },
        { starts: "^0[2378]", sizes: [2, 4, 4] },
        { starts: "^1[38]00", sizes: [4, 3, 3] },
        { starts: "^13", sizes: [2, 2, 2] },
        { starts: "^[2-9]", sizes: [2, 3, 3] },
      ],
      tooLongFrom: null,
      message: "Invalid phone number. Must be an Australian number.",
      mobileMessage: "Invalid phone number. Must be an Australian mobile number.",
      label: "Mobile",
    },
    postcode: {
      pattern: "^\\d{4}$",
      message: "Invalid postcode. Please enter a 4-digit number.",
      word: "postcode",
      digitsOnly: true,
    },
    stateWord: "State",
    states: [
      { value: "act", label: "ACT" },
      { value: "nsw", label: "NSW" },
      { value: "nt", label: "NT" },
      { value: "qld", label: "QLD" },
      { value: "sa", label: "SA" },
      { value: "tas", label: "TAS" },
      { value: "vic", label: "VIC" },
      { value: "wa", label: "WA" },
    ],
    timeZones: {
      states: [
        ["Australia/Brisbane", ["qld", "queensland"]],
        ["Australia/Sydney", ["nsw", "new south wales", "act", "australian capital territory"]],
        ["Australia/Melbourne", ["vic", "victoria"]],
        ["Australia/Hobart", ["tas", "tasmania"]],
        ["Australia/Adelaide", ["sa", "south australia"]],
        ["Australia/Darwin", ["nt", "northern territory"]],
        ["Australia/Perth", ["wa", "western australia"]],
      ],
      otherwise: null,
      fallback: "Australia/Sydney",
    },
    rateWithFees: false,
    // ASIC RG 178.23 and National Credit Code s 164: beside the repayment, no smaller, not behind a click.
    foldsRates: false,
    namesPriceType: true,
    plateRegister: { region: "au", byState: true },
    privacyNotice: "everywhere",
    reasons: {
      hiddenReviews: "Reviews disappear when the average falls, and shoppers notice.",
      impliedConsent:
        "Other companies are told before a shopper has read a word; privacy law wants at least a notice.",
    },
    usualState: "NSW",
    demoStock: { cars: "australian", priceFactor: 1 },
    shoppersWords: "australian",
  },
};
