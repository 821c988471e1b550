import { wording } from "@forecourt/tenant-config";
import { formFields } from "@forecourt/leads";
import { Button, ButtonLink } from "@forecourt/ui/button";
import { formFacts } from "#server/forms/form-facts.ts";
import { formInLanguage } from "#server/forms/form-in-language.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { visitFacts } from "#server/forms/open-days.ts";
import { serviceHref } from "#server/views/main-way.ts";

/**
 * Begins the booking of a service with the vehicle's plate and a day the workshop is open; its form goes on from there.
 * A scheduler of the dealer's that takes neither is a button.
 */
export function ServiceSearch({ site }: { site: TenantSite }) {
  const action = serviceHref(site);
  if (action === null) return null;
  const { navigation, form: words } = wording(site.config);
  if (!action.startsWith("/")) return <ButtonLink href={action}>{navigation.bookService}</ButtonLink>;
  const nothing = { car: null, location: null };
  const form = formInLanguage("service", site, {
    ...formFacts(site, nothing),
    ...visitFacts(site, "service", nothing),
  });
  const [plate, day] = ["Rego", "Service Booking Date"].map((name) =>
    formFields(form).find((field) => field.name === name),
  );
  return (
    <form action={action} method="get" className="fc-search fc-search--detailed" data-labelled>
      {plate ? (
        <label className="fc-search__field">
          <span>{plate.label}</span>
          <input name={plate.name} className="fc-input" maxLength={plate.maxLength} autoComplete="off" />
        </label>
      ) : null}
      {day?.options && day.options.length > 0 ? (
        <label className="fc-search__field">
          <span>{day.label}</span>
          <select name={day.name} className="fc-input">
            <option value="">{words.choose}</option>
            {day.options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <Button type="submit">{navigation.bookService}</Button>
    </form>
  );
}
