import type { ComponentType, ImgHTMLAttributes, ReactElement, ReactNode } from "react";
import { behaviour } from "./behaviours/behaviours.ts";
import { type CachedMarkup, provideCachedMarkup } from "./cached-markup.ts";

/** What a link needs; a framework's own link takes the same and adds client navigation. */
export interface LinkProps {
  href: string;
  /** For search engines that read the page itself. */
  itemProp?: string;
  children?: ReactNode;
  className?: string;
  "aria-label"?: string;
  "aria-current"?: "page";
  [data: `data-${string}`]: string | boolean | undefined;
}

/** What a picture needs: its own size, so that nothing moves when it arrives, and how wide it will be rendered. */
export type ImageProps = Omit<ImgHTMLAttributes<HTMLImageElement>, "src" | "width" | "height" | "alt"> & {
  src: string;
  alt: string;
  width: number;
  height: number;
  sizes: string;
  /** The largest picture of the first screen: fetched early and never lazily. */
  leading?: boolean;
  /**
   * Shown where the picture cannot be loaded: written for a script that listens to `error` events.
   * Without a script the class `fc-picture` covers a broken picture.
   */
  fallback?: string | null;
};

/** What every framework does in its own way. */
export interface Platform {
  Link: ComponentType<LinkProps>;
  Image: ComponentType<ImageProps>;
  /** Caches the HTML of elements that pages have in common, where they are rendered to text. */
  cachedMarkup: CachedMarkup;
}

function PlainLink({ children, ...rest }: LinkProps): ReactElement {
  return <a {...rest}>{children}</a>;
}

function PlainImage({ leading, alt, fallback, ...rest }: ImageProps): ReactElement {
  return (
    <img
      {...rest}
      {...behaviour({ fallback: fallback || null })}
      alt={alt}
      loading={leading ? "eager" : "lazy"}
      fetchPriority={leading ? "high" : "auto"}
      decoding="async"
    />
  );
}

let platform: Pick<Platform, "Link" | "Image"> = { Link: PlainLink, Image: PlainImage };

/**
 * Gives every component the site's own link and image, and what caches HTML. Call it once, in the module of the root
 * layout; a React context would do the same but cannot be read by server components.
 */
export function providePlatform({ cachedMarkup, ...given }: Partial<Platform>): void {
  platform = { ...platform, ...given };
  if (cachedMarkup) provideCachedMarkup(cachedMarkup);
}

/** A link rendered by whatever the site provided; a plain `<a>` until then. */
export function Link(props: LinkProps): ReactElement {
  return <platform.Link {...props} />;
}

/** A picture rendered by whatever the site provided; a plain `<img>` until then. */
export function Image(props: ImageProps): ReactElement {
  return <platform.Image {...props} />;
}
