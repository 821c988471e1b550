import { behaviour } from "@forecourt/ui/behaviours";
import type { ImageProps } from "@forecourt/ui/platform";
import { providePlatform } from "@forecourt/ui/platform";
import { PHOTO_WIDTHS, photoHref } from "#server/media/photo-address.ts";
import { ILLUSTRATION_WIDTHS, isIllustration } from "#server/media/illustration-address.ts";
import { widthsFor } from "#server/media/widths-for.ts";
import { cachedMarkup } from "#host/documents/static/static-markup.ts";
import { wantEarly } from "#host/documents/static/early-pictures.ts";

/**
 * A picture in the sizes screens need, without the framework's client component. Illustrations come in their own sizes;
 * photographs of other hosts come through the site, which asks only hosts the tenant shows; the rest are our own files,
 * as they are.
 */
function SiteImage({ leading = false, fallback, ...props }: ImageProps) {
  const resized = { ...props, ...inWidths(props) };
  if (leading) wantEarly({ href: resized.src, imageSrcSet: resized.srcSet, imageSizes: resized.sizes });
  return (
    <img
      {...resized}
      {...behaviour({
        fallback: fallback && (isIllustration(fallback) ? `${fallback}?w=768` : fallback),
      })}
      alt={props.alt}
      loading={leading ? "eager" : "lazy"}
      {...(leading ? { fetchPriority: "high" } : {})}
      decoding="async"
    />
  );
}

/** A width that a picture has on every screen; null where it depends on the screen. */
const fixedWidth = (sizes: string): number | null => {
  const [, pixels] = /^(\d+)px$/.exec(sizes) ?? [];
  return pixels === undefined ? null : Number(pixels);
};

function inWidths({
  src,
  width: largest,
  sizes,
}: Pick<ImageProps, "src" | "width" | "sizes">): { src: string; srcSet: string } | null {
  const photo = /^https?:/i.test(src);
  if (!photo && !isIllustration(src)) return null;
  const at = (width: number): string => (photo ? photoHref(src, width) : `${src}?w=${width}`);
  const widths = widthsFor(
    largest,
    photo ? PHOTO_WIDTHS : ILLUSTRATION_WIDTHS,
    fixedWidth(sizes) ?? undefined,
  );
  return {
    src: at(Math.min(largest, 768)),
    srcSet: widths.map((width) => `${at(width)} ${width}w`).join(", "),
  };
}

providePlatform({ Image: SiteImage, cachedMarkup });
