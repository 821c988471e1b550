import type { Car } from "@forecourt/search/car";
import type { FormId } from "../model/form-ids.ts";
import { marketWords } from "../forms/definition/market-words.ts";
import type { Currency, Market } from "../model/market.ts";
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

/** One button of the row, ready to draw. */
export interface CarAction {
  kind: CarActionKind;
  label: string;
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
  market: Market;
  currency: Currency;
  /** Where the buttons that are links lead on this site; a button without its page is not drawn. */
  pages: Readonly<Partial<Record<CarActionPage, string | null>>>;
  rentalPlace?: boolean;
  autograb?: boolean;
}

type Offer = { label: string; blockers: Blocker[]; target: CarActionTarget };

/**
 * The buttons of a car page's action row in the tenant's order, and why any is missing, so that
 * "where is the Reserve button?" has a one-line answer.
 *
 * @example
 * carActions(car, config, facts).missing // [{ kind: "whatsapp", reasons: ["not_configured"] }, …]
 */
export function carActions(car: Car, sections: CarActionsSections, facts: CarActionsFacts): CarActions {
  const { order, labels } = sections.carActions;
  const actions: CarAction[] = [];
  const missing: { kind: CarActionKind; reasons: readonly [Blocker, ...Blocker[]] }[] = [];
  for (const kind of new Set([...order, ...carActionKinds])) {
    const { label, blockers, target } = OFFERS[kind](car, sections, facts);
    const [first, ...others] = order.includes(kind) ? blockers : (["not_in_row"] as const);
    if (first) missing.push({ kind, reasons: [first, ...others] });
    else actions.push({ kind, label: labels[kind] ?? marketWords(label, facts.market), target });
  }
  return { actions, missing };
}

const link = (href: string, newTab = false): CarActionTarget => ({ kind: "link", href, newTab });
/** A button that leads to a page of the site, as far as there is one. */
const toPage = (
  page: CarActionPage,
  { pages }: CarActionsFacts,
  blockers: Blocker[],
): Omit<Offer, "label"> => {
  const href = pages[page] ?? null;
  return { blockers: [...blockers, ...unless(href !== null, "no_page")], target: link(href ?? "") };
};
const unless = (configured: boolean, blocker: Blocker): Blocker[] => (configured ? [] : [blocker]);

const OFFERS: Record<
  CarActionKind,
  (car: Car, sections: CarActionsSections, facts: CarActionsFacts) => Offer
> = {
  call: (car) => ({
    label: "Call us now",
    blockers: unless(car.location.phone !== null, "no_phone"),
    target: { kind: "reveal_phone" },
  }),
  finance: (car, { forms }, facts) => ({
    label: "Finance",
    ...toPage("finance", facts, formBlockers("finance", car, forms, facts)),
  }),
  enquire: (car, { forms }) => {
    // A car that is gone is still a good start: its form asks for something like it.
    const form = car.status.kind === "sold" ? "similar" : car.condition === "used" ? "used" : "new";
    return {
      label: "Enquire Now",
      blockers: unless(forms.offered.includes(form), "form_off"),
      target: { kind: "dialog", form },
    };
  },
  test_drive: (car, { forms }, facts) => ({
    label: "Book a Test Drive",
    blockers: formBlockers("test-drive", car, forms, facts),
    target: { kind: "dialog", form: "test-drive" },
  }),
  trade_in: (car, { tradeIn }, facts) => ({
    label: "Value my trade-in",
    ...toPage("trade_in", facts, tradeInBlockers(car, tradeIn, facts)),
  }),
  whatsapp: (_, { carActions }) => ({
    label: "WhatsApp",
    blockers: unless(carActions.whatsappNumber !== null, "not_configured"),
    target: link(`https://wa.me/${carActions.whatsappNumber ?? ""}`, true),
  }),
  chat: (_, { carActions }) => ({
    label: "Chat",
    blockers: unless(carActions.chat, "not_configured"),
    target: { kind: "widget", widget: "chat" },
  }),
  reserve: (car, { reserve }, facts) => ({
    label: "Reserve",
    ...toPage("reserve", facts, reserveBlockers(car, reserve, facts)),
  }),
  history_report: (car) => ({
    label: "Car history report",
    blockers: historyReportBlockers(car),
    target: link(car.historyReportUrl ?? "", true),
  }),
  location: (car, _, facts) => ({
    label: "Location",
    ...toPage("location", facts, unless(car.location.name !== null, "no_location")),
  }),
  assistant: (_, { carActions }) => ({
    label: "Ask our assistant",
    blockers: unless(carActions.assistant, "not_configured"),
    target: { kind: "widget", widget: "assistant" },
  }),
  custom: (_, { carActions }) => ({
    label: carActions.custom?.label ?? "",
    blockers: unless(carActions.custom !== null, "not_configured"),
    target: link(carActions.custom?.href ?? "", carActions.custom?.href.startsWith("https:") ?? false),
  }),
};
