import type { Car } from "@forecourt/search/car";
import { wording } from "@forecourt/tenant-config";
import type { GalleryImage, GalleryProps } from "@forecourt/ui/gallery";
import { ILLUSTRATION_WIDTHS, inStudio, isIllustration } from "#server/media/illustration-address.ts";
import { PHOTO_WIDTHS, photoHref } from "#server/media/photo-address.ts";
import { carArrangement } from "./car-arrangement.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

/** The picture alone, in the largest size it is served in. */
function fullSize(src: string): string {
  if (isIllustration(src)) return `${src}?w=${Math.max(...ILLUSTRATION_WIDTHS)}`;
  return /^https?:/i.test(src) ? photoHref(src, Math.max(...PHOTO_WIDTHS)) : src;
}

/** A picture in the size of a small tile, at an address of the site's own; null where it has none. */
export function smallPicture(src: string): string | null {
  if (isIllustration(src)) return `${src}?w=320`;
  return /^https?:/i.test(src) ? photoHref(src, 320) : src.startsWith("/") ? src : null;
}

/** 'Illustration' on a drawing; on a photograph with a drawing behind it, only once that had to take its place. */
export function pictureLabel(
  src: string,
  fallback: string | null,
  text: string,
): NonNullable<GalleryImage["label"]> | null {
  if (isIllustration(src)) return { text };
  return fallback === null ? null : { text, whenFallenBack: true };
}

/** Feeds say it, if at all, in a picture's address. */
const showsInside = (src: string): boolean => /\b(?:interior|inside|cabin|living)\b/i.test(src);

/** A car's pictures, or the drawing that stands in for them; each falls back to the drawing where it cannot be loaded. */
export function carPictures(car: Car, title: string, site: TenantSite): GalleryImage[] {
  const words = wording(site.config).car;
  const { scheme } = site.config.theme;
  const address = site.illustrate(car);
  const illustration = address === null ? null : inStudio(address, scheme);
  const photos = car.images.map(({ url }) => inStudio(url, scheme));
  const shown = photos.length > 0 || illustration === null ? photos : [illustration];
  const inside = carArrangement(site.config).insideFirst ? shown.filter(showsInside) : [];
  const pictures = [...new Set([...inside, ...shown])];
  return pictures.map((src, index) => ({
    src,
    alt: words.pictureOf({ title, number: String(index + 1) }),
    fallback: isIllustration(src) ? null : illustration,
    label: pictureLabel(src, illustration, words.illustration),
    full: fullSize(src),
  }));
}

/** The car's films and 360° view: pages of the feed's own, opened beside the site. */
export function carMedia({ videos, spinUrl }: Car, site: TenantSite): NonNullable<GalleryProps["media"]> {
  const words = wording(site.config).car;
  return [
    ...videos.map((address, index) => ({
      label: videos.length > 1 ? `${words.video} ${index + 1}` : words.video,
      href: address,
      icon: "play" as const,
    })),
    ...(spinUrl === null ? [] : [{ label: words.spin, href: spinUrl, icon: "spin" as const }]),
  ];
}
