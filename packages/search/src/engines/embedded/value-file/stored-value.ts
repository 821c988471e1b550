import { TextTable } from "../../../lists/text-table.ts";

type TypedArray =
  | Uint8Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | Float64Array<ArrayBuffer>;

const KINDS = [Uint8Array, Uint16Array, Uint32Array, Float64Array] as const;

/** Arrays begin at multiples of the widest element, so that they can be read where they stand. */
const ALIGNED = 8;
export const aligned = (bytes: number): number => Math.ceil(bytes / ALIGNED) * ALIGNED;

/** An array in JSON: which kind, and where its bytes stand. */
interface ArrayPlace {
  readonly array: number;
  readonly at: number;
  readonly length: number;
}

/** A value as JSON that names places of its typed arrays, and these in order; an array that stands twice is stored once. */
export function storedValue(value: unknown): { json: string; arrays: readonly TypedArray[] } {
  const places = new Map<TypedArray, ArrayPlace>();
  let end = 0;
  const json = JSON.stringify(value, (_, part: unknown) => {
    if (part instanceof Map) return { "#map": [...part] };
    if (part instanceof TextTable) return { "#texts": { units: part.units, offsets: part.offsets } };
    const array = KINDS.findIndex((kind) => part instanceof kind);
    if (array === -1) return part;
    const typed = part as TypedArray;
    const place = places.get(typed) ?? { array, at: end, length: typed.length };
    if (!places.has(typed)) {
      places.set(typed, place);
      end += aligned(typed.byteLength);
    }
    return { "#array": place };
  });
  return { json, arrays: [...places.keys()] };
}

/** What stands for a part that JSON does not have. */
interface Replaced {
  readonly "#map"?: readonly (readonly [unknown, unknown])[];
  readonly "#texts"?: Pick<TextTable, "units" | "offsets">;
  readonly "#array"?: ArrayPlace;
}

/** The value again, its arrays being parts of `bytes`. */
export function readStoredValue(json: string, bytes: ArrayBuffer): unknown {
  return JSON.parse(json, (_, part: unknown) => {
    if (typeof part !== "object" || part === null) return part;
    const { "#map": map, "#texts": texts, "#array": place } = part as Replaced;
    if (map) return new Map(map);
    if (texts) return new TextTable(texts.units, texts.offsets);
    if (!place) return part;
    const Kind = KINDS[place.array];
    if (!Kind)
      throw new Error(`There is no array of the kind ${place.array}; the file is of another version.`);
    return new Kind(bytes, place.at, place.length);
  });
}
