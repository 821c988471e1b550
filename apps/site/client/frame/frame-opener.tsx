"use client";

import { readBehaviour, selectorOf, setBehaviour } from "@forecourt/ui/behaviours";
import { useEffect } from "react";
import { useListener } from "../use-listener.ts";

/** As long as someone looks at "is loading" before an address and a link are the better answer. */
const WAIT_MS = 4000;

/** Shows another company's frame once its page has answered; where that cannot be fetched, says so in its place. */
export function FrameOpener() {
  // It does not bubble.
  useListener("toggle", ({ target }) => showFrame(target), true);
  useEffect(() => {
    // Opened before this script came.
    for (const box of document.querySelectorAll(selectorOf("frame"))) showFrame(box);
  }, []);
  return null;
}

function showFrame(box: EventTarget | null): void {
  if (!(box instanceof HTMLDetailsElement) || !box.open || !box.matches(selectorOf("frame"))) return;
  const frame = box.querySelector("iframe");
  const output = box.querySelector("output");
  if (!frame || !output) return;
  void fetch(frame.src, { mode: "no-cors", signal: AbortSignal.timeout(WAIT_MS) }).then(
    () => setBehaviour(frame, "frameShown", true),
    () => {
      frame.remove();
      output.textContent = readBehaviour(box, "frame");
    },
  );
}
