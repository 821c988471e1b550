import type { LeadAccepted, LeadEventName, SiteEvent } from "../events/event-table.ts";
import type { TrackedCar } from "../events/tracked-car.ts";

/** A car as the Automotive Standards Council's events name it. */
export interface AscItem {
  readonly item_id: string;
  readonly item_name: string;
  readonly item_price?: number;
}

/** Departments of the standard that our forms belong to. */
export type AscDepartment = "sales" | "service" | "parts" | "trade" | "finance" | "unknown";

type Fired<Name extends string, Params> = { readonly name: Name; readonly params: Readonly<Params> };

type Submission =
  | "asc_form_submission"
  | ("asc_form_submission_sales" | "asc_form_submission_sales_appt" | "asc_form_submission_trade")
  | ("asc_form_submission_service" | "asc_form_submission_service_appt");

/** The typed events of the standard that a dealer's own site fires: those of tools behind a button are the tools'. */
export type AscEvent =
  | Fired<"asc_pageview", { page_type: string }>
  | Fired<
      "asc_itemlist_pageview" | "asc_item_pageview",
      { page_type: "itemlist" | "item"; items: readonly AscItem[] }
    >
  | Fired<
      "asc_element_configuration" | "asc_cta_interaction" | "asc_media_interaction",
      {
        element_type: string;
        event_action: string;
        /** Where on the page it was. */
        action_location?: "body";
        items?: readonly AscItem[];
      }
    >
  | Fired<"asc_special_offer", { element_type: "offer"; event_action: string }>
  | Fired<
      "asc_click_to_call",
      { department: AscDepartment; comm_phone_number: string; items?: readonly AscItem[] }
    >
  | Fired<"asc_comm_engagement", { comm_type: "sms" | "chat"; comm_status: "start" }>
  | Fired<"asc_form_engagement", { form_name: string; form_type: string }>
  | Fired<"asc_retail_process", { flow_name: string; flow_outcome: string }>
  | Fired<
      Submission,
      {
        form_name: string;
        form_type: string;
        department: AscDepartment;
        submission_id: string;
        items?: readonly AscItem[];
      }
    >;

const item = ({ id, name, price }: TrackedCar): AscItem => ({
  item_id: id,
  item_name: name,
  ...(price !== null && { item_price: price }),
});
const items = (car: TrackedCar | null): { items?: readonly AscItem[] } => (car ? { items: [item(car)] } : {});

type Companion = Exclude<Submission, "asc_form_submission">;

/** Each conversion's department, and the companion that goes with the general submission. */
const SUBMISSIONS: Readonly<Record<LeadEventName, readonly [AscDepartment, Companion | null]>> = {
  new_vehicle_enquiry: ["sales", "asc_form_submission_sales"],
  used_vehicle_enquiry: ["sales", "asc_form_submission_sales"],
  special_offer_enquiry: ["sales", "asc_form_submission_sales"],
  new_test_drive: ["sales", "asc_form_submission_sales_appt"],
  used_test_drive: ["sales", "asc_form_submission_sales_appt"],
  trade_in_enquiry: ["trade", "asc_form_submission_trade"],
  sell_my_car_enquiry: ["trade", "asc_form_submission_trade"],
  fleet_enquiry: ["sales", "asc_form_submission_sales"],
  service_enquiry: ["service", "asc_form_submission_service"],
  parts_enquiry: ["parts", null],
  general_enquiry: ["unknown", null],
  finance_enquiry: ["finance", null],
  insurance_enquiry: ["finance", null],
  competition_entry: ["unknown", null],
  car_reserved: ["sales", "asc_form_submission_sales"],
  survey_answered: ["unknown", null],
  careers_enquiry: ["unknown", null],
  document_requested: ["sales", null],
  form_submitted: ["unknown", null],
};

/** What our pages are called by the standard. */
const PAGE_TYPES: ReadonlyMap<string, string> = new Map([
  ["home", "home"],
  ["stock", "itemlist"],
  ["car", "item"],
  ["offers", "specials"],
  ["models", "showroom"],
  ["locations", "contact"],
]);

/** A kind of page as the standard names it. */
export const ascPageType = (page: string): string => PAGE_TYPES.get(page) ?? "unknown";

const pressed = (element_type: string, car: TrackedCar | null): readonly AscEvent[] => [
  {
    name: "asc_cta_interaction",
    params: { element_type, event_action: "click", action_location: "body", ...items(car) },
  },
];

const configured = (element_type: string): readonly AscEvent[] => [
  { name: "asc_element_configuration", params: { element_type, event_action: "configure" } },
];

/**
 * An event of ours in the words of the standard: none, one, or for an accepted form the general one and its companion.
 *
 * @example
 * ascEvents({ name: "page_viewed", page: "offers" }) // [{ name: "asc_pageview", params: { page_type: "specials" } }]
 */
export function ascEvents(event: SiteEvent): readonly AscEvent[] {
  if ("leadId" in event) return submission(event);
  switch (event.name) {
    case "page_viewed":
      return [{ name: "asc_pageview", params: { page_type: ascPageType(event.page) } }];
    case "stock_list_viewed":
      return [
        { name: "asc_itemlist_pageview", params: { page_type: "itemlist", items: event.cars.map(item) } },
      ];
    case "car_viewed":
      return [{ name: "asc_item_pageview", params: { page_type: "item", items: [item(event.car)] } }];
    case "stock_searched":
      return configured("search");
    case "stock_filtered":
      return configured("filter");
    case "stock_sorted":
      return configured("sort");
    case "calculator_used":
      return configured("calculator");
    case "gallery_opened":
      return [
        {
          name: "asc_media_interaction",
          params: { element_type: "gallery", event_action: "open", ...items(event.car) },
        },
      ];
    case "offer_viewed":
    case "offer_chosen":
      return [
        {
          name: "asc_special_offer",
          params: { element_type: "offer", event_action: event.name === "offer_viewed" ? "view" : "click" },
        },
      ];
    case "favourite_added":
      return pressed("wishlist", event.car);
    case "history_report_opened":
      return pressed("history_report", event.car);
    case "directions_opened":
      return pressed("directions", event.car);
    case "whatsapp_opened":
      return pressed("whatsapp", event.car);
    case "page_shared":
      return pressed("share", event.car);
    case "pdf_printed":
      return pressed("print", event.car);
    case "dealer_called":
      // Which number it was is the dealer's own business; shoppers may not have been shown it whole.
      return [
        {
          name: "asc_click_to_call",
          params: { department: "sales", comm_phone_number: "masked", ...items(event.car) },
        },
      ];
    case "text_us_opened":
      return [{ name: "asc_comm_engagement", params: { comm_type: "sms", comm_status: "start" } }];
    case "chat_started":
      return [{ name: "asc_comm_engagement", params: { comm_type: "chat", comm_status: "start" } }];
    case "form_shown":
    case "form_step_shown":
      return [
        { name: "asc_form_engagement", params: { form_name: event.form, form_type: formType(event.form) } },
      ];
    case "checkout_started":
      return [{ name: "asc_retail_process", params: { flow_name: "reserve", flow_outcome: "start" } }];
    // Either another tool's to tell, or nothing the standard has a word for.
    case "assistant_opened":
    case "car_chosen":
    case "chat_continued":
    case "chat_opened":
    case "consent_answered":
    case "experiment_shown":
    case "favourite_removed":
    case "finance_quoted":
    case "form_error_shown":
    case "form_failed":
    case "form_left":
    case "mail_opened":
    case "model_viewed":
    case "phone_revealed":
    case "prompt_shown":
    case "signed_in":
    case "stock_paged":
    case "vehicle_looked_up":
      return [];
  }
}

const formType = (form: string): string => form.replaceAll("-", "_");

function submission(event: LeadAccepted): readonly AscEvent[] {
  const [department, usual] = SUBMISSIONS[event.name];
  const companion = event.form === "book-service" ? "asc_form_submission_service_appt" : usual;
  const form = event.form ?? event.name;
  const params = {
    form_name: form,
    form_type: formType(form),
    department,
    submission_id: event.leadId,
    ...items(event.car),
  };
  return [
    { name: "asc_form_submission", params },
    ...(companion ? [{ name: companion, params } as const] : []),
  ];
}
