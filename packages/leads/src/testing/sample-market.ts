import type { FormMarket } from "../enquiry/forms/definition/form-market.ts";

/**
 * A market for tests of forms and leads: mobiles 04…, landlines 07…, local numbers of eight digits, postcodes of four.
 * The real ones stand in `@forecourt/tenant-config`.
 */
export const sampleMarket: FormMarket = {
  phone: {
    country: "AU",
    callingCode: "61",
    trunkPrefix: "0",
    shapes: [
      { kind: "mobile", pattern: "^(?:(?:\\+61|0061|61)0?|0)(4\\d{8})$" },
      { kind: "landline", pattern: "^(?:(?:\\+61|0061|61)0?|0)([2378]\\d{8})$" },
      { kind: "service", pattern: "^(1[38]00\\d{6})$" },
      { kind: "landline", pattern: "^([2-9]\\d{7})$", local: "with_area_code" },
    ],
    areaCodes: [
      ["2", ["nsw", "act"]],
      ["7", ["qld"]],
    ],
    groups: [
      { starts: "^[1-9]\\d{7}$", sizes: [2, 3, 3] },
      { starts: "^04", sizes: [4, 3, 3] },
      { starts: "^0[2378]", sizes: [2, 4, 4] },
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
    { value: "qld", label: "QLD" },
  ],
};
