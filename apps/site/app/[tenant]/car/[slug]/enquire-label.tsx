import type { Car } from "@forecourt/search/car";
import { type TenantConfig, wording } from "@forecourt/tenant-config";
import { behaviour } from "@forecourt/ui/behaviours";

interface EnquireLabelProps {
  label: string;
  car: Car;
  config: TenantConfig;
}

/** The words of the enquiry button: where they are under test, both versions, of which a script shows the shopper's. */
export function EnquireLabel({ label, car, config }: EnquireLabelProps) {
  if (!config.features.splitTest || car.status.kind === "sold") return label;
  return (
    <span {...behaviour({ split: "enquiry-button" })}>
      <span>{label}</span>
      <span hidden>{wording(config).car.enquireNowOther}</span>
    </span>
  );
}
