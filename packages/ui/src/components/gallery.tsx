import type { ReactElement, ReactNode } from "react";
import { Image } from "../platform.tsx";
import { Icon, type IconName } from "./icon.tsx";
import { type OutlineKind, PictureLabel, type PictureLabelProps } from "./picture-label.tsx";

/** One picture of a car. */
export interface GalleryImage {
  readonly src: string;
  readonly alt: string;
  readonly fallback?: string | null;
  /** 'Illustration', where the picture or its fallback is drawn. */
  readonly label?: PictureLabelProps | null;
  /** The picture alone, as large as there is: where its link leads without a script. */
  readonly full: string;
}

export interface GalleryProps {
  images: readonly GalleryImage[];
  label: string;
  noPictureText: string;
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
 * The car's pictures: swipe or scroll on the stage, press one for the whole screen. Without a script pictures and
 * thumbnails are plain links; with one, `data-view` opens the viewer and `data-shows` moves the stage alone.
 */
export function Gallery({
  images,
  label,
  noPictureText,
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
          <ul className="fc-gallery__stage" tabIndex={0} aria-label={label}>
            {images.map((image, index) => (
              <Slide key={image.src} image={image} index={index} count={images.length} />
            ))}
          </ul>
        )}
      </div>
      {images.length > 1 ? <Thumbnails images={images} /> : null}
      {media.length > 0 ? (
        <ul className="fc-gallery__media">
          {media.map(({ label: words, href, icon }) => (
            <li key={href}>
              <a href={href} target="_blank" rel="noopener noreferrer">
                <Icon name={icon} /> {words}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </figure>
  );
}

function Slide({ image, index, count }: { image: GalleryImage; index: number; count: number }): ReactElement {
  const { full, label, ...picture } = image;
  return (
    <li id={`photo-${index + 1}`}>
      <a href={full} data-view={index}>
        <Image
          {...picture}
          className="fc-picture"
          width={1200}
          height={800}
          sizes="(min-width: 1280px) 820px, (min-width: 992px) 65vw, 100vw"
          leading={index === 0}
        />
      </a>
      {label ? <PictureLabel {...label} /> : null}
      <span className="fc-gallery__count" aria-hidden="true">
        {index + 1} / {count}
      </span>
    </li>
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
            data-shows={index}
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
  words: { close: string; previous: string; next: string };
}

/** The whole-screen viewer: an empty native dialog that a script fills with the stage's pictures. */
export function GalleryViewer({ id, label, words }: GalleryViewerProps): ReactElement {
  return (
    <dialog id={id} className="fc-viewer" aria-label={label}>
      <div className="fc-viewer__bar">
        <output className="fc-viewer__count fc-number" />
        <form method="dialog">
          <button className="fc-viewer__button" aria-label={words.close}>
            <Icon name="close" />
          </button>
        </form>
      </div>
      <ul className="fc-viewer__stage" tabIndex={0} aria-label={label} />
      <button type="button" className="fc-viewer__button" data-turn="-1" aria-label={words.previous}>
        <Icon name="back" />
      </button>
      <button type="button" className="fc-viewer__button" data-turn="1" aria-label={words.next}>
        <Icon name="next" />
      </button>
    </dialog>
  );
}
