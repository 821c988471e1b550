import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeFileStorage } from "../../testing/describe-file-storage.ts";
import { diskStorage } from "./disk-storage.ts";

describeFileStorage("disk", async () => {
  const directory = mkdtempSync(join(tmpdir(), "forecourt-files-"));
  return {
    storage: diskStorage({ directory: join(directory, "deep", "files") }),
    discard: async () => rmSync(directory, { recursive: true, force: true }),
  };
});
