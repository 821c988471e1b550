import { readFileSync } from "node:fs";

/** Objects that are reached by one way, and the bytes they hold together. */
export interface HeapOwner {
  way: string;
  bytes: number;
}

/** The parts of V8's snapshot file that are read here. */
interface Snapshot {
  snapshot: {
    meta: { node_fields: string[]; node_types: [string[]]; edge_fields: string[]; edge_types: [string[]] };
  };
  nodes: number[];
  edges: number[];
  strings: string[];
}

const NO_PARENT = -1;

/**
 * Who holds the memory of a heap snapshot: each object's bytes count for the way by which it is reached with fewest steps
 * from the roots, cut after its last `steps` names that are no index. The largest first.
 */
export function heapOwners(file: string, { most, steps }: { most: number; steps: number }): HeapOwner[] {
  const { snapshot, nodes, edges, strings } = JSON.parse(readFileSync(file, "utf8")) as Snapshot;
  const { node_fields: fields, edge_fields: edgeFields, edge_types: edgeTypes } = snapshot.meta;
  const [width, edgeWidth] = [fields.length, edgeFields.length];
  const at = (name: string): number => fields.indexOf(name);
  const [typeAt, nameAt, sizeAt, countAt] = [at("type"), at("name"), at("self_size"), at("edge_count")];
  // The pieces of a text belong to who holds the text.
  const isText = (node: number): boolean =>
    snapshot.meta.node_types[0][nodes[node * width + typeAt] ?? 0]?.endsWith("string") === true;
  const weak = edgeTypes[0].indexOf("weak");
  const isNamed = new Set(["property", "context", "internal"].map((type) => edgeTypes[0].indexOf(type)));
  const count = nodes.length / width;
  const firstEdge = new Uint32Array(count + 1);
  for (let node = 0; node < count; node += 1)
    firstEdge[node + 1] = (firstEdge[node] ?? 0) + (nodes[node * width + countAt] ?? 0);

  const parents = new Int32Array(count).fill(NO_PARENT);
  const names: (string | null)[] = Array.from({ length: count }, () => null);
  const order: number[] = [0];
  for (const node of order)
    for (let edge = firstEdge[node] ?? 0; edge < (firstEdge[node + 1] ?? 0); edge += 1) {
      const [type = 0, label = 0, to = 0] = edges.slice(edge * edgeWidth, edge * edgeWidth + 3);
      const child = to / width;
      if (type === weak || child === 0 || parents[child] !== NO_PARENT) continue;
      parents[child] = node;
      names[child] = isNamed.has(type) && !isText(node) ? (strings[label] ?? null) : null;
      order.push(child);
    }

  const owners = new Map<string, number>();
  const ways = new Map<number, string>();
  /** The names on the way to a node; one that is reached by an index or by no name shares its parent's. */
  const wayOf = (node: number): string => {
    const known = ways.get(node);
    if (known !== undefined) return known;
    const parent = parents[node] ?? NO_PARENT;
    const before = parent === NO_PARENT ? "" : wayOf(parent);
    const name = names[node] ?? null;
    const kind = strings[nodes[node * width + nameAt] ?? 0] ?? "";
    const own = name === null ? before : `${before} > ${name} (${kind.slice(0, 24).replaceAll(/\s+/g, " ")})`;
    const way = own.split(" > ").slice(-steps).join(" > ");
    ways.set(node, way);
    return way;
  };
  for (const node of order) {
    const way = wayOf(node);
    owners.set(way, (owners.get(way) ?? 0) + (nodes[node * width + sizeAt] ?? 0));
  }
  return [...owners]
    .map(([way, bytes]) => ({ way, bytes }))
    .toSorted((one, other) => other.bytes - one.bytes)
    .slice(0, most);
}
