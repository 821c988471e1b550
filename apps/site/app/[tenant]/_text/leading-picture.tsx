import { Image } from "@forecourt/ui/platform";
import { inStudio } from "#server/media/illustration-address.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

interface LeadingPictureProps {
  site: TenantSite;
  src: string;
  alt?: string;
  /** Beside the words on a wide screen, not between them. */
  beside?: boolean;
}

/** The picture that a page is about, in the studio of the site's theme. */
export const LeadingPicture = ({ site, src, alt = "", beside }: LeadingPictureProps) => (
  <Image
    src={inStudio(src, site.config.theme.scheme)}
    alt={alt}
    width={1200}
    height={800}
    className={beside ? "fc-picture" : undefined}
    sizes={`(min-width: ${beside ? 992 : 768}px) 720px, 100vw`}
    leading
  />
);
