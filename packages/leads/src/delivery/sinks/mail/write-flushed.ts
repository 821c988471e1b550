import { mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";

/** Written beside, flushed, then renamed: a reader sees the whole file or none. */
export async function writeFlushed(directory: string, name: string, content: Buffer): Promise<void> {
  await mkdir(directory, { recursive: true });
  const unfinished = join(directory, `.${name}.part`);
  const file = await open(unfinished, "w", 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, join(directory, name));
  const folder = await open(directory, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

export const mailFileName = (key: string): string => `${key.replace(/[^\w.-]/g, "_").slice(0, 150)}.eml`;
