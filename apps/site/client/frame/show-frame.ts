import { readBehaviour, setBehaviour } from "@forecourt/ui/behaviours";

/** How long a shopper waits before an address and a link are the better answer. */
const WAIT_MS = 4000;

/** Shows the frame of a box that was opened once its page has answered; where that cannot be fetched, says so in its place. */
export function showFrame(box: HTMLDetailsElement): void {
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
