import { eventId, leadCar, leadEventName } from "@forecourt/analytics";
import {
  chosenCategory,
  type FormDefinition,
  formFields,
  formFor,
  formIds,
  isTestDriveOnly,
  parseSubmission,
  confirmedLead,
  successQuery,
} from "@forecourt/leads";
import { buildLead } from "@forecourt/leads/intake";
import { type Car, type Condition, parseCar } from "@forecourt/search/car";
import type { TenantContent } from "@forecourt/tenant-config/content";
import type { Location } from "@forecourt/tenant-config/locations";
import { href } from "@forecourt/tenant-config/routes";
import { tenantSite } from "#server/tenants/tenant-site.ts";
import { formFacts } from "#server/forms/form-facts.ts";
import { leadFacts } from "#server/leads/lead-facts.ts";

/** Where one kind of enquiry goes, and what it counts as. */
export interface LeadRouteRow {
  form: string;
  /** What the form was about. */
  about: string;
  /** What the shopper chose, as `field: option`. */
  choice: string;
  desk: string;
  dealership: string;
  because: string;
  category: string;
  subcategory: string;
  event: string;
  success: string;
}

/** The fields whose answer may move a lead to another desk or category. */
const CHOICES = ["category", "location", "Service Location", "dealership_slug", "preferredDealership"];
const CONDITIONS: readonly Condition[] = ["new", "used", "demo"];

/**
 * Every form a tenant offers × no car and a car of each condition × no choice and each choice the form gives: the
 * desk, the dealership, the category, the event and the confirmation page of the lead. Made by the functions that
 * receive real leads. The car stands at the tenant's last sales location, so that it differs from the primary one.
 */
export function leadRoutes(content: TenantContent, now: Date): LeadRouteRow[] {
  const { offered } = content.tenant.config.forms;
  const subjects = [null, ...CONDITIONS.map((condition) => carAt(lastYard(content), condition))];
  return formIds
    .filter((id) => offered.includes(id))
    .flatMap((id) =>
      subjects.flatMap((car) => {
        const form = formFor(
          id,
          content.tenant.config,
          formFacts({ config: content.tenant.config, content }, { car, location: null }),
        );
        return choicesOf(form).map((choice) => routeOf(content, form, car, choice, now));
      }),
    );
}

type Choice = readonly [name: string, value: string] | null;

const choicesOf = (form: FormDefinition): readonly Choice[] => [
  null,
  ...formFields(form)
    .filter(({ name }) => CHOICES.includes(name))
    .flatMap(({ name, options = [] }) => options.map(({ value }): Choice => [name, value])),
];

function routeOf(
  content: TenantContent,
  form: FormDefinition,
  car: Car | null,
  choice: Choice,
  now: Date,
): LeadRouteRow {
  const { config } = content.tenant;
  const parsed = parseSubmission({ form: form.id, idempotency_key: "lead-routes" });
  if (!parsed.ok) throw new Error(`The form "${form.id}" cannot be submitted: ${parsed.problem.message}`);
  const values = choice ? { [choice[0]]: choice[1] } : {};
  const lead = buildLead({
    ...leadFacts(content),
    form,
    values,
    submission: parsed.submission,
    tenant: content.slug,
    car,
    offer: null,
    model: null,
    userAgent: null,
    hasFiles: false,
    testPhoneNumber: null,
    visit: config.forms.visit,
    now,
  });
  const event = leadEventName({
    form: form.id,
    category: chosenCategory(form, values),
    car: leadCar(car && { condition: car.condition, testDriveOnly: isTestDriveOnly(car, config.reserve) }),
  });
  const number = eventId(event, config.analytics.eventNumbers);
  return {
    form: form.id,
    about: car ? `${car.condition} car at ${car.location.name ?? "no location"}` : "",
    choice: choice ? choice.join(": ") : "",
    desk: lead.location?.name ?? "",
    dealership: lead.dealership?.slug ?? "",
    because: lead.routing.replace(/^[^:]*: /, ""),
    category: lead.category,
    subcategory: lead.subcategory ?? "",
    event: `${number ?? "-"} ${event}`,
    success: href("success", {}, tenantSite(content, now), {
      query: successQuery(confirmedLead(form, values, car?.condition ?? null)),
    }),
  };
}

const lastYard = ({ locations }: TenantContent): Location | null =>
  locations.findLast(({ kind }) => kind === "sales" || kind === "used") ?? null;

function carAt(yard: Location | null, condition: Condition): Car {
  const parsed = parseCar({
    id: "1",
    slug: "a-car",
    name: "A car",
    make: "Make",
    model: "Model",
    status: "in_stock",
    car_type: condition,
    show_on_dealer_website: true,
    location: { name: yard?.name ?? null },
    location_id: yard?.id ?? null,
    dealership_id: yard?.dealership.id ?? null,
    dealership_slug: yard?.dealership.slug ?? null,
  });
  if (!parsed.ok) throw new Error(`The example car is wrong: ${parsed.problem.field}.`);
  return parsed.car;
}

const line = (cells: readonly string[]): string =>
  `| ${cells.map((text) => text.replaceAll("|", "\\|")).join(" | ")} |`;

/** The rows as a Markdown table, for people. */
export function leadRoutesTable(rows: readonly LeadRouteRow[]): string {
  return [
    line(COLUMNS.map(([heading]) => heading)),
    line(COLUMNS.map(() => "---")),
    ...rows.map((row) => line(COLUMNS.map(([, name]) => row[name]))),
  ].join("\n");
}

const COLUMNS: readonly (readonly [heading: string, name: keyof LeadRouteRow])[] = [
  ["Form", "form"],
  ["About", "about"],
  ["Choice", "choice"],
  ["Desk", "desk"],
  ["Dealership", "dealership"],
  ["Because", "because"],
  ["Category", "category"],
  ["Subcategory", "subcategory"],
  ["Event", "event"],
  ["Confirmation page", "success"],
];
