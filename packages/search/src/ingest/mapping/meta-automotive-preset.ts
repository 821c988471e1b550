import type { FeedMappingInput } from "./feed-mapping.ts";

/**
 * Meta's automotive inventory catalogue (TikTok reads nearly the same list).
 * `vehicle_type` is a class such as car_truck, not the condition: that is `state_of_vehicle`.
 * Source: developers.facebook.com/documentation/ads-commerce/marketing-api/auto-ads/reference.
 */
export const metaAutomotivePreset = {
  name: "meta-automotive",
  description: "Meta automotive inventory feed, comma separated, nested fields as flat columns.",
  identity: { id: "vehicle_id" },
  skip: [{ column: "availability", is: ["not_available", "not available"] }],
  fields: {
    make: "make",
    model: "model",
    badge: "trim",
    year: "year",
    name: "title",
    car_type: {
      column: "state_of_vehicle",
      steps: [{ values: { new: "new", used: "used", cpo: "used" }, otherwise: "refuse" }],
    },
    certified: { column: "state_of_vehicle", steps: [{ values: { cpo: "yes" }, otherwise: "empty" }] },
    // Rows that are not available are skipped above.
    status: { constant: "in_stock" },
    km: { column: "mileage.value" },
    price: [
      { column: "sale_price", steps: [{ split: " ", take: 0 }] },
      { column: "price", steps: [{ split: " ", take: 0 }] },
    ],
    vin: "vin",
    stocknum: "vehicle_id",
    body: { column: "body_style", steps: [{ replace: "_", with: " " }, { case: "title" }] },
    fuel: { column: "fuel_type", steps: [{ replace: "_", with: " " }, { case: "title" }] },
    transmission: { column: "transmission", steps: [{ case: "title" }] },
    drive: { column: "drivetrain", steps: [{ case: "upper" }] },
    colour: "exterior_color",
    comments: "description",
    images: { columns: ["image[*].url"] },
    videos: { columns: ["video[*].url"] },
    dealership_id: "dealer_id",
    dealership_name: "dealer_name",
    item_type: "vehicle_type",
  },
} satisfies FeedMappingInput;
