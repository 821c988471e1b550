import type { SiteEvent } from "@forecourt/analytics";
import { readBehaviour, selectorOf } from "@forecourt/ui/behaviours";

/**
 * Shows each thing of a page that is under test in the version this device sees: the first of its children is version a,
 * the second version b. Gives one event for each test.
 */
export function showVersions(root: ParentNode, versionOf: (test: string) => "a" | "b"): readonly SiteEvent[] {
  const shown = new Map<string, SiteEvent>();
  for (const element of root.querySelectorAll(selectorOf("split"))) {
    const experiment = readBehaviour(element, "split") ?? "";
    const version = versionOf(experiment);
    const [first, second] = element.children;
    first?.toggleAttribute("hidden", version === "b");
    second?.toggleAttribute("hidden", version === "a");
    shown.set(experiment, { name: "experiment_shown", experiment, version });
  }
  return [...shown.values()];
}
