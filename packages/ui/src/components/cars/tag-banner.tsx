import type { ReactElement } from "react";

/** The banner over a car's picture, decided by the caller. `kind` and `tone` are for style sheets. */
export type TagBannerView =
  | { readonly kind: "none" }
  | {
      readonly kind: "sold" | "fuel" | "reserved" | "certified" | "own" | "coming_soon" | "new_arrival";
      readonly text: string;
      readonly tone: "red" | "green" | "neutral" | "dark" | "accent";
    };

/** Renders one banner; nothing when there is none or it has no words. */
export function TagBanner({ banner }: { banner: TagBannerView }): ReactElement | null {
  if (banner.kind === "none" || banner.text === "") return null;
  return (
    <p className="fc-tag" data-kind={banner.kind} data-tone={banner.tone}>
      {banner.text}
    </p>
  );
}
