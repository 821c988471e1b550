"use client";

import { selectorOf } from "@forecourt/ui/behaviours";
import { useEffect } from "react";
import { useListener } from "../use-listener.ts";
import { whenFetched } from "../when-fetched.ts";

/** Shows another company's frame once its box is opened. */
export function FrameOpener() {
  // It does not bubble.
  useListener("toggle", ({ target }) => show(target), true);
  useEffect(() => {
    // Opened before this script came.
    for (const box of document.querySelectorAll(selectorOf("frame"))) show(box);
  }, []);
  return null;
}

function show(box: EventTarget | null): void {
  if (box instanceof HTMLDetailsElement && box.open && box.matches(selectorOf("frame")))
    whenFetched(import("./show-frame.ts"), ({ showFrame }) => showFrame(box));
}
