import type { ReactElement } from "react";
import { Link } from "../../platform.tsx";

/** The id of the page's `HeartForm`, which every heart sends. */
const FORM = "fc-hearts";

/** A car that a heart keeps. */
export interface HeartView {
  id: string;
  slug: string;
  name: string;
  make: string;
  model: string;
  /** Null where it has none. */
  price: number | null;
}

export interface HeartProps {
  car: HeartView;
  /** Names the action and the car, whether it is kept or not: 'Save to favourites: 2021 Mazda CX-5'. */
  label: string;
  /** What is known when the page is drawn; a script fills in what this browser keeps. */
  kept?: boolean;
  /** It stands on a car's tile, whose link ends in the slug, so that it does not say it again. */
  onTile?: boolean;
}

/**
 * A button that keeps a car among the favourites or takes it out. It needs the page's `HeartForm`. For scripts,
 * `data-heart` says `price|make|model|name`: the name is the last, because it alone may have a `|` of its own.
 */
export function Heart({ car, label, kept = false, onTile = false }: HeartProps): ReactElement {
  const { id, slug, name, make, model, price } = car;
  return (
    <button
      className="fc-heart"
      form={FORM}
      name="car_id"
      value={id}
      aria-pressed={kept}
      aria-label={label}
      data-slug={onTile ? undefined : slug}
      data-heart={[price, make, model, name].join("|")}
    />
  );
}

/** The form behind all hearts of a page; once a page. */
export function HeartForm({ action }: { action: string }): ReactElement {
  return <form id={FORM} method="post" action={action} hidden />;
}

/** The way to the favourites, with how many there are; the number's room is kept while it is not known. */
export function HeartLink({ href, label }: { href: string; label: string }): ReactElement {
  return (
    <Link className="fc-heart-link" href={href}>
      <span className="fc-visually-hidden">{label}</span>
      <span className="fc-heart-link__count fc-number" data-heart-count="" />
    </Link>
  );
}
