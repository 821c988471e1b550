import type { FormId } from "@forecourt/leads";
import type { Car } from "@forecourt/search/car";
import { href, matchRoute, withQuery } from "@forecourt/tenant-config/routes";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

/**
 * Where a form is shown again: the page it stood on where that is a form's or a model's, with the car or offer it is
 * about. The page goes to the form's head, unless a field is wrong: a browser gives no field the focus on a page opened
 * with a fragment.
 */
export function formAgain(
  site: TenantSite,
  { id, car, fieldIsWrong = false }: { id: FormId; car: Car | null; fieldIsWrong?: boolean },
  fields: Readonly<Record<string, unknown>>,
): string {
  const { url, offer_id: offer } = fields;
  const from = typeof url === "string" ? (URL.parse(url, "https://site.invalid")?.pathname ?? "") : "";
  const match = matchRoute(from, site);
  const isForm = match.kind === "page" && ["form", "location-contact", "model"].includes(match.page.screen);
  if (!isForm)
    return car
      ? href("car-enquiry", { slug: car.slug }, site)
      : (href("form", { form: "general" }, site) ?? href("home", {}, site));
  const query = {
    ...(car ? { car_id: car.id } : {}),
    ...(typeof offer === "string" ? { offer_id: offer } : {}),
  };
  return fieldIsWrong ? withQuery(from, query) : withQuery(from, query, `${id}-form`);
}

/** The fields of a posted form as they are stored and put back: texts and lists of them. */
export const typedValues = (fields: Readonly<Record<string, unknown>>): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      (entry): entry is [string, string | string[]] =>
        typeof entry[1] === "string" || Array.isArray(entry[1]),
    ),
  );
