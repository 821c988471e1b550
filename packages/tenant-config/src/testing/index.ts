export { aConfig } from "./a-config.ts";
export { aLocation } from "./a-location.ts";
export { type ContentSourceUnderTest, describeContentSource } from "./describe-content-source.ts";
export type { SampleSite } from "./sample-site.ts";
