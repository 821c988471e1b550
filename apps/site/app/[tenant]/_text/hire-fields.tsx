import { HIRE_PARAMETERS, type HireDates } from "@forecourt/search";
import { wording } from "@forecourt/tenant-config";
import { DateRange } from "@forecourt/ui/date-range";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

interface HireFieldsProps {
  /** Unlike any other on the page. */
  id: string;
  site: TenantSite;
  hire: HireDates | null;
}

/** From which day to which a car is wanted, as two fields of a form. */
export function HireFields({ id, site: { config, now }, hire }: HireFieldsProps) {
  const words = wording(config).car;
  return (
    <DateRange
      id={id}
      from={{ label: words.pickUp, name: HIRE_PARAMETERS.pickUp, value: hire?.pickUp ?? "" }}
      to={{ label: words.return, name: HIRE_PARAMETERS.return, value: hire?.return ?? "" }}
      earliest={now.toISOString().slice(0, 10)}
    />
  );
}
