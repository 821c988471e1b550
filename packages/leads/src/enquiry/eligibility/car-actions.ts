import type { Car } from "@forecourt/search/car";
import { enquiryForm } from "../model/enquiry-form.ts";
import type { FormId } from "../model/form-ids.ts";
import type { Blocker } from "./blocker.ts";
import { type CarActionKind, carActionKinds } from "./car-action-kinds.ts";
import type { CarActionsPolicy } from "./car-actions-policy.ts";
import { formBlockers, historyReportBlockers } from "./offered.ts";
import { reserveBlockers } from "./reserve-blockers.ts";
import type { ReservePolicy } from "./reserve-policy.ts";
import { tradeInBlockers } from "./trade-in.ts";
import type { TradeInPolicy } from "./trade-in-policy.ts";

/** What pressing a button does. */
export type CarActionTarget =
  | { kind: "reveal_phone" }
  | { kind: "dialog"; form: FormId }
  | { kind: "link"; href: string; newTab: boolean }
  | { kind: "widget"; widget: "chat" | "assistant" };

/** One button of the row; its words are the site's. */
export interface CarAction {
  kind: CarActionKind;
  target: CarActionTarget;
}

/** The row, and for every button that is not in it the reasons. */
export interface CarActions {
  actions: readonly CarAction[];
  missing: readonly { kind: CarActionKind; reasons: readonly [Blocker, ...Blocker[]] }[];
}

/** The config sections the row depends on; a whole tenant config is one. */
export interface CarActionsSections {
  carActions: CarActionsPolicy;
  reserve: ReservePolicy;
  tradeIn: TradeInPolicy;
  forms: { offered: readonly FormId[] };
}

/** The buttons that lead to a page of the site about this car. */
export type CarActionPage = "finance" | "trade_in" | "reserve" | "location";

/** What is true of the site and of the car's location. */
export interface CarActionsFacts {
  /** As an ISO 4217 code. */
  currency: string;
  /** Where the buttons that are links lead on this site; a button without its page is not rendered. */
  pages: Readonly<Partial<Record<CarActionPage, string | null>>>;
  rentalPlace?: boolean;
  autograb?: boolean;
}

type Offer = { blockers: Blocker[]; target: CarActionTarget };

/**
 * The buttons of a car page's action row in the tenant's order, and why any is missing, so that
 * "where is the Reserve button?" is explained in one line.
 *
 * @example
 * carActions(car, config, facts).missing // [{ kind: "whatsapp", reasons: ["not_configured"] }, …]
 */
export function carActions(car: Car, sections: CarActionsSections, facts: CarActionsFacts): CarActions {
  const { order } = sections.carActions;
  const actions: CarAction[] = [];
  const missing: { kind: CarActionKind; reasons: readonly [Blocker, ...Blocker[]] }[] = [];
  for (const kind of new Set([...order, ...carActionKinds])) {
    const { blockers, target } = OFFERS[kind](car, sections, facts);
    const [first, ...others] = order.includes(kind) ? blockers : (["not_in_row"] as const);
    if (first) missing.push({ kind, reasons: [first, ...others] });
    else actions.push({ kind, target });
  }
  return { actions, missing };
}

const link = (href: string, newTab = false): CarActionTarget => ({ kind: "link", href, newTab });
/** A button that leads to a page of the site, as far as there is one. */
const toPage = (page: CarActionPage, { pages }: CarActionsFacts, blockers: Blocker[]): Offer => {
  const href = pages[page] ?? null;
  return { blockers: [...blockers, ...unless(href !== null, "no_page")], target: link(href ?? "") };
};
const unless = (configured: boolean, blocker: Blocker): Blocker[] => (configured ? [] : [blocker]);

const OFFERS: Record<
  CarActionKind,
  (car: Car, sections: CarActionsSections, facts: CarActionsFacts) => Offer
> = {
  call: (car) => ({
    blockers: unless(car.location.phone !== null, "no_phone"),
    target: { kind: "reveal_phone" },
  }),
  finance: (car, { forms }, facts) => ({
    ...toPage("finance", facts, formBlockers("finance", car, forms, facts)),
  }),
  enquire: (car, { forms }) => {
    // A car that is gone is still a good start: its form asks for something like it.
    const form = car.status.kind === "sold" ? "similar" : enquiryForm(car.condition);
    return {
      blockers: unless(forms.offered.includes(form), "form_off"),
      target: { kind: "dialog", form },
    };
  },
  test_drive: (car, { forms }, facts) => ({
    blockers: formBlockers("test-drive", car, forms, facts),
    target: { kind: "dialog", form: "test-drive" },
  }),
  trade_in: (car, { tradeIn }, facts) => ({
    ...toPage("trade_in", facts, tradeInBlockers(car, tradeIn, facts)),
  }),
  whatsapp: (_, { carActions }) => ({
    blockers: unless(carActions.whatsappNumber !== null, "not_configured"),
    target: link(`https://wa.me/${carActions.whatsappNumber ?? ""}`, true),
  }),
  chat: (_, { carActions }) => ({
    blockers: unless(carActions.chat, "not_configured"),
    target: { kind: "widget", widget: "chat" },
  }),
  reserve: (car, { reserve }, facts) => ({
    ...toPage("reserve", facts, reserveBlockers(car, reserve, facts)),
  }),
  history_report: (car) => ({
    blockers: historyReportBlockers(car),
    target: link(car.historyReportUrl ?? "", true),
  }),
  location: (car, _, facts) => ({
    ...toPage("location", facts, unless(car.location.name !== null, "no_location")),
  }),
  assistant: (_, { carActions }) => ({
    blockers: unless(carActions.assistant, "not_configured"),
    target: { kind: "widget", widget: "assistant" },
  }),
  custom: (_, { carActions }) => ({
    blockers: unless(carActions.custom !== null, "not_configured"),
    target: link(carActions.custom?.href ?? "", carActions.custom?.href.startsWith("https:") ?? false),
  }),
};
