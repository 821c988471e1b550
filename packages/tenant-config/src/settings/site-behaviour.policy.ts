import { z } from "zod";
import { publicId, sitePath } from "./setting-values.ts";
import type {
  FeatureSettings,
  GarageSettings,
  HomeSettings,
  PromptSettings,
  StockListSettings,
} from "./site-behaviour.ts";

/** The schemas of the sections `features`, `garage`, `home`, `stockList` and `prompts`. */
export const behaviourSchemas = {
  features: z.strictObject({
    splitTest: z.boolean().describe("Show half the shoppers the other version of a page under test."),
    authentication: z.boolean().describe("Let shoppers sign in. It needs garage.enabled as well."),
    stockOnHomepage: z.boolean().describe("Put the stock list's search on the home page."),
  }) satisfies z.ZodType<FeatureSettings>,
  garage: z.strictObject({
    enabled: z
      .boolean()
      .describe("Shoppers may sign in and keep a watchlist. Off, favourites stay in their browser."),
  }) satisfies z.ZodType<GarageSettings>,
  home: z.strictObject({
    overridePrimaryVehicle: publicId
      .nullable()
      .describe("Id of the car whose picture leads the home page. Left out, the newest car with a picture."),
    sections: z
      .array(z.enum(["bodyTypes", "latestStock", "offers", "locations", "reviews", "posts"]))
      .describe("What the home page shows below its picture, in this order."),
    latestCars: z.int().min(0).max(24).describe("How many of the latest cars the home page shows."),
  }) satisfies z.ZodType<HomeSettings>,
  stockList: z.strictObject({
    callToActionPosition: z
      .int()
      .min(0)
      .max(500)
      .describe("At which card of a stock list the call to action stands; 0 shows none."),
    callToActionHref: sitePath.describe("Where the call to action of a stock list leads."),
  }) satisfies z.ZodType<StockListSettings>,
  prompts: z.strictObject({
    minimumHoursBetween: z
      .number()
      .min(0)
      .max(8760)
      .describe("Hours between two popups of any kind for one shopper; 0 sets no limit."),
    neverOverForms: z.boolean().describe("Hold popups back while a form is being filled in."),
    textUs: z
      .strictObject({
        enabled: z.boolean().describe("Show the 'Text us' button."),
        phone: z
          .string()
          .regex(/^\+?[\d ]{6,20}$/, "must be a phone number")
          .nullable()
          .describe("The number texts go to. Left out, the site's own."),
        popup: z.boolean().describe("Greet the shopper with a small popup beside the button."),
        popupDelayMs: z.int().min(0).max(600_000).describe("Milliseconds before the popup comes."),
        openDelayMs: z.int().min(0).max(60_000).describe("Milliseconds the chat widget is given to open."),
        closedForDays: z
          .number()
          .positive()
          .nullable()
          .describe("Days a popup that was closed stays closed. Left out, for good."),
      })
      .describe("The 'Text us' button and its popup."),
  }) satisfies z.ZodType<PromptSettings>,
};

/** The specification's defaults of the same sections. */
export const BEHAVIOUR_DEFAULTS: {
  features: FeatureSettings;
  garage: GarageSettings;
  home: HomeSettings;
  stockList: StockListSettings;
  prompts: PromptSettings;
} = {
  features: { splitTest: false, authentication: false, stockOnHomepage: false },
  garage: { enabled: false },
  home: {
    overridePrimaryVehicle: null,
    sections: ["bodyTypes", "latestStock", "offers", "locations", "reviews", "posts"],
    latestCars: 8,
  },
  stockList: { callToActionPosition: 30, callToActionHref: "/sell-my-car" },
  prompts: {
    minimumHoursBetween: 0,
    neverOverForms: false,
    textUs: {
      enabled: false,
      phone: null,
      popup: true,
      popupDelayMs: 3000,
      openDelayMs: 1300,
      closedForDays: null,
    },
  },
};
