import { readBehaviour, selectorOf } from "@forecourt/ui/behaviours";

const GROUPS = `details${selectorOf("group")}`;

/** Which groups the shopper opened or closed, by list; it outlives the list, for when they come back to it. */
const opened = new Map<string, Map<string, boolean>>();

/**
 * Remembers how a press on a group's heading leaves it. The browser opens or closes the group only after the press has been
 * handed to everyone who listens, and a list that is rendered in between must not turn it first: the press would turn it back.
 */
export function rememberGroup(path: string, pressed: Element): void {
  const group = pressed.closest("summary")?.parentElement;
  if (!(group instanceof HTMLDetailsElement) || !group.matches(GROUPS)) return;
  const groups = opened.get(path) ?? new Map<string, boolean>();
  opened.set(path, groups);
  const name = readBehaviour(group, "group") ?? "";
  groups.delete(name);
  setTimeout(() => groups.set(name, group.open));
}

/** Leaves groups as the shopper left them, and never closes one over the field that has focus. */
export function followGroups(path: string, root: ParentNode): void {
  const groups = opened.get(path);
  for (const group of root.querySelectorAll<HTMLDetailsElement>(GROUPS)) {
    const open = groups?.get(readBehaviour(group, "group") ?? "");
    if (open !== undefined) group.open = open;
    if (!group.open && group.contains(document.activeElement?.closest("fieldset") ?? null)) group.open = true;
  }
}
