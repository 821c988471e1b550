import { isConfigurable } from "@forecourt/search/ingest";
import { EXIT, type StockTools, stockOf, type Terminal } from "./stock-tools.ts";

/** `stock settings`: says whether the search index is set as cars need it, and with `--apply` sets it. */
export async function stockSettings(
  options: { tenant: string; apply?: boolean },
  tools: StockTools,
  terminal: Terminal,
): Promise<number> {
  const stock = await stockOf(tools, options.tenant);
  if (!stock.ok) {
    terminal.error(stock.problem);
    return EXIT.badCall;
  }
  if (!isConfigurable(stock.index)) {
    terminal.out("The embedded engine carries its settings in its code; there is nothing to apply.");
    return EXIT.done;
  }
  if (options.apply) {
    const applied = await stock.index.applySettings();
    if (!applied.ok) return failed(terminal, applied.detail);
    const { changed } = applied;
    terminal.out(changed.length === 0 ? "All settings were right already." : `Set: ${changed.join(", ")}.`);
    return EXIT.done;
  }
  const drift = await stock.index.settingsDrift();
  if (!drift.ok) return failed(terminal, drift.detail);
  if (drift.differing.length === 0) {
    terminal.out("All settings are right.");
    return EXIT.done;
  }
  terminal.out(`These settings differ: ${drift.differing.join(", ")}. Set them with --apply.`);
  return EXIT.failed;
}

function failed(terminal: Terminal, detail: string): number {
  terminal.error(detail);
  return EXIT.failed;
}
