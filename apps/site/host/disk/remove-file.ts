import { rm } from "node:fs/promises";

/** Removes a file; one that is gone already, by another process or a moment ago, is as good. */
export const removeFile = (path: string): Promise<void> => rm(path, { force: true });
