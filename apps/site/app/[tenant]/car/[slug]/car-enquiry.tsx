import type { Car } from "@forecourt/search/car";
import type { Location } from "@forecourt/tenant-config/locations";
import { href } from "@forecourt/tenant-config/routes";
import { EnquiryForm } from "#client/forms/enquiry-form.tsx";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { formView } from "#server/views/form-view.ts";

interface CarEnquiryProps {
  id: string;
  site: TenantSite;
  car: Car;
  location: Location | null;
  /** A form that came back: what was typed and what was wrong with it. */
  draft?: {
    values: Readonly<Record<string, string | readonly string[]>>;
    problems: readonly { field: string; message: string }[];
  } | null;
}

/** The enquiry about one car: the tenant's own form, with the car and a key that makes repeats one lead. */
export function CarEnquiry({ id, site, car, location, draft = null }: CarEnquiryProps) {
  const { form, setting, words } = formView(site, {
    id: car.condition === "used" ? "used" : "new",
    path: href("car", { slug: car.slug }, site),
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
