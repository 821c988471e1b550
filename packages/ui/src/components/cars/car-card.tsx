import type { ReactElement } from "react";
import { behaviour } from "../../behaviours/behaviours.ts";
import { Image, Link } from "../../platform.tsx";
import { LIST_TILE_SIZES, ROW_SIZES, TILE_SIZES } from "./tile-sizes.ts";
import { CompareBox, type CompareBoxProps } from "./compare-box.tsx";
import { Heart, type HeartProps } from "./heart.tsx";
import { type OutlineKind, PictureLabel, type PictureLabelProps } from "../elements/picture-label.tsx";
import { Price, type PriceView } from "./price.tsx";
import { TagBanner, type TagBannerView } from "./tag-banner.tsx";

/** Everything a tile shows, decided before it is rendered. */
export interface CarCardView {
  href: string;
  /** 'Year Make Model'. */
  title: string;
  badge: string | null;
  /** Kilometres, transmission, fuel: whatever is known, in that order. */
  facts: readonly string[];
  price: PriceView;
  place: string | null;
  /** What it would cost in repayments, and their rates, which the law keeps together. */
  repayment?: { repayment: string; rates: string } | null;
  banner: TagBannerView;
  image: {
    src: string;
    alt: string;
    fallback?: string | null;
    /** 'Illustration', where the picture or its fallback is rendered. */
    label?: PictureLabelProps | null;
  } | null;
  /** Drawn where there is no picture. */
  outline?: OutlineKind;
  /** How the tile is arranged; the stylesheet knows each by its name. Left out, the standard one. */
  arrangement?: "standard" | "tab" | "plate" | "quiet" | "total" | "monthly" | "label";
  /** Keeps the car among the favourites; null draws none. */
  heart?: HeartProps | null;
  /** Chooses the car for a comparison; left out, it renders no box. */
  compare?: CompareBoxProps | null;
}

export interface CarCardProps {
  car: CarCardView;
  /** Shown where a picture would be. */
  noPictureText: string;
  /** The first row is fetched early, the rest when it comes near. */
  leading?: boolean;
  /** It stands in a list with filters at its side, which leave it a narrower column. */
  besideFilters?: boolean;
  /** It stands in a row, `data-as="rows"` or `"table"` of the list, with a small picture. */
  inRow?: boolean;
}

/** One car of a list: the picture leads, the whole tile is the link. */
export function CarCard({
  car,
  noPictureText,
  leading = false,
  besideFilters = false,
  inRow = false,
}: CarCardProps): ReactElement {
  const sizes = besideFilters ? LIST_TILE_SIZES : TILE_SIZES;
  const { label = null, ...image } = car.image ?? {};
  return (
    <article
      className="fc-car-card"
      data-arrangement={car.arrangement === "standard" ? undefined : car.arrangement}
      {...behaviour({ card: true })}
    >
      <div data-outline={car.outline}>
        <TagBanner banner={car.banner} />
        {"src" in image ? (
          <Image {...image} width={600} height={400} sizes={inRow ? ROW_SIZES : sizes} leading={leading} />
        ) : (
          <div className="fc-car-card__no-picture fc-outline">{noPictureText}</div>
        )}
        {label ? <PictureLabel {...label} /> : null}
      </div>
      {car.heart ? <Heart {...car.heart} tileTitle={car.title} /> : null}
      {car.compare ? <CompareBox {...car.compare} /> : null}
      <section>
        <h2>
          <Link href={car.href}>
            <span>{car.title}</span>
            {car.badge ? <small>{car.badge}</small> : null}
          </Link>
        </h2>
        {car.facts.length === 0 ? null : (
          <ul>
            {car.facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
        <div>
          <Price price={car.price} />
          {car.repayment ? (
            <p>
              {car.repayment.repayment}
              <span>{car.repayment.rates}</span>
            </p>
          ) : null}
        </div>
        {car.place ? <p>{car.place}</p> : null}
      </section>
    </article>
  );
}
