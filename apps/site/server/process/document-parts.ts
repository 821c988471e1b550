import type { DrawnPart } from "./early-pictures.ts";

const KEY = Symbol.for("forecourt.document-parts");
type PartOf = (name: string) => DrawnPart | undefined;

const shared = globalThis as { [KEY]?: PartOf };

/** Names what knows the parts of the document that is being drawn; the process that draws documents has one, a browser none. */
export function provideDocumentParts(partOf: PartOf): void {
  shared[KEY] = partOf;
}

/** A part of the document that is being drawn. */
export const documentPart = (name: string): DrawnPart | undefined => shared[KEY]?.(name);
