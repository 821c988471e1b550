/** Features that are switched for named sites: the config section `features` (specification, section 6). */
export interface FeatureSettings {
  readonly splitTest: boolean;
  readonly authentication: boolean;
  readonly stockOnHomepage: boolean;
}

/** A shopper's garage: the config section `garage`. */
export interface GarageSettings {
  /** Sign-in and a watchlist; without it favourites stay in the browser. */
  readonly enabled: boolean;
}

/** The home page: the config section `home`. */
export interface HomeSettings {
  /** Id of the car whose picture leads; null picks the newest. */
  readonly overridePrimaryVehicle: string | null;
  /** What the page shows below its picture, in this order. */
  readonly sections: readonly HomeSection[];
  readonly latestCars: number;
}

/** A part of the home page. */
export type HomeSection = "bodyTypes" | "latestStock" | "offers" | "locations" | "reviews" | "posts";

/** What else stands on a stock list: the config section `stockList`. */
export interface StockListSettings {
  /** The card number the call to action stands at; 0 shows none. */
  readonly callToActionPosition: number;
  readonly callToActionHref: string;
}

/** The one governor of everything that pops up: the config section `prompts`. */
export interface PromptSettings {
  /** Hours between two prompts of any kind to one shopper; 0 asks for none. */
  readonly minimumHoursBetween: number;
  /** Never over a form a shopper has begun. */
  readonly neverOverForms: boolean;
  readonly textUs: {
    readonly enabled: boolean;
    /** The number the text goes to. */
    readonly phone: string | null;
    readonly popup: boolean;
    readonly popupDelayMs: number;
    readonly openDelayMs: number;
    /** Days a closed popup stays closed; null is for good. */
    readonly closedForDays: number | null;
  };
}
