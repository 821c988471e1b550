import type { OutgoingHttpHeaders } from "node:http";

/** A page without its list: its HTML up to the early pictures of the list, from there to the list, and from there on. */
export type PageFrame = readonly [beforePictures: string, beforeList: string, afterList: string];

/** The frame of the lists of one path, with the headers of the pages that are joined with it. */
export interface CachedFrame {
  frame: PageFrame;
  headers: OutgoingHttpHeaders;
  /** Another one for any other frame. */
  tag: string;
}
