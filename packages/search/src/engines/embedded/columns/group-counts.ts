import type { Column } from "./column.ts";
import type { ColumnGroup } from "./column-group.ts";

/** Counts a list of documents by combination, once for all its columns that are wanted. */
export class GroupCounts {
  private readonly list: Uint32Array;
  private readonly groupOf = new Map<string, ColumnGroup>();
  private readonly known = new Map<ColumnGroup, Uint32Array>();

  /** `fields` are all that will be counted: for one of a group alone its own column is quicker, and so for few documents. */
  constructor(groups: readonly ColumnGroup[], fields: ReadonlySet<string>, list: Uint32Array) {
    this.list = list;
    for (const group of groups) {
      const wanted = [...group.codeIn.keys()].filter((field) => fields.has(field));
      if (wanted.length < 2 || list.length < group.combinations * 2) continue;
      for (const field of wanted) this.groupOf.set(field, group);
    }
  }

  /** By code, how many documents of the list have it; null where the column is better counted by itself. */
  of({ field, totals }: Column): Uint32Array | null {
    const group = this.groupOf.get(field);
    const codeIn = group?.codeIn.get(field);
    if (!group || !codeIn) return null;
    const byCombination = this.known.get(group) ?? this.count(group);
    const counts = new Uint32Array(totals.length);
    for (let i = 0; i < codeIn.length; i++) {
      const code = codeIn[i] as number;
      counts[code] = (counts[code] as number) + (byCombination[i] as number);
    }
    return counts;
  }

  private count(group: ColumnGroup): Uint32Array {
    const { codes, combinations } = group;
    const { list } = this;
    const counts = new Uint32Array(combinations);
    for (let i = 0; i < list.length; i++) {
      const combination = codes[list[i] as number] as number;
      counts[combination] = (counts[combination] as number) + 1;
    }
    this.known.set(group, counts);
    return counts;
  }
}
