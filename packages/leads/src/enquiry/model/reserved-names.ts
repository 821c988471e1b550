import { factNames } from "./fact-names.ts";
import { placedNames } from "./placed-names.ts";

/** Wire names a tenant's own question cannot have, because the lead already means something by them. */
export const reservedNames: readonly string[] = [
  ...placedNames,
  ...factNames,
  "lead",
  "location_id",
  "category",
  "subcategory",
  "manufacturer_slug",
  "stock_number",
  "Vehicle Make",
  "Vehicle Model",
  "car_type",
  "vehicle_status",
  "autogauge_enabled",
  "dateTime",
  "offer_name",
  "files",
  "constructor",
  "prototype",
];
