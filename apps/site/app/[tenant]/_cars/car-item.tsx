import { hash } from "node:crypto";
import { behaviour } from "@forecourt/ui/behaviours";
import { CarCard, type CarCardProps } from "@forecourt/ui/car-card";
import { cachedMarkup } from "#host/documents/static/static-markup.ts";

interface CarItemProps extends CarCardProps {
  /** For a link that leads to this car of the list. */
  id?: string;
  /** The first of a list's cars that a script shows after the others. */
  later?: boolean;
}

/** Names what is shown of a car: each list looks up each of its cards, so that names are short. */
const names = new WeakMap<CarCardProps["car"], string>();

function nameOf(car: CarCardProps["car"]): string {
  const name = names.get(car) ?? hash("sha256", JSON.stringify(car), "base64url");
  names.set(car, name);
  return name;
}

const cardMarkup = cachedMarkup(
  "card",
  (card: CarCardProps) => <CarCard {...card} />,
  ({ car, ...others }) => JSON.stringify(others) + nameOf(car),
);

/** A car's card as an item of a list. The same card is rendered once, for all the pages that show it. */
export function CarItem({
  car,
  noPictureText,
  leading = false,
  besideFilters = false,
  inRow = false,
  id,
  later = false,
}: CarItemProps) {
  const card = { car, noPictureText, leading, besideFilters, inRow };
  const item = { ...(id ? { id } : {}), ...behaviour({ later }) };
  const html = cardMarkup(card);
  if (html !== null) return <li {...item} dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <li {...item}>
      <CarCard {...card} />
    </li>
  );
}
