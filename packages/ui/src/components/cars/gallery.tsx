import type { ReactElement, ReactNode } from "react";
import { behaviour } from "../../behaviours/behaviours.ts";
import { Image } from "../../platform.tsx";
import { Icon, type IconName } from "../elements/icon.tsx";
import { type OutlineKind, PictureLabel, type PictureLabelProps } from "../elements/picture-label.tsx";

/** One picture of a car. */
export interface GalleryImage {
  readonly src: string;
  readonly alt: string;
  readonly fallback?: string | null;
  /** 'Illustration', where the picture or its fallback is rendered. */
  readonly label?: PictureLabelProps | null;
  /** The picture as large as there is, which fills the screen without a script. */
  readonly full: string;
}

export interface GalleryProps {
  images: readonly GalleryImage[];
  label: string;
  noPictureText: string;
  /** The words of what can be pressed; `all` names how many pictures there are. */
  words: { previous: string; next: string; all: string };
  /** Drawn where there is no picture, or where one is broken. */
  outline?: OutlineKind;
  /** A family of the car's colour: the ground of pictures that are on their way. */
  tint?: string | null;
  /** Films and other views, on pages of their own. */
  media?: readonly { label: string; href: string; icon: IconName }[];
  /** What lies over a corner of the pictures: the banner, where the car stands. */
  children?: ReactNode;
}

/**
 * The car's pictures: swipe or scroll on the stage, press one for the whole screen; on a wide screen two more stand beside it.
 * Without a script pictures and thumbnails are links within the page; with one, `view` opens the viewer, `shows` and `turns`
 * move the stage alone.
 */
export function Gallery({
  images,
  label,
  noPictureText,
  words,
  outline,
  tint,
  media = [],
  children,
}: GalleryProps): ReactElement {
  return (
    <figure className="fc-gallery" aria-label={label} data-tint={tint ?? undefined} data-outline={outline}>
      <div className="fc-gallery__frame">
        {children}
        {images.length === 0 ? (
          <p className="fc-gallery__none fc-outline">{noPictureText}</p>
        ) : (
          <div className="fc-gallery__main">
            <ul className="fc-gallery__stage" tabIndex={0} aria-label={label} {...behaviour({ stage: true })}>
              {images.map((image, index) => (
                <Slide key={image.src} image={image} index={index} count={images.length} />
              ))}
            </ul>
            {images.length > 1 ? <Turns words={words} className="fc-gallery__turn" turned="turns" /> : null}
          </div>
        )}
        {images.length > 2 ? <Tiles images={images} all={words.all} /> : null}
        {media.length > 0 ? <Media media={media} after={images.length} /> : null}
      </div>
      {images.length > 1 ? <Thumbnails images={images} /> : null}
      <noscript>
        <ul className="fc-gallery__large">
          {images.map(({ full, alt }, index) => (
            <li key={full} id={largeOf(index)}>
              <a href={`#photo-${index + 1}`}>
                <img src={full} alt={alt} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      </noscript>
    </figure>
  );
}

/** Where a picture fills the screen without a script; the next press leads back. */
const largeOf = (index: number): string => `large-${index + 1}`;

function Slide({ image, index, count }: { image: GalleryImage; index: number; count: number }): ReactElement {
  const { src, alt, fallback = null, label } = image;
  return (
    <li id={`photo-${index + 1}`}>
      <a href={`#${largeOf(index)}`} {...behaviour({ view: index })}>
        <Image
          src={src}
          alt={alt}
          fallback={fallback}
          className="fc-picture"
          width={1200}
          height={800}
          sizes="(min-width: 1400px) 39vw, (min-width: 992px) 600px, 100vw"
          leading={index === 0}
        />
      </a>
      {label ? <PictureLabel {...label} inViewer /> : null}
      {count > 1 ? (
        <span className="fc-gallery__count" aria-hidden="true">
          {index + 1} / {count}
        </span>
      ) : null}
    </li>
  );
}

/** Films and 360° views over the pictures' lower corner; with a script the viewer shows them after the pictures. */
function Media({ media, after }: Required<Pick<GalleryProps, "media">> & { after: number }): ReactElement {
  return (
    <ul className="fc-gallery__media">
      {media.map(({ label, href, icon }, index) => (
        <li key={href}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            {...(href.startsWith("https:") ? behaviour({ view: after + index, film: label }) : {})}
          >
            <Icon name={icon} /> <span>{label}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

interface TurnsProps {
  words: Pick<GalleryProps["words"], "previous" | "next">;
  className: string;
  /** What they turn: the page's own stage, or the viewer. */
  turned: "turns" | "turn";
}

/** Arrows for a pointer; swiping and keys need none. */
function Turns({ words, className, turned }: TurnsProps): ReactElement[] {
  return (["previous", "next"] as const).map((way) => (
    <button
      key={way}
      type="button"
      className={className}
      {...behaviour({ [turned]: way === "next" ? 1 : -1 })}
      aria-label={words[way]}
    >
      <Icon name={way === "next" ? "next" : "back"} />
    </button>
  ));
}

/** The second and the third picture beside the first, on a wide screen. */
function Tiles({ images, all }: { images: readonly GalleryImage[]; all: string }): ReactElement {
  return (
    <ul className="fc-gallery__tiles">
      {images.slice(1, 3).map(({ src, alt, fallback = null, label }, index) => (
        <li key={src}>
          <a href={`#${largeOf(index + 1)}`} {...behaviour({ view: index + 1 })}>
            <Image
              src={src}
              alt={alt}
              fallback={fallback}
              className="fc-picture"
              width={600}
              height={400}
              sizes="(min-width: 1400px) 20vw, 320px"
            />
          </a>
          {label ? <PictureLabel {...label} /> : null}
          {index === 1 ? (
            <a className="fc-gallery__all" href={`#${largeOf(0)}`} {...behaviour({ view: 0 })}>
              {all}
            </a>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function Thumbnails({ images }: { images: readonly GalleryImage[] }): ReactElement {
  return (
    <ul className="fc-gallery__thumbs">
      {images.map(({ src, alt, fallback = null }, index) => (
        <li key={src}>
          <a
            href={`#photo-${index + 1}`}
            aria-label={alt}
            {...behaviour({ shows: index })}
            {...(index === 0 ? { "aria-current": "true" as const } : {})}
          >
            <Image
              src={src}
              alt=""
              fallback={fallback}
              className="fc-picture"
              width={96}
              height={64}
              sizes="96px"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

export interface GalleryViewerProps {
  id: string;
  label: string;
  words: { close: string; previous: string; next: string; enlarge: string };
}

/** The whole-screen viewer: an empty native dialog that a script fills with the stage's pictures. */
export function GalleryViewer({ id, label, words }: GalleryViewerProps): ReactElement {
  return (
    <dialog id={id} className="fc-viewer" aria-label={label} {...behaviour({ viewer: true })}>
      <div className="fc-viewer__bar">
        <output className="fc-viewer__count fc-number" />
        <button
          type="button"
          className="fc-viewer__button fc-viewer__zoom"
          aria-label={words.enlarge}
          {...behaviour({ zooms: true })}
        >
          <Icon name="expand" />
        </button>
        <form method="dialog">
          <button className="fc-viewer__button" aria-label={words.close}>
            <Icon name="close" />
          </button>
        </form>
      </div>
      <ul className="fc-viewer__stage" tabIndex={0} aria-label={label} />
      <Turns words={words} className="fc-viewer__button" turned="turn" />
      <ul className="fc-viewer__thumbs" {...behaviour({ thumbnails: true })} />
    </dialog>
  );
}
