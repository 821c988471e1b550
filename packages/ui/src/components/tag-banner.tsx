import type { TagBanner as TagBannerView } from "@forecourt/search/car";
import type { ReactElement } from "react";

/** Draws the one banner `resolveTagBanner` picked; nothing when it picked none. */
export function TagBanner({ banner }: { banner: TagBannerView }): ReactElement | null {
  if (banner.kind === "none" || banner.text === "") return null;
  return (
    <p className="fc-tag" data-kind={banner.kind} data-tone={banner.tone}>
      {banner.text}
    </p>
  );
}
