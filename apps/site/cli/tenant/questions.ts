import { createInterface, type Interface } from "node:readline/promises";

/** Questions on a terminal; nothing is opened before the first one. */
export function readlineQuestions(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
): { ask: (question: string, usual: string | null) => Promise<string>; close: () => void } {
  let lines: Interface | null = null;
  return {
    async ask(question, usual) {
      lines ??= createInterface({ input, output });
      const answer = await lines.question(usual === null ? `${question}: ` : `${question} [${usual}]: `);
      return answer.trim() === "" ? (usual ?? "") : answer.trim();
    },
    close: () => lines?.close(),
  };
}
