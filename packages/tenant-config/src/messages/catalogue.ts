import { isRecord } from "@forecourt/search/kernel";
import type { FormMarket, FormMessages } from "@forecourt/leads";
import type { ConsentPolicy, FinancePolicy } from "@forecourt/leads/policy";
import type { SearchPolicy, ValueFacet } from "@forecourt/search";
import type { CarsPolicy, TagBannerPolicy } from "@forecourt/search/car";
import type { HoursMessages } from "./hours-messages.ts";
import type { EN_AU } from "./en-au.ts";

/** The messages of the base language as they are written, which gives every message its arguments. */
export type BaseMessages = typeof EN_AU.messages;

/** The groups of messages, by screen. */
export type MessageGroup = keyof BaseMessages;

/** All texts of the product in one language. One that lacks a text, or has one too many, does not compile. */
export interface Catalogue {
  /** Language and country, such as "en-AU". */
  readonly locale: string;
  /** The language in its own name, for those who look for it. */
  readonly name: string;
  readonly messages: {
    readonly [Group in MessageGroup]: { readonly [Name in keyof BaseMessages[Group]]: string };
  };
  readonly hours: HoursMessages;
  /** The texts of forms, which are the package's of leads. */
  readonly forms: FormMessages;
}

/** A language that a site is read in beside its market's own: also what its market's settings say in words. */
export interface OtherCatalogue extends Catalogue {
  /** Before every path of the site in this language. */
  readonly prefix: `/${string}`;
  /** What the site sells: cars, and anything else. */
  readonly vehicles: Readonly<Record<"car" | "any", { readonly one: string; readonly other: string }>>;
  /** What the language's own country calls a state, a postcode and a phone number; elsewhere the market's words stand. */
  readonly market: Pick<FormMarket, "stateWord"> & {
    readonly phone: Pick<FormMarket["phone"], "message" | "mobileMessage" | "label">;
    readonly postcode: Pick<FormMarket["postcode"], "message" | "word">;
  };
  /** Words of stock data, such as fuels, in this language. */
  readonly words: readonly { readonly from: string; readonly to: string }[];
  /** Titles of the product's stock lists, by path. */
  readonly listTitles: Readonly<Record<string, string>>;
  /** Texts that the product's settings have, by setting. */
  readonly settings: SettingTexts;
  /** Values of stock data, by filter and value. */
  readonly valueLabels: Readonly<Partial<Record<ValueFacet, Readonly<Record<string, string>>>>>;
}

/** The settings that hold texts of the product. */
export interface SettingTexts {
  readonly market: { readonly priceNote: string };
  readonly cars: Pick<
    CarsPolicy,
    "newConditionLabel" | "usedConditionLabel" | "demoConditionLabel" | "noPriceText" | "priceTypeTexts"
  > & {
    readonly tagBanner: Pick<
      TagBannerPolicy,
      "soldText" | "reservedText" | "certifiedText" | "comingSoonText" | "newArrivalText"
    >;
  };
  readonly search: {
    readonly facetLabels: Required<SearchPolicy["facetLabels"]>;
    readonly sortLabels: Required<SearchPolicy["sortLabels"]>;
    readonly rangeLabels: SearchPolicy["rangeLabels"];
  };
  readonly consent: Pick<ConsentPolicy, "optInText" | "termsText">;
  readonly finance: Pick<FinancePolicy, "comparisonWarning">;
}

type Partly<Texts> = {
  readonly [Name in keyof Texts]?: Texts[Name] extends string ? string : Partly<Texts[Name]>;
};

const laidOver = (base: unknown, texts: unknown): unknown =>
  isRecord(base) && isRecord(texts)
    ? Object.fromEntries([
        ...Object.entries(base),
        ...Object.entries(texts).map(([name, text]) => [name, laidOver(base[name], text)] as const),
      ])
    : texts;

/** A catalogue in which some texts are worded otherwise. */
export const reworded = <Texts>(base: Texts, texts: Partly<Texts>): Texts => laidOver(base, texts) as Texts;
