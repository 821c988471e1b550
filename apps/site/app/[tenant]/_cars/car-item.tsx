import { CarCard, type CarCardProps } from "@forecourt/ui/car-card";
import { keptMarkup } from "#server/process/static-markup.ts";

interface CarItemProps extends CarCardProps {
  /** For a link that leads to this car of the list. */
  id?: string;
  /** The first of a list's cars that a script shows after the others. */
  "data-later"?: "";
}

const cardMarkup = keptMarkup((card: CarCardProps) => <CarCard {...card} />);

/** A car's card as an item of a list. The same card is drawn once, for all the pages that show it. */
export function CarItem({
  car,
  noPictureText,
  leading = false,
  besideFilters = false,
  ...item
}: CarItemProps) {
  const card = { car, noPictureText, leading, besideFilters };
  const html = cardMarkup(card);
  if (html !== null) return <li {...item} dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <li {...item}>
      <CarCard {...card} />
    </li>
  );
}
