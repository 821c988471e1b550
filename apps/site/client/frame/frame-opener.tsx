"use client";

import { selectorOf } from "@forecourt/ui/behaviours";
import { useListener } from "../use-listener.ts";
import { whenFetched } from "../when-fetched.ts";

/** Shows another company's frame once its box is opened. */
export function FrameOpener() {
  // It does not bubble.
  useListener("toggle", show, true, "frame");
  return null;
}

function show({ target: box }: Event): void {
  if (box instanceof HTMLDetailsElement && box.open && box.matches(selectorOf("frame")))
    whenFetched(import("./show-frame.ts"), ({ showFrame }) => showFrame(box));
}
