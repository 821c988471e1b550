import { processWide } from "#host/process/process-wide.ts";
import type { RenderedPart } from "./early-pictures.ts";

type PartOf = (name: string) => RenderedPart | undefined;

const parts = processWide<PartOf>("document-parts", () => () => undefined);

/** Names what knows the parts of the document that is being rendered; the process that renders has one, a browser none. */
export function provideDocumentParts(partOf: PartOf): void {
  parts.current = partOf;
}

/** A part of the document that is being rendered. */
export const documentPart = (name: string): RenderedPart | undefined => parts.current(name);
