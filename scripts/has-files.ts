import { existsSync, readdirSync } from "node:fs";

/** Whether any file stands in a folder or below it. A command that only looks at stock leaves a folder without one. */
export const hasFiles = (folder: string): boolean =>
  existsSync(folder) &&
  readdirSync(folder, { recursive: true, withFileTypes: true }).some((entry) => entry.isFile());
