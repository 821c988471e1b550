import type { ImageProps, LinkProps } from "@forecourt/ui/platform";
import { providePlatform } from "@forecourt/ui/platform";
import { getImageProps } from "next/image";
import NextLink from "next/link";
import { ILLUSTRATION_WIDTHS, isIllustration } from "#server/media/illustration-address.ts";

/** Next's link for every page of our own; a plain anchor for what the browser must handle itself. */
function SiteLink({ prefetch = false, children, ...props }: LinkProps) {
  const internal =
    props.href.startsWith("/") && !props.href.startsWith("//") && !props.href.startsWith("/api/");
  if (!internal) return <a {...props}>{children}</a>;
  return (
    <NextLink {...props} prefetch={prefetch}>
      {children}
    </NextLink>
  );
}

/** Next's image optimisation without its client component; illustrations come in their own sizes already. */
function SiteImage({ leading = false, fallback, ...props }: ImageProps) {
  const resized = isIllustration(props.src)
    ? {
        ...props,
        src: `${props.src}?w=640`,
        srcSet: ILLUSTRATION_WIDTHS.map((width) => `${props.src}?w=${width} ${width}w`).join(", "),
      }
    : getImageProps({ ...props, quality: 75 }).props;
  return (
    <img
      {...resized}
      {...(fallback ? { "data-fallback": isIllustration(fallback) ? `${fallback}?w=640` : fallback } : {})}
      alt={props.alt}
      loading={leading ? "eager" : "lazy"}
      fetchPriority={leading ? "high" : "auto"}
      decoding="async"
    />
  );
}

providePlatform({ Link: SiteLink, Image: SiteImage });
