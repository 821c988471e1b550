import type { ReactElement } from "react";
import { behaviour } from "../../behaviours/behaviours.ts";
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
  /** Names the action and the car, whether it is saved or not: 'Save to favourites: 2021 Mazda CX-5'. */
  label: string;
  /** What is known when the page is rendered; a script fills in what this browser keeps. */
  kept?: boolean;
  /** The title of the tile it stands on, whose link ends in the slug: it says neither again. */
  tileTitle?: string;
}

/** A button that keeps a car among the favourites or takes it out. It needs the page's `HeartForm`. */
export function Heart({ car, label, kept = false, tileTitle }: HeartProps): ReactElement {
  const { id, slug, name, make, model, price } = car;
  const onTile = tileTitle !== undefined;
  return (
    <button
      className="fc-heart"
      form={FORM}
      name="car_id"
      value={id}
      aria-pressed={kept}
      aria-label={label}
      {...behaviour({
        heart: [`${price ?? ""}`, make, model, onTile ? "" : slug, name === tileTitle ? "" : name],
      })}
    />
  );
}

/** The form behind all hearts of a page; once a page. */
export function HeartForm({ action }: { action: string }): ReactElement {
  return <form id={FORM} method="post" action={action} hidden />;
}

/** The way to the favourites, with how many there are; the number's room is reserved while it is not known. */
export function HeartLink({ href, label }: { href: string; label: string }): ReactElement {
  return (
    <Link className="fc-heart-link" href={href}>
      <span className="fc-visually-hidden">{label}</span>
      <span className="fc-heart-link__count fc-number" {...behaviour({ heartCount: true })} />
    </Link>
  );
}
