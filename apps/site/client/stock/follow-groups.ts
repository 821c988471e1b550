import { readBehaviour, selectorOf } from "@forecourt/ui/behaviours";
import { browserStorage } from "../browser-storage.ts";

const GROUPS = `details${selectorOf("group")}`;
const KEY = "opened-groups";

/** Which groups the shopper opened or closed in this visit, by their list and name; it outlives the list, for when they come back. */
function openedGroups(): Readonly<Record<string, boolean>> {
  try {
    return Object(JSON.parse(browserStorage("session").getItem(KEY) ?? "{}")) as Record<string, boolean>;
  } catch {
    return {};
  }
}

const nameOf = (path: string, group: Element): string => `${path} ${readBehaviour(group, "group")}`;

/**
 * Remembers how a press on a group's heading leaves it. The browser opens or closes the group only after the press has been
 * handed to everyone who listens, and a list that is rendered in between must not turn it first: the press would turn it back.
 */
export function rememberGroup(path: string, pressed: Element): void {
  const group = pressed.closest("summary")?.parentElement;
  if (!(group instanceof HTMLDetailsElement) || !group.matches(GROUPS)) return;
  const keep = (open?: boolean): void =>
    browserStorage("session").setItem(
      KEY,
      JSON.stringify({ ...openedGroups(), [nameOf(path, group)]: open }),
    );
  keep();
  setTimeout(() => keep(group.open));
}

/** Leaves groups as the shopper left them, and never closes one over the field that has focus. */
export function followGroups(path: string, root: ParentNode): void {
  const opened = openedGroups();
  for (const group of root.querySelectorAll<HTMLDetailsElement>(GROUPS)) {
    const open = opened[nameOf(path, group)];
    if (open !== undefined) group.open = open;
    if (!group.open && group.contains(document.activeElement?.closest("fieldset") ?? null)) group.open = true;
  }
}
