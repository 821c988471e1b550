import sharp from "sharp";
