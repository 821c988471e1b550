/** A JSON value whose objects are lists: the number of their shape, then their values. Lists begin with -1. */
type Packed = string | number | boolean | null | Packed[];

/**
 * The names of objects as a tree: each further name leads to the next shape. Nearly all shapes lead to one other, so a table
 * is made for those alone that lead to more, and the names of a shape stand where it is numbered: else each of a hundred
 * names that a car has would cost a table and a list.
 */
interface Shape {
  name: string | null;
  next: Shape | null;
  others: Map<string, Shape> | null;
  number: number | null;
}

const emptyShape = (): Shape => ({ name: null, next: null, others: null, number: null });

/** The shape with one name more. */
function withName(shape: Shape, name: string): Shape {
  if (shape.next === null) {
    shape.name = name;
    return (shape.next = emptyShape());
  }
  if (shape.name === name) return shape.next;
  shape.others ??= new Map();
  const known = shape.others.get(name) ?? emptyShape();
  shape.others.set(name, known);
  return known;
}

const LIST = -1;
const isStored = (value: unknown) =>
  value !== undefined && typeof value !== "function" && typeof value !== "symbol";

/**
 * JSON that says each set of names once: the cars of a stock have the same fields, and their names would be
 * half of what is stored.
 *
 * @example
 * const json = new PackedJson();
 * json.parse(json.stringify({ make: "Mazda" })); // { make: "Mazda" }
 */
export class PackedJson {
  /** The names of each shape, by its number. */
  readonly shapes: (readonly string[])[];
  /** Made when something is written: to read, the shapes are enough. */
  private tree: Shape | null = null;

  /** With the shapes of another one it reads what that wrote. */
  constructor(shapes: readonly (readonly string[])[] = []) {
    this.shapes = [...shapes];
  }

  private get root(): Shape {
    if (this.tree !== null) return this.tree;
    const root = emptyShape();
    for (const [number, names] of this.shapes.entries()) {
      let shape = root;
      for (const name of names) shape = withName(shape, name);
      shape.number = number;
    }
    this.tree = root;
    return root;
  }

  stringify(document: { readonly [field: string]: unknown }): string {
    return JSON.stringify(this.pack(document));
  }

  parse(text: string): { readonly [field: string]: unknown } {
    const packed: Packed = JSON.parse(text);
    if (Array.isArray(packed) && packed[0] !== LIST) return this.unpackObject(packed);
    throw new Error("A stored document is no object; the memory of this index was changed from outside.");
  }

  private pack(value: unknown): Packed {
    if (typeof value === "string" || typeof value === "boolean") return value;
    if (typeof value === "number") return Number.isFinite(value) ? value : null;
    if (typeof value !== "object" || value === null) return null;
    if (value instanceof Date) return this.pack(value.toJSON());
    const packed: Packed[] = [LIST];
    if (Array.isArray(value)) {
      for (const element of value) packed.push(this.pack(element));
      return packed;
    }
    let shape = this.root;
    const document = value as { readonly [name: string]: unknown };
    const names = Object.keys(document).filter((name) => isStored(document[name]));
    for (const name of names) {
      shape = withName(shape, name);
      packed.push(this.pack(document[name]));
    }
    packed[0] = shape.number ??= this.shapes.push(names) - 1;
    return packed;
  }

  private unpack(packed: Packed): unknown {
    if (!Array.isArray(packed)) return packed;
    return packed[0] === LIST
      ? packed.slice(1).map((value) => this.unpack(value))
      : this.unpackObject(packed);
  }

  private unpackObject(packed: readonly Packed[]): { [field: string]: unknown } {
    const names = this.shapes[Number(packed[0])] ?? [];
    const document: { [field: string]: unknown } = {};
    for (let at = 0; at < names.length; at++) {
      const name = names[at] as string;
      const value = this.unpack(packed[at + 1] ?? null);
      // A plain assignment of this one name would change what the object is.
      if (name === "__proto__")
        Object.defineProperty(document, name, { value, enumerable: true, writable: true });
      else document[name] = value;
    }
    return document;
  }
}
