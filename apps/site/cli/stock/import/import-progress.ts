import { Presets, SingleBar } from "cli-progress";
import type { Terminal } from "../stock-tools.ts";

const LINE_EVERY = 10_000;

/** Shows how far an import is: a bar on a terminal, a line now and then in a log. */
export function importProgress(terminal: Terminal, name: string, bytes: number) {
  const bar = terminal.live ? startBar(name, bytes) : null;
  let read = 0;
  let rowsSeen = 0;
  let refusedSeen = 0;
  return {
    /** Counts the bytes of a file while it is read. */
    async *watch(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      for await (const piece of source) {
        read += piece.length;
        bar?.update(read, { rows: rowsSeen, refused: refusedSeen });
        yield piece;
      }
    },
    rows({ rows, refused }: { rows: number; refused: number }): void {
      const passed = Math.floor(rows / LINE_EVERY) > Math.floor(rowsSeen / LINE_EVERY);
      rowsSeen = rows;
      refusedSeen = refused;
      if (bar) bar.update(read, { rows, refused });
      else if (passed) terminal.out(`${name}: ${rows} rows read, ${refused} refused`);
    },
    stop(): void {
      bar?.stop();
    },
  };
}

function startBar(name: string, bytes: number): SingleBar {
  const format = `${name} {bar} {percentage}% · {rows} rows · {refused} refused`;
  const bar = new SingleBar({ format, hideCursor: true, etaBuffer: 100 }, Presets.shades_classic);
  bar.start(Math.max(1, bytes), 0, { rows: 0, refused: 0 });
  return bar;
}
