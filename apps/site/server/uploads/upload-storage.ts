import "server-only";
import { join } from "node:path";
import { diskStorage, type FileStorage } from "@forecourt/leads/uploads";
import { getWiring } from "#server/wiring/process-wiring.ts";

/** Where files that come with leads are kept. */
export async function uploadStorage(): Promise<FileStorage> {
  const { dataDirectory } = await getWiring();
  return diskStorage({ directory: join(dataDirectory, "files") });
}
