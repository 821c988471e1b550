import type { CarCardView } from "@forecourt/ui/car-card";
import type { PriceView } from "@forecourt/ui/price";

/** A drawn picture of the demo stock. */
export const illustrated = (body: string, colour: string, view: string): string =>
  `/media/drawn/${body}/${colour}/${view}.webp`;

/** The longest name the demo stock has. */
export const LONG_NAME = "2024 Mercedes-Benz Sprinter-Kastenwagen Hochdach";
/** A badge that does not fit on one line. */
export const LONG_BADGE = "Dual Range (No Series) Special Edition with Premium Touring and Technology Pack";

/** An amount with what it includes. */
export const priceOf = (text: string, typeText: string | null = "Drive away"): PriceView => ({
  kind: "price",
  text,
  typeText,
});

/** A car that is for sale, changed where a state needs it. */
export const sampleCar = (changed: Partial<CarCardView> = {}): CarCardView => ({
  href: "#",
  title: "2021 Mazda CX-5",
  badge: "Akera",
  facts: ["45,210 km", "Automatic", "Petrol"],
  price: priceOf("$34,950"),
  place: "Hobart, TAS",
  banner: { kind: "none" },
  image: {
    src: illustrated("suv", "blue", "front"),
    alt: "2021 Mazda CX-5",
    label: { text: "Illustration" },
  },
  outline: "suv",
  heart: {
    car: { id: "1", slug: "mazda", name: "2021 Mazda CX-5", make: "Mazda", model: "CX-5", price: 34_950 },
    label: "Save to favourites: 2021 Mazda CX-5",
  },
  ...changed,
});
