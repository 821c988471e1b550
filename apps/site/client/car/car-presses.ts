import { readBehaviour } from "@forecourt/ui/behaviours";
import { goBack } from "./go-back.ts";
import { markShown, showOnStage, turnStage } from "./gallery-stage.ts";
import { openViewer } from "./gallery-viewer.ts";
import { sharePage } from "./share-page.ts";

export { markShown };

/** Does what a pressed element of a car's page says in its attributes. */
export function press(pressed: HTMLElement): void {
  const [view, shows, turns] = (["view", "shows", "turns"] as const).map((name) =>
    readBehaviour(pressed, name),
  );
  const does = readBehaviour(pressed, "does");
  const share = readBehaviour(pressed, "share");
  if (view != null) openViewer(view);
  else if (shows != null) showOnStage(shows);
  else if (turns != null) turnStage(turns);
  else if (does === "print") window.print();
  else if (share && pressed instanceof HTMLAnchorElement) void sharePage(pressed, share);
  else if (does === "back" && pressed instanceof HTMLAnchorElement) goBack(pressed);
}
