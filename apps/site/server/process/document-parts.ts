const KEY = Symbol.for("forecourt.document-parts");
type PartOf = (name: string) => string | undefined;

const shared = globalThis as { [KEY]?: PartOf };

/** Names what knows the parts of the document that is being drawn; the process that draws documents has one, a browser none. */
export function provideDocumentParts(partOf: PartOf): void {
  shared[KEY] = partOf;
}

/** The HTML of a part of the document that is being drawn. */
export const documentPart = (name: string): string | undefined => shared[KEY]?.(name);
