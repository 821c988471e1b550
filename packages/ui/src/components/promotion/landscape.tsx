import type { ReactElement } from "react";

/** Hills at first light in three tones of the theme, with a low sun, as the ground of a vehicle; screen readers leave it out. */
export function Landscape(): ReactElement {
  return (
    <svg
      className="fc-landscape"
      viewBox="0 0 1280 600"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect className="fc-landscape__sky" width="1280" height="600" />
      <circle className="fc-landscape__sun" cx="905" cy="330" r="112" />
      <path
        className="fc-landscape__far"
        d="M0 392c90-46 150-60 236-30 66 23 108 6 176-34 88-52 158-30 232 12 62 35 128 24 204-18 92-51 172-38 250 6 66 37 120 40 182 14V600H0z"
      />
      <path
        className="fc-landscape__near"
        d="M0 452c120-34 214-22 330 6 122 30 228 10 352-20 138-33 266-18 378 12 84 22 152 22 220 4v146H0z"
      />
      <path className="fc-landscape__ground" d="M0 516c180-22 352-14 540-2 212 13 420 6 740-18v104H0z" />
    </svg>
  );
}
