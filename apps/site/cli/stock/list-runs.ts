import { feedRuns } from "#server/stock/feeds/feed-runs.ts";
import { stockOf, type StockTools, type Terminal } from "./stock-tools.ts";
import { textTable } from "../leads/text-table.ts";
import { EXIT } from "../options/exit-codes.ts";

/** `stock runs`: what the imports of a tenant's feeds did, the newest first. */
export async function listRuns(
  { tenant, limit, json }: { tenant: string; limit: number; json?: boolean },
  tools: StockTools,
  terminal: Terminal,
): Promise<number> {
  await stockOf(tools, tenant);
  const runs = await feedRuns(tools.dataDirectory, tenant).list(limit);
  if (json) for (const run of runs) terminal.out(JSON.stringify(run));
  else if (runs.length === 0) terminal.out("No import has run since this installation notes them.");
  else
    terminal.out(
      textTable(
        ["ENDED", "FEED", "ROWS", "REFUSED", ["OUTCOME", 80]],
        runs.map(({ at, feed, rows, refused, summary, problem }) => [
          at,
          feed,
          String(rows ?? ""),
          String(refused),
          summary ?? `given up: ${problem}`,
        ]),
      ),
    );
  return EXIT.done;
}
