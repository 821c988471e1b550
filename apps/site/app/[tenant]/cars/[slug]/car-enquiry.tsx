import type { Car } from "@forecourt/search/car";
import type { TenantContent } from "@forecourt/tenant-config/content";
import type { Location } from "@forecourt/tenant-config/locations";
import { EnquiryForm } from "#client/forms/enquiry-form.tsx";
import { formView } from "#server/views/form-view.ts";

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
  const { form, setting, words } = formView(content, {
    id: car.condition === "used" ? "used" : "new",
    path: `/cars/${car.slug}`,
    car,
    location,
  });
  return (
    <EnquiryForm
      id={id}
      form={form}
      setting={setting}
      words={words}
      {...(draft ? { typed: draft.values, problems: draft.problems } : {})}
    />
  );
}
