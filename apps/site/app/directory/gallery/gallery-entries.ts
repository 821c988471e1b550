import { carEntries } from "./entries/car-entries.tsx";
import { carPageEntries } from "./entries/car-page-entries.tsx";
import { compareEntries } from "./entries/compare-entries.tsx";
import { formEntries } from "./entries/form-entries.tsx";
import { frameEntries } from "./entries/frame-entries.tsx";
import { homeEntries } from "./entries/home-entries.tsx";
import { listEntries } from "./entries/list-entries.tsx";
import { noticeEntries } from "./entries/notice-entries.tsx";
import type { GalleryEntry } from "./entries/gallery-entry.ts";
import { GALLERY_ADVICE, type GalleryAdvice } from "./gallery-advice.ts";

/** Every component of `@forecourt/ui`, in the order of the page. A component without an entry fails the unit tests. */
export const GALLERY: readonly GalleryPart[] = [
  part("Cars", carEntries),
  part("Car page", carPageEntries),
  part("Lists", listEntries),
  part("Compared and seen", compareEntries),
  part("Forms", formEntries),
  part("Home", homeEntries),
  part("Frame and places", frameEntries),
  part("Over the page", noticeEntries),
];

interface GalleryPart {
  readonly title: string;
  readonly entries: readonly GalleryEntry[];
  readonly advice: GalleryAdvice;
}

function part(title: keyof typeof GALLERY_ADVICE, entries: readonly GalleryEntry[]): GalleryPart {
  return { title, entries, advice: GALLERY_ADVICE[title] };
}
