import { isConfigurable } from "@forecourt/search/ingest";
import { type StockTools, stockOf, type Terminal } from "./stock-tools.ts";
import { EXIT } from "../options/exit-codes.ts";

/** `stock settings`: says whether the search index is set as cars need it, and with `--apply` sets it. */
export async function stockSettings(
  options: { tenant: string; apply?: boolean; json?: boolean },
  tools: StockTools,
  terminal: Terminal,
): Promise<number> {
  const say = (document: object, words: string): void =>
    terminal.out(options.json ? JSON.stringify(document) : words);
  const { index } = await stockOf(tools, options.tenant);
  if (!isConfigurable(index)) {
    say(
      { engine: "embedded" },
      "The embedded engine carries its settings in its code; there is nothing to apply.",
    );
    return EXIT.done;
  }
  if (options.apply) {
    const applied = await index.applySettings();
    if (!applied.ok) return failed(terminal, applied.detail);
    const { changed } = applied;
    say(
      { changed },
      changed.length === 0 ? "All settings were right already." : `Set: ${changed.join(", ")}.`,
    );
    return EXIT.done;
  }
  const drift = await index.settingsDrift();
  if (!drift.ok) return failed(terminal, drift.detail);
  if (drift.differing.length === 0) {
    say(drift, "All settings are right.");
    return EXIT.done;
  }
  say(drift, `These settings differ: ${drift.differing.join(", ")}. Set them with --apply.`);
  return EXIT.failed;
}

function failed(terminal: Terminal, detail: string): number {
  terminal.error(detail);
  return EXIT.failed;
}
