"use client";

import { useEffect } from "react";

/** Makes the hearts of every page answer at once and show what this browser keeps. Its code comes after the page. */
export function Favourites({ website }: { website: string }) {
  useEffect(() => {
    const left = new AbortController();
    void Promise.all([import("./start-hearts.ts"), import("../visit/track-visit.ts")]).then(
      ([{ startHearts }, { track }]) => startHearts({ website, track, signal: left.signal }),
    );
    return () => left.abort();
  }, [website]);
  return null;
}
