import { readFileSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

const portFile = (dataDirectory: string): string => join(dataDirectory, "port");

/** Notes the port that this process serves on, for commands that name addresses; gives what takes the note away. */
export async function notePort(dataDirectory: string, port: number): Promise<() => Promise<void>> {
  await writeFile(portFile(dataDirectory), `${port}\n`);
  return () => rm(portFile(dataDirectory), { force: true });
}

/** The port of the running site; null where none runs beside this data folder. */
export function servingPort(dataDirectory: string): number | null {
  try {
    return Number(readFileSync(portFile(dataDirectory), "utf8")) || null;
  } catch {
    return null;
  }
}
