import type { ReactElement } from "react";
import { Stars, type StarsProps } from "../elements/stars.tsx";

/** A date as a card says it: how long ago, and in words on closer look. */
export interface ReviewDateView {
  ago: string;
  inWords: string;
  machine: string;
}

/** One review, decided before it is rendered. */
export interface ReviewView {
  name: string;
  stars: StarsProps;
  date: ReviewDateView | null;
  text: string;
  reply: { from: string; date: ReviewDateView | null; text: string } | null;
  /** The language of what was written where it is not the page's. */
  lang?: string | undefined;
}

const When = ({ ago, inWords, machine }: ReviewDateView): ReactElement => (
  <time dateTime={machine} title={inWords}>
    {ago}
  </time>
);

export interface ReviewCardProps {
  review: ReviewView;
  /** One below the heading it stands under. */
  heading?: "h2" | "h3";
}

/** What one customer wrote, and what the dealer answered. */
export function ReviewCard({ review, heading: Heading = "h3" }: ReviewCardProps): ReactElement {
  const { name, stars, date, text, reply, lang } = review;
  return (
    <article className="fc-card fc-review">
      <div className="fc-review__head">
        <Heading>{name}</Heading>
        <Stars {...stars} />
      </div>
      {date ? (
        <p className="fc-quiet">
          <When {...date} />
        </p>
      ) : null}
      {text === "" ? null : <p lang={lang}>{text}</p>}
      {reply ? (
        <blockquote className="fc-review__reply">
          <p className="fc-quiet">
            {reply.from}
            {reply.date ? (
              <>
                {" · "}
                <When {...reply.date} />
              </>
            ) : null}
          </p>
          <p lang={lang}>{reply.text}</p>
        </blockquote>
      ) : null}
    </article>
  );
}
