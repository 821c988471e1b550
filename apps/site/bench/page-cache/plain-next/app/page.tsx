import { CarCard, type CarCardView } from "@forecourt/ui/car-card";
import { connection } from "next/server";

const aCar = (number: number): CarCardView => ({
  href: `/cars/2024-kia-rio-sport-${number}`,
  title: "2024 Kia Rio",
  badge: "Sport",
  facts: ["12,345 km", "Automatic", "Petrol"],
  price: { kind: "price", text: "$21,990", typeText: "Drive away" },
  place: "North Yard, NSW",
  repayment: { repayment: "From $94.03 a week", rates: "8.90% p.a., comparison rate 9.89% p.a." },
  banner: { kind: "none" },
  image: { src: `/media/car-${number}.webp`, alt: "2024 Kia Rio" },
  heart: {
    car: {
      id: `car-${number}`,
      slug: `2024-kia-rio-sport-${number}`,
      name: "2024 Kia Rio Sport",
      make: "Kia",
      model: "Rio",
      price: 21_990,
    },
    label: "Save to favourites: 2024 Kia Rio",
  },
  compare: { id: `car-${number}`, label: "Compare 2024 Kia Rio" },
});

/** So many cards, rendered for each request and from no engine: what the framework itself costs. */
export default async function Page({ searchParams }: { searchParams: Promise<{ cards?: string }> }) {
  await connection();
  const { cards = "100" } = await searchParams;
  return (
    <ul>
      {Array.from({ length: Number(cards) }, (_, number) => (
        <li key={number}>
          <CarCard car={aCar(number)} noPictureText="Photos on the way" />
        </li>
      ))}
    </ul>
  );
}
