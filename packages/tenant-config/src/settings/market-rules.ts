import type { FormMarket } from "@forecourt/leads";
import type { ShoppersWords } from "@forecourt/search/sentences";

/** Which clock is kept where. */
export interface StateTimeZones {
  /** An IANA zone with the states that keep it: short form and name, in small letters. */
  readonly states: readonly (readonly [zone: string, states: readonly string[]])[];
  /** The zone of every state that is not named; null where such a state is a mistake. */
  readonly otherwise: string | null;
  /** The zone of a place of which no state is known. */
  readonly fallback: string;
}

/** A register of vehicles by plate, in the words of the provider AutoGrab. */
export interface PlateRegister {
  readonly region: "au" | "nz";
  /** The same plate may stand on one vehicle in each state. */
  readonly byState: boolean;
}

/**
 * What is true of a market's numbers, places and law, and no dealer can set: plain data, handed as policies to the rules
 * that vary with it. It stands in every resolved config, so that no rule asks which market it is in.
 */
export interface MarketRules extends FormMarket {
  readonly timeZones: StateTimeZones;
  /** Lenders quote the yearly rate with all fees in it. */
  readonly rateWithFees: boolean;
  /** The rate of a repayment may wait behind a press; elsewhere it stands in sight beside it, in the same type. */
  readonly foldsRates: boolean;
  /** Adverts tell a drive-away price from one without government charges. */
  readonly namesPriceType: boolean;
  /** Null where AutoGrab has none. */
  readonly plateRegister: PlateRegister | null;
  /** The states, in capitals, whose law wants a notice before other companies are told of a visit. */
  readonly privacyNotice: "everywhere" | readonly string[];
  /** Why a setting is unwise here, where the law gives the reason. */
  readonly reasons: { readonly hiddenReviews: string; readonly impliedConsent: string };
  /** The state of a new dealer who names none. */
  readonly usualState: string;
  /** What a demo dealer sells: the makes and models of which country, and its list prices times a factor. */
  readonly demoStock: { readonly cars: "american" | "australian"; readonly priceFactor: number };
  /** Whose words shoppers use: what they call cars, and which towns they name. */
  readonly shoppersWords: ShoppersWords;
}
