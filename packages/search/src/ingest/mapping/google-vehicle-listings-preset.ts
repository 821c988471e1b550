import type { FeedMappingInput } from "./feed-mapping.ts";

/**
 * Google's vehicle listings and vehicle ads feed, as Merchant Center takes
 * it. Source: developers.google.com/vehicle-listings/reference/feed-specification.
 */
export const googleVehicleListingsPreset = {
  name: "google-vehicle-listings",
  description: "Google vehicle listings feed.",
  identity: { id: { column: "vin" }, ignore: ["date_in_stock"] },
  fields: {
    make: "make",
    model: "model",
    badge: "trim",
    year: "year",
    car_type: {
      column: "condition",
      steps: [{ values: { n: "new", u: "used", new: "new", used: "used" }, otherwise: "refuse" }],
    },
    // The format has no status: what is listed is for sale.
    status: { constant: "in_stock" },
    km: { column: "mileage" },
    price: { column: "price", steps: [{ split: " ", take: 0 }] },
    price_type: [
      {
        column: "vehicle_price_type",
        steps: [
          {
            values: {
              drive_away_price: "drive_away",
              estimated_drive_away_price: "drive_away",
              excluding_government_charges_price: "excluding_government_charges",
            },
            otherwise: "empty",
          },
        ],
      },
    ],
    vin: "vin",
    stocknum: "id",
    certified: "certified_pre_owned",
    colour: "exterior_color",
    body: "body_style",
    engine: "engine",
    created_at_timestamp: "date_in_stock",
    images: { columns: ["image_link", "additional_image_link"], separator: "," },
    location_id: "store_code",
    dealership_name: "dealership_name",
    location_phone: "tracking_phone_number",
  },
} satisfies FeedMappingInput;
