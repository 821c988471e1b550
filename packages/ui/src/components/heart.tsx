import type { ReactElement } from "react";
import { Link } from "../platform.tsx";

/** The id of the page's `HeartForm`, which every heart sends. */
const FORM = "fc-hearts";
const SHAPE = "fc-heart-shape";

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
}

/** A button that keeps a car among the favourites or takes it out. It needs the page's `HeartForm`. */
export function Heart({ car, label, kept = false }: HeartProps): ReactElement {
  const { id, slug, name, make, model, price } = car;
  return (
    <button
      className="fc-heart"
      form={FORM}
      name="car_id"
      value={id}
      aria-pressed={kept}
      aria-label={label}
      data-heart={JSON.stringify([slug, name, make, model, price])}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <use href={`#${SHAPE}`} />
      </svg>
    </button>
  );
}

/** The form behind all hearts of a page, and their shape; once a page. */
export function HeartForm({ action }: { action: string }): ReactElement {
  return (
    <form id={FORM} method="post" action={action} className="fc-heart-form">
      <svg aria-hidden="true">
        <symbol id={SHAPE} viewBox="0 0 24 24">
          <path d="M12 20.5C5.5 15.7 3 12.4 3 8.9 3 6.2 5.1 4 7.7 4c1.8 0 3.4 1 4.3 2.6C12.9 5 14.5 4 16.3 4 18.9 4 21 6.2 21 8.9c0 3.5-2.5 6.8-9 11.6Z" />
        </symbol>
      </svg>
    </form>
  );
}

/** The way to the favourites, with how many there are; the number's room is kept while it is not known. */
export function HeartLink({ href, label }: { href: string; label: string }): ReactElement {
  return (
    <Link className="fc-heart-link" href={href}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <use href={`#${SHAPE}`} />
      </svg>
      <span className="fc-visually-hidden">{label}</span>
      <span className="fc-heart-link__count fc-number" data-heart-count="" />
    </Link>
  );
}
