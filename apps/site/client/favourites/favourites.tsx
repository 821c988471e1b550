"use client";

import { useEffect } from "react";
import { whenFetched } from "../when-fetched.ts";

/** Makes the hearts of every page answer at once and shows what this browser keeps. Its code comes after the page. */
export function Favourites({ website, hasAccounts }: { website: string; hasAccounts: boolean }) {
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    whenFetched(
      Promise.all([import("./start-saved.ts"), import("../visit/track-visit.ts")]),
      ([{ startSaved }, { track }]) => startSaved({ website, track, signal, hasAccounts }),
    );
    return () => left.abort();
  }, [website, hasAccounts]);
  return null;
}
