import { randomUUID } from "node:crypto";
import { formFor, trapField } from "@forecourt/leads";
import type { Car } from "@forecourt/search/car";
import { wording } from "@forecourt/tenant-config";
import type { TenantContent } from "@forecourt/tenant-config/content";
import type { Location } from "@forecourt/tenant-config/locations";
import { EnquiryForm } from "../../../../client/enquiry-form.tsx";
import { formFacts } from "../../../../server/form-facts.ts";

interface CarEnquiryProps {
  id: string;
  content: TenantContent;
  car: Car;
  location: Location | null;
  /** A form that came back: what was typed and what was wrong with it. */
  draft?: {
    values: Readonly<Record<string, string | readonly string[]>>;
    problems: readonly { field: string; message: string }[];
  } | null;
}

/** The enquiry about one car: the tenant's own form, with the car and a key that makes repeats one lead. */
export function CarEnquiry({ id, content, car, location, draft = null }: CarEnquiryProps) {
  const { config } = content.tenant;
  const words = wording(config);
  const form = formFor(car.condition === "used" ? "used" : "new", config, formFacts(content, car));
  return (
    <EnquiryForm
      id={id}
      form={form}
      setting={{
        action: "/api/leads",
        hidden: [
          ["form", form.id],
          ["idempotency_key", randomUUID()],
          ["car_id", car.id],
          ["url", `/cars/${car.slug}`],
          ...(location ? ([["page_location", location.id]] as const) : []),
        ],
        trap: trapField,
        policy: {
          namePunctuation: config.forms.namePunctuation,
          testPhoneNumber: config.forms.testPhoneNumber,
          strictPhoneNumbers: config.forms.strictPhoneNumbers,
        },
        state: location?.address.state ?? car.state,
        successPairs: [["car_type", car.condition]],
        car: {
          condition: car.condition,
          tracked: { id: car.id, slug: car.slug, name: car.name, price: car.price },
        },
        alertOnFailure: config.forms.alertOnFailure,
      }}
      words={{
        problems: words.form.problems,
        optional: words.form.optional,
        choose: words.form.choose,
        sending: words.form.sending,
        trap: words.form.trap,
      }}
      {...(draft ? { typed: draft.values, problems: draft.problems } : {})}
    />
  );
}
