"use client";

import { readBehaviour, selectorOf, setBehaviour } from "@forecourt/ui/behaviours";
import { useListener } from "../use-listener.ts";

/** As long as somebody looks at "is loading" before an address and a link are the better answer. */
const WAIT_MS = 4000;

/** Shows another company's frame once its page has answered; where that cannot be fetched, says so in its place. */
export function FrameOpener() {
  // It does not bubble.
  useListener("toggle", openFrame, true);
  return null;
}

function openFrame({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || !target.open || !target.matches(selectorOf("frame"))) return;
  const frame = target.querySelector("iframe");
  const output = target.querySelector("output");
  if (!frame || !output) return;
  void fetch(frame.src, { mode: "no-cors", signal: AbortSignal.timeout(WAIT_MS) }).then(
    () => setBehaviour(frame, "frameShown", true),
    () => {
      frame.remove();
      output.textContent = readBehaviour(target, "frame");
    },
  );
}
