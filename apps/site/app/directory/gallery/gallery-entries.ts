import { carEntries } from "./entries/car-entries.tsx";
import { carPageEntries } from "./entries/car-page-entries.tsx";
import { compareEntries } from "./entries/compare-entries.tsx";
import { formEntries } from "./entries/form-entries.tsx";
import { frameEntries } from "./entries/frame-entries.tsx";
import { homeEntries } from "./entries/home-entries.tsx";
import { listEntries } from "./entries/list-entries.tsx";
import { noticeEntries } from "./entries/notice-entries.tsx";
import type { GalleryEntry } from "./entries/gallery-entry.ts";

/** Every component of `@forecourt/ui`, in the order of the page. A component without an entry fails the unit tests. */
export const GALLERY: readonly { title: string; entries: readonly GalleryEntry[] }[] = [
  { title: "Cars", entries: carEntries },
  { title: "Car page", entries: carPageEntries },
  { title: "Lists", entries: listEntries },
  { title: "Compared and seen", entries: compareEntries },
  { title: "Forms", entries: formEntries },
  { title: "Home", entries: homeEntries },
  { title: "Frame and places", entries: frameEntries },
  { title: "Over the page", entries: noticeEntries },
];
