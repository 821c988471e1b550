import type { FeedMapping } from "./mapping/feed-mapping.ts";
import type { FeedRow } from "./feed/feed-row.ts";

/**
 * Says which needed columns a CSV's header lacks, before ten thousand rows are refused one by one for it.
 * Null when the header will do. Rows of JSON lines may differ, so each row is checked by itself.
 */
export function columnsMissing(row: FeedRow, mapping: FeedMapping): string | null {
  if (mapping.format.kind !== "csv") return null;
  const header = [...row.entries()].map(([column]) => column);
  const wanted = (["make", "model", "car_type", ...mapping.required] as const).flatMap((field) => {
    const rules = mapping.fields[field] ?? [];
    const columns = rules.flatMap((rule) => rule.column ?? []);
    const onlyColumns = rules.length > 0 && rules.every((rule) => rule.column !== undefined);
    const absent = onlyColumns && columns.every((column) => !header.includes(column));
    return rules.length === 0
      ? [`${field} (not mapped)`]
      : absent
        ? [`${field} from '${columns.join("' or '")}'`]
        : [];
  });
  if (wanted.length === 0) return null;
  return `The file lacks columns the mapping needs: ${wanted.join(", ")}. Its columns are: ${header.join(", ")}.`;
}
