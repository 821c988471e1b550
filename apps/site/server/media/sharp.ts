import sharp from "sharp";

// Each picture is read once and stored encoded on the disk, so what the library would cache is never used again.
sharp.cache(false);

export { sharp };
