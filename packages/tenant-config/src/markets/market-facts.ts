import type { MarketCode } from "../site/site-settings.ts";
import type { MarketSettings } from "./market-settings.ts";

const states = (rows: string) =>
  rows.split("|").map((row) => {
    const [code = "", name = ""] = row.split(":");
    return { code, name };
  });

/** Australia. */
export const AU: MarketSettings = {
  code: "AU",
  locale: "en-AU",
  currency: "AUD",
  distanceUnit: "km",
  timeZone: "Australia/Sydney",
  words: [],
  states: states(
    "ACT:Australian Capital Territory|NSW:New South Wales|NT:Northern Territory|QLD:Queensland|SA:South Australia|TAS:Tasmania|VIC:Victoria|WA:Western Australia",
  ),
  priceNote: null,
  comparisonRate: true,
  consumerNotice: false,
  tickedOptInCounts: false,
};

/** New Zealand. */
export const NZ: MarketSettings = {
  ...AU,
  code: "NZ",
  locale: "en-NZ",
  currency: "NZD",
  timeZone: "Pacific/Auckland",
  states: states(
    "NTL:Northland|AUK:Auckland|WKO:Waikato|BOP:Bay of Plenty|GIS:Gisborne|HKB:Hawke's Bay|TKI:Taranaki|MWT:Manawatū-Whanganui|WGN:Wellington|TAS:Tasman|NSN:Nelson|MBH:Marlborough|WTC:West Coast|CAN:Canterbury|OTA:Otago|STL:Southland",
  ),
  priceNote: "Prices include GST. On-road costs are extra unless a price says otherwise.",
  comparisonRate: false,
  consumerNotice: true,
};

/** United States. */
export const US: MarketSettings = {
  code: "US",
  locale: "en-US",
  currency: "USD",
  distanceUnit: "mi",
  timeZone: "America/New_York",
  words: [
    { from: "colour", to: "color" },
    { from: "colours", to: "colors" },
    { from: "enquiry", to: "inquiry" },
    { from: "enquiries", to: "inquiries" },
    { from: "enquire", to: "inquire" },
    { from: "petrol", to: "gas" },
    { from: "kilometres", to: "miles" },
    { from: "postcode", to: "ZIP code" },
    { from: "licence", to: "license" },
    { from: "favourite", to: "favorite" },
    { from: "favourites", to: "favorites" },
    { from: "organise", to: "organize" },
    { from: "mobile", to: "cell" },
    { from: "rego", to: "license plate" },
    { from: "centre", to: "center" },
  ],
  states: states(
    "AL:Alabama|AK:Alaska|AZ:Arizona|AR:Arkansas|CA:California|CO:Colorado|CT:Connecticut|DE:Delaware|DC:District of Columbia|FL:Florida|GA:Georgia|HI:Hawaii|ID:Idaho|IL:Illinois|IN:Indiana|IA:Iowa|KS:Kansas|KY:Kentucky|LA:Louisiana|ME:Maine|MD:Maryland|MA:Massachusetts|MI:Michigan|MN:Minnesota|MS:Mississippi|MO:Missouri|MT:Montana|NE:Nebraska|NV:Nevada|NH:New Hampshire|NJ:New Jersey|NM:New Mexico|NY:New York|NC:North Carolina|ND:North Dakota|OH:Ohio|OK:Oklahoma|OR:Oregon|PA:Pennsylvania|RI:Rhode Island|SC:South Carolina|SD:South Dakota|TN:Tennessee|TX:Texas|UT:Utah|VT:Vermont|VA:Virginia|WA:Washington|WV:West Virginia|WI:Wisconsin|WY:Wyoming",
  ),
  priceNote: "Prices do not include government fees, taxes and title unless a price says otherwise.",
  comparisonRate: false,
  consumerNotice: false,
  tickedOptInCounts: true,
};

/** The facts of every market. */
export const MARKETS: ReadonlyMap<MarketCode, MarketSettings> = new Map([
  ["AU", AU],
  ["NZ", NZ],
  ["US", US],
]);
