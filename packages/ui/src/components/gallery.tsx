import type { ReactElement } from "react";
import { Image } from "../platform.tsx";

export interface GalleryProps {
  images: readonly { src: string; alt: string; fallback?: string | null }[];
  label: string;
  noPictureText: string;
  /** Under pictures that are drawn, not taken: 'Illustration'. */
  caption?: string | null;
  /** The same, where a drawing took the place of a photo that could not be loaded; hidden until then. */
  fallbackCaption?: string | null;
}

/** The car's pictures: swipe or scroll on the stage, thumbnails jump by plain links, so all of it works without JavaScript. */
export function Gallery({
  images,
  label,
  noPictureText,
  caption,
  fallbackCaption,
}: GalleryProps): ReactElement {
  if (images.length === 0) return <div className="fc-gallery fc-empty">{noPictureText}</div>;
  return (
    <figure className="fc-gallery" aria-label={label}>
      {/* A scrolling region has to be reachable from the keyboard. */}
      <ul className="fc-gallery__stage" tabIndex={0} aria-label={label}>
        {images.map((image, index) => (
          <li key={image.src} id={`photo-${index + 1}`}>
            <Image
              {...image}
              className="fc-picture"
              width={1200}
              height={800}
              sizes="(min-width: 1280px) 820px, (min-width: 992px) 65vw, 100vw"
              leading={index === 0}
            />
            <span className="fc-gallery__count" aria-hidden="true">
              {index + 1} / {images.length}
            </span>
          </li>
        ))}
      </ul>
      <ul className="fc-gallery__thumbs">
        {images.map((image, index) => (
          <li key={image.src}>
            <a href={`#photo-${index + 1}`} aria-label={image.alt}>
              <Image {...image} alt="" className="fc-picture" width={96} height={64} sizes="96px" />
            </a>
          </li>
        ))}
      </ul>
      {caption ? <figcaption>{caption}</figcaption> : null}
      {!caption && fallbackCaption ? (
        <figcaption className="fc-gallery__fallback-caption">{fallbackCaption}</figcaption>
      ) : null}
    </figure>
  );
}
