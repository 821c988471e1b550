import type { ReactElement } from "react";
import { Image, Link } from "../../platform.tsx";
import { ButtonLink } from "../elements/button.tsx";
import { type Foldable, FoldedText } from "../elements/folded-text.tsx";

/** Everything a card says of one offer, decided before it is rendered. */
export interface OfferCardView {
  /** Unlike any other on the page: links from other pages point at it. */
  id: string;
  title: string;
  /** The language of its title where it is not the page's; texts say their own. */
  lang?: string | undefined;
  /** The offer's own page; null where it has none. */
  href: string | null;
  image: string | null;
  /** Whether its picture is fetched as wide as its column is; 384 wide else. */
  imageFits?: boolean;
  /** Until when it stands, in words. */
  ends: string | null;
  /** A plain node where the text fits. */
  description: Foldable;
  disclaimer: Foldable;
  /** The first is the loud one. */
  actions: readonly { label: string; href: string; newTab: boolean }[];
}

/** The words of the folds. */
export interface OfferCardWords {
  viewMore: string;
  viewLess: string;
  viewDisclaimer: string;
  lessDisclaimer: string;
}

export interface OfferCardProps {
  offer: OfferCardView;
  words: OfferCardWords;
}

/** The next width pictures come in above 375, which a card asks for. */
const FIXED = { width: 384, height: 256, sizes: "375px" };
/** Bands and halves of a row are about as wide as one another. */
const FITTING = {
  width: 1280,
  height: 853,
  sizes: "(max-width: 991px) 92vw, (max-width: 1311px) 48vw, 640px",
};

/** One special offer: its picture, what it is, what it depends on, and what to do about it. */
export function OfferCard({ offer, words }: OfferCardProps): ReactElement {
  const { id, title, lang, href: page, image, imageFits, ends, description, disclaimer, actions } = offer;
  return (
    <article className="fc-offer" id={id}>
      {image ? <Image src={image} alt="" {...(imageFits ? FITTING : FIXED)} /> : null}
      <h2 lang={lang}>{page === null ? title : <Link href={page}>{title}</Link>}</h2>
      {ends ? <p className="fc-offer__ends">{ends}</p> : null}
      <FoldedText text={description} more={words.viewMore} less={words.viewLess} />
      <div className="fc-offer__small">
        <FoldedText text={disclaimer} more={words.viewDisclaimer} less={words.lessDisclaimer} />
      </div>
      <div className="fc-offer__actions">
        {actions.map(({ label, href, newTab }, index) => (
          <ButtonLink key={label} href={href} newTab={newTab} kind={index === 0 ? "primary" : "quiet"}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </article>
  );
}
