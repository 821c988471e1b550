import type { ReactElement } from "react";
import { Image } from "../../platform.tsx";
import { Price, type PriceView } from "../cars/price.tsx";

/** What a form is about, in one row. */
export interface FormAboutView {
  readonly title: string;
  readonly price: PriceView | null;
  /** The yard it stands at. */
  readonly place: string | null;
  readonly image: { readonly src: string; readonly fallback?: string | null } | null;
}

/** The car a form asks about: a small picture, its name, its price and where it stands. */
export function FormAbout({ title, price, place, image }: FormAboutView): ReactElement {
  return (
    <div className="fc-form-about">
      {image ? (
        <Image src={image.src} alt="" width={96} height={72} sizes="96px" fallback={image.fallback ?? null} />
      ) : null}
      <div>
        <strong>{title}</strong>
        {price ? <Price price={price} /> : null}
        {place ? <span className="fc-quiet">{place}</span> : null}
      </div>
    </div>
  );
}

/** Who answers a form, and when. */
export interface FormAnswerView {
  /** "Harbourside Pre-owned answers, usually within 20 minutes." */
  readonly who: string;
  /** "Open until 5:30pm". */
  readonly open: { readonly text: string; readonly isOpen: boolean } | null;
  readonly phone: { readonly text: string; readonly href: string } | null;
}

/** What stands under a form's button: who answers, when, and how to reach them at once. */
export function FormAnswer({ who, open, phone }: FormAnswerView): ReactElement {
  return (
    <p className="fc-form-answer">
      {who}
      {open ? <span data-open={open.isOpen}>{open.text}</span> : null}
      {phone ? <a href={phone.href}>{phone.text}</a> : null}
    </p>
  );
}
