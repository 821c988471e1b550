import type { Metadata } from "next";
import { canonicalPath } from "#host/http/caller/request-route.ts";
import { SHARE_SIZE, shareHref } from "#server/media/share-card.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

/**
 * What a link to a page looks like where it is shared: with the page's own picture if it has one, else the site's card.
 * Title and description are the page's.
 */
export async function shareTags(
  { config }: TenantSite,
  { image = null, type = "website" }: { image?: string | null; type?: "website" | "article" } = {},
): Promise<Pick<Metadata, "openGraph" | "twitter">> {
  const canonical = await canonicalPath();
  return {
    openGraph: {
      siteName: config.site.name,
      locale: config.market.locale.replace("-", "_"),
      type,
      ...(canonical === null ? {} : { url: canonical }),
      images: [{ url: shareHref(image), ...SHARE_SIZE, type: "image/jpeg" }],
    },
    twitter: { card: "summary_large_image" },
  };
}
