import type { ReactElement } from "react";

/** Line drawings on a grid of 24, each one path. */
const PATHS = {
  back: "M15 5l-7 7 7 7",
  calendar: "M4 6h16v14H4zM4 10h16M8 3v5M16 3v5",
  chat: "M4 5h16v11H9l-5 4z",
  check: "M4 12.5l5 5L20 7",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 7v5l3 2",
  close: "M6 6l12 12M18 6L6 18",
  columns: "M4 5h7v14H4zM13 5h7v14h-7z",
  drive: "M6 4v16M18 4v16M6 12h12M3 5h6M15 5h6M3 19h6M15 19h6",
  expand: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  file: "M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6",
  fuel: "M5 21V4h8v17M5 11h8M3 21h12M13 8h3l2 3v6a2 2 0 0 0 4 0V8l-3-3",
  gauge: "M4 18a9 9 0 1 1 16 0M12 14l4-5",
  menu: "M4 7h16M4 12h16M4 17h16",
  money: "M12 3v18M16 7c-1-2-8-2-8 1.5s8 2 8 5-7 3.5-8 1",
  next: "M9 5l7 7-7 7",
  phone: "M6 3h4l2 5-3 2a12 12 0 0 0 5 5l2-3 5 2v4c0 2-3 3-5 2A20 20 0 0 1 4 6c0-1 1-3 2-3z",
  photos: "M4 7h4l2-3h4l2 3h4v12H4zM12 17a4 4 0 1 0 0-8 4 4 0 0 0 0 8",
  pin: "M12 21c-5-6-7-8-7-11a7 7 0 0 1 14 0c0 3-2 5-7 11zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5",
  play: "M7 4l13 8-13 8z",
  print: "M7 8V3h10v5M7 17H4V8h16v9h-3M7 14h10v7H7z",
  search: "M15.5 15.5L20 20M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13",
  seat: "M8 3c2 0 2 2 2 4l1 7h6l2 7M8 3c-2 0-3 2-2 5l2 10h7",
  share: "M12 15V3M8 7l4-4 4 4M5 12v9h14v-9",
  sliders:
    "M4 7h9M17 7h3M4 17h3M11 17h9M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M9 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5",
  sort: "M7 4v15M3 15l4 4 4-4M17 20V5M13 9l4-4 4 4",
  shield: "M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6zM9 12l2 2 4-4",
  spin: "M3 12c0-3 4-5 9-5s9 2 9 5-4 5-9 5M9 14l3 3-3 3",
  star: "M12 3l2.7 5.7 6.3.8-4.6 4.3 1.2 6.2L12 17l-5.6 3 1.2-6.2L3 9.5l6.3-.8z",
  swap: "M4 8h14l-4-4M20 16H6l4 4",
  transmission: "M6 5v14M12 5v14M18 5v7H6M6 5h.01M12 5h.01M18 5h.01",
} as const;

/** The name of a drawing. */
export type IconName = keyof typeof PATHS;

/** A small drawing beside words that say the same: screen readers leave it out. */
export function Icon({ name }: { name: IconName }): ReactElement {
  return (
    <svg className="fc-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
