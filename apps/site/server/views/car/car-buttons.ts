import {
  type CarActionKind,
  carActions,
  type CarAction,
  type CarActions,
  type FormId,
  financeQuery,
  financeTestDriveBlockers,
  formBlockers,
} from "@forecourt/leads";
import { type HireDates, hireEntries } from "@forecourt/search";
import type { Car } from "@forecourt/search/car";
import { conversation, wording } from "@forecourt/tenant-config";
import { href, siteLink, withQuery } from "@forecourt/tenant-config/routes";
import type { IconName } from "@forecourt/ui/icon";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { isAtRentalPlace } from "#server/stock/location-of-car.ts";

/** One link of the action row. */
export interface CarButton {
  kind: CarActionKind;
  label: string;
  href: string;
  /** Leaves the page open behind it: the history report, and what is on another site. */
  newTab: boolean;
  /** The form that a script opens as a dialog of the page; without a script the link is the form's page. */
  form: FormId | null;
  /** The outside service that a script opens in the page; without a script the link is the contact form. */
  widget: { kind: "chat" | "assistant"; service: string } | null;
}

/** What a car's page offers to do, each as far as its rule, the settings and the site's pages allow. */
export interface CarButtons {
  /** The enquiry, or for a car that is gone the question for one like it. */
  enquire: CarButton | null;
  /** What the phone card is called; null where there is none. */
  call: string | null;
  /** Where the car stands, for the chip over its pictures. */
  location: CarButton | null;
  /** The rest, in the tenant's order. */
  others: readonly CarButton[];
}

/** Drawings beside the words of a button. */
export const BUTTON_ICONS: ReadonlyMap<CarActionKind, IconName> = new Map([
  ["finance", "money"],
  ["test_drive", "calendar"],
  ["trade_in", "swap"],
  ["whatsapp", "chat"],
  ["chat", "chat"],
  ["assistant", "chat"],
  ["history_report", "file"],
  ["custom", "next"],
]);

/**
 * The action row: what the tenant's settings offer for this car and this site has a page for. Chat and assistant
 * need a service that has a script; Reserve stands there where an account takes the deposit. `hire` are the days it is wanted
 * for, where cars are let.
 */
export function carButtons(car: Car, site: TenantSite, hire: HireDates | null = null): CarButtons {
  const { actions } = actionsOfCar(car, site);
  const shown = actions.flatMap((action) => buttonOf(action, car, site) ?? []);
  const of = (kind: CarActionKind) => shown.find((button) => button.kind === kind) ?? null;
  const apart: readonly CarActionKind[] = ["enquire", "location"];
  return {
    enquire: withDates(of("enquire"), hire),
    call: actions.some(({ kind }) => kind === "call") ? labelOf("call", car, site) : null,
    location: of("location"),
    others: shown.filter(({ kind }) => !apart.includes(kind)),
  };
}

/** The buttons the rules give a car on this site, and why each other one is missing. */
export const actionsOfCar = (car: Car, site: TenantSite): CarActions =>
  carActions(car, site.config, {
    ...reserveFacts(car, site),
    pages: {
      finance: href("form", { form: "finance" }, site, {
        query: financeQuery(car),
        fragment: "finance-form",
      }),
      trade_in: href("car-trade-in", {}, site, { query: { car_id: car.id } }),
      reserve: site.accountOf(car) === null ? null : href("checkout", { slug: car.slug }, site),
      location: href("car", { slug: car.slug }, site, { fragment: "vehicle-map" }),
    },
  });

/** The address of the form's own page carries the days that were chosen, for a browser without a script. */
const withDates = (button: CarButton | null, hire: HireDates | null): CarButton | null =>
  button && { ...button, href: withQuery(button.href, hireEntries(hire)) };

/** What the rule of reserving needs to know of a site and of the car's place. */
export const reserveFacts = (car: Car, site: TenantSite) => ({
  currency: site.config.cars.currency,
  rentalPlace: isAtRentalPlace(car, site),
  autograb: site.config.integrations.autograb,
  account: site.accountOf(car) !== null,
});

function buttonOf({ kind, target }: CarAction, car: Car, site: TenantSite): CarButton | null {
  const label = labelOf(kind, car, site);
  if (target.kind === "link") {
    const link = siteLink(target.href, site);
    if (link.kind === "refused") return null;
    return {
      kind,
      label,
      href: link.href,
      newTab: target.newTab || link.kind !== "internal",
      form: null,
      widget: null,
    };
  }
  if (target.kind === "widget") {
    const service = conversation(target.widget, site.config);
    const contact = href("form", { form: "general" }, site) ?? href("home", {}, site);
    return service === null
      ? null
      : {
          kind,
          label,
          href: contact,
          newTab: false,
          form: null,
          widget: { kind: target.widget, service: service.name },
        };
  }
  if (target.kind !== "dialog") return null;
  const { form } = target;
  // The enquiry about a car has an address below the car's; the other forms have pages of their own.
  const page =
    form === "new" || form === "used"
      ? href("car-enquiry", { slug: car.slug }, site)
      : href("form", { form }, site, { query: { car_id: car.id } });
  return page === null
    ? null
    : { kind, label, href: page, newTab: !page.startsWith("/"), form, widget: null };
}

/** The words of a button: the dealer's own for it, or the site's. */
function labelOf(kind: CarActionKind, { status }: Car, { config }: TenantSite): string {
  const { labels, custom } = config.carActions;
  const words = wording(config).car;
  const product: Record<CarActionKind, string> = {
    call: words.callTheDealer,
    finance: words.finance,
    enquire: status.kind === "sold" ? words.findSimilar : words.enquireNow,
    test_drive: words.testDrive,
    trade_in: words.tradeIn,
    whatsapp: words.whatsapp,
    chat: words.chat,
    assistant: words.assistant,
    reserve: words.reserve,
    history_report: words.history,
    location: words.location,
    custom: custom?.label ?? "",
  };
  return labels[kind] ?? product[kind];
}

/** Where a test drive of the car is booked from its finance page; null where that offers none. */
export function testDriveHref(car: Car, site: TenantSite): string | null {
  const { config } = site;
  const facts = reserveFacts(car, site);
  const reasons = [
    ...formBlockers("test-drive", car, config.forms, facts),
    ...financeTestDriveBlockers(car, config.reserve, facts),
  ];
  return reasons.length > 0
    ? null
    : href("form", { form: "test-drive" }, site, { query: { car_id: car.id } });
}
