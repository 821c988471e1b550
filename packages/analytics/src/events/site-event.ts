import type { CatalogueName } from "./event-catalogue.ts";
import type { TrackedCar } from "./tracked-car.ts";

/** Catalogue names that mean "a lead was accepted". */
export type LeadEventName = Extract<
  CatalogueName,
  `${string}_enquiry` | `${string}_test_drive` | "car_reserved" | "form_submitted"
>;

/** A lead was accepted: the conversion. */
export interface LeadAccepted {
  readonly name: LeadEventName;
  readonly leadId: string;
  readonly car: TrackedCar | null;
}

/** The dealer was called, chatted with or looked up from a page. */
export type ShopperAction =
  | { readonly name: "page_viewed" }
  | { readonly name: "dealer_called"; readonly dealershipId: string | null; readonly car: TrackedCar | null }
  | { readonly name: "favourite_added" | "history_report_opened"; readonly car: TrackedCar }
  | { readonly name: "text_us_opened" | "chat_started" | "chat_continued" };

/**
 * Where shoppers give up on a form. Names of forms, steps and fields only, never an answer: these
 * facts carry no personal data by construction.
 */
export type FormFact =
  | { readonly name: "form_step_shown"; readonly form: string; readonly step: string }
  | {
      readonly name: "form_error_shown";
      readonly form: string;
      readonly step: string;
      readonly field: string;
    }
  | { readonly name: "form_left"; readonly form: string; readonly step: string };

/** Every event of the site. An event says what happened, never which destination gets it. */
export type SiteEvent = LeadAccepted | ShopperAction | FormFact;

/** What is true of the whole visit and goes with every event. */
export interface VisitFacts {
  readonly websiteSlug: string;
  /** The platform's id of the website. */
  readonly websiteId: string;
  /** Address of the page, without any parameter that could name a person; see `publicUrl`. */
  readonly url: string;
  readonly anonId: string;
  readonly sessionId: string;
  readonly browser: string;
  readonly os: string;
}
