import type { ReactElement } from "react";
import { behaviour } from "../../behaviours/behaviours.ts";
import { Image, Link } from "../../platform.tsx";

/** One promotion: a picture of 1920 by 540, its words, and where it leads. */
export interface PromotionSlide {
  title: string;
  text?: string | undefined;
  href: string;
  image: string;
  /** The language of its words where it is not the page's. */
  lang?: string | undefined;
}

export interface PromotionSlidesProps {
  id: string;
  title: string;
  slides: readonly PromotionSlide[];
  /** 'Previous: {title}' and 'Next: {title}'. */
  previousLabel: (title: string) => string;
  nextLabel: (title: string) => string;
  /** Whether the first slide is the largest picture of the first screen. */
  leading?: boolean;
}

/**
 * Promotions side by side in one track that is swiped or scrolled. It never moves by itself; the arrows are links to the
 * slides beside, so that they work without a script.
 */
export function PromotionSlides(props: PromotionSlidesProps): ReactElement | null {
  const { id, title, slides, previousLabel, nextLabel, leading = false } = props;
  if (slides.length === 0) return null;
  const slideId = (index: number) => `${id}-${index + 1}`;
  return (
    <section className="fc-section" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="fc-visually-hidden">
        {title}
      </h2>
      <ul className="fc-slides" tabIndex={0} aria-labelledby={`${id}-title`}>
        {slides.map((slide, index) => {
          const [previous, next] = [slides[index - 1], slides[index + 1]];
          return (
            <li key={slide.title} id={slideId(index)} className="fc-slide">
              <Image
                src={slide.image}
                alt=""
                width={1920}
                height={540}
                sizes="(min-width: 1280px) 1280px, 100vw"
                leading={leading && index === 0}
              />
              <div className="fc-slide__words" lang={slide.lang}>
                <h3>
                  <Link href={slide.href}>{slide.title}</Link>
                </h3>
                {slide.text ? <p>{slide.text}</p> : null}
              </div>
              {slides.length > 1 ? (
                <p className="fc-slide__moves">
                  {previous ? (
                    <a
                      href={`#${slideId(index - 1)}`}
                      {...behaviour({ slide: slideId(index - 1) })}
                      aria-label={previousLabel(previous.title)}
                    >
                      ‹
                    </a>
                  ) : null}
                  <span className="fc-number">{`${index + 1} / ${slides.length}`}</span>
                  {next ? (
                    <a
                      href={`#${slideId(index + 1)}`}
                      {...behaviour({ slide: slideId(index + 1) })}
                      aria-label={nextLabel(next.title)}
                    >
                      ›
                    </a>
                  ) : null}
                </p>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
