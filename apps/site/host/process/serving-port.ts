import { readFileSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** What a process serves on a port: the sites, or the desk of those who run them. */
export type ServedThing = "site" | "desk";

const portFile = (dataDirectory: string, thing: ServedThing): string =>
  join(dataDirectory, thing === "site" ? "port" : "desk-port");

/** Notes the port that this process serves on, for commands that name addresses; gives what takes the note away. */
export async function notePort(
  dataDirectory: string,
  port: number,
  thing: ServedThing = "site",
): Promise<() => Promise<void>> {
  const file = portFile(dataDirectory, thing);
  await writeFile(file, `${port}\n`);
  return () => rm(file, { force: true });
}

/** The port of the running site or desk; null where none runs beside this data folder. */
export function servingPort(dataDirectory: string, thing: ServedThing = "site"): number | null {
  try {
    return Number(readFileSync(portFile(dataDirectory, thing), "utf8")) || null;
  } catch {
    return null;
  }
}
