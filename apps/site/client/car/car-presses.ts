import { goBack } from "./go-back.ts";
import { markShown, showOnStage, turnStage } from "./gallery-stage.ts";
import { openViewer } from "./gallery-viewer.ts";
import { sharePage } from "./share-page.ts";

export { markShown };

/** Does what a pressed element of a car's page says in its attributes. */
export function press(pressed: HTMLElement): void {
  const { view, shows, turns, does } = pressed.dataset;
  if (view !== undefined) openViewer(Number(view));
  else if (shows !== undefined) showOnStage(Number(shows));
  else if (turns !== undefined) turnStage(Number(turns));
  else if (does === "print") window.print();
  else if (does === "share" && pressed instanceof HTMLAnchorElement) void sharePage(pressed);
  else if (does === "back" && pressed instanceof HTMLAnchorElement) goBack(pressed);
}
