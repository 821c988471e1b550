import { mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { carsForSale, type ForSalePolicy } from "@forecourt/search/export";
import { z } from "zod";
import { writeWhole } from "#host/disk/write-whole.ts";
import { checkImages, type CheckImagesOptions, type ImageFindings } from "./check-images.ts";

const checkSchema = z.object({
  /** When it ended, ISO 8601. */
  at: z.string(),
  checked: z.number(),
  unchecked: z.number(),
  broken: z.object({
    count: z.number(),
    first: z.array(z.object({ url: z.string(), why: z.string(), car: z.string() })).readonly(),
  }),
});

/** What became of a dealer's addresses of pictures when they were requested last. */
export type PictureCheck = z.infer<typeof checkSchema>;

/** Looks at the pictures of a site's cars for sale, those that no list shows for want of pictures included. */
export const checkPicturesOf = (
  records: Parameters<typeof carsForSale>[0],
  { cars, search }: ForSalePolicy,
  options: Omit<CheckImagesOptions, "cars" | "minimum">,
): Promise<ImageFindings> =>
  checkImages({
    ...options,
    cars: carsForSale(records, { cars, search: { ...search, requireMinimumPhotos: 0 } }),
    minimum: search.requireMinimumPhotos,
  });

/** The last check of a dealer's pictures, in a file of the data folder. */
export function pictureCheck(dataDirectory: string, slug: string) {
  const file = join(dataDirectory, "picture-checks", `${slug}.json`);
  return {
    async note(check: PictureCheck): Promise<void> {
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      await writeWhole(file, `${JSON.stringify(checkSchema.parse(check), null, 1)}\n`);
    },
    /** Null where none was done. */
    async last(): Promise<PictureCheck | null> {
      const text = await readFile(file, "utf8").catch(() => null);
      return text === null ? null : checkSchema.parse(JSON.parse(text));
    },
  };
}
