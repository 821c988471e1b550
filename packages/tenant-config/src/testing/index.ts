export { aConfig } from "./a-config.ts";
export { aModel } from "./a-model.ts";
export { anOffer } from "./an-offer.ts";
export { aPost } from "./a-post.ts";
export { aSite } from "./a-site.ts";
export { aLocation } from "./a-location.ts";
export { type ContentSourceUnderTest, describeContentSource } from "./describe-content-source.ts";
export { type SampleSite, sampleSite } from "./sample-site.ts";
export { folderOf, type TenantFolders, tenantFolders } from "./tenant-folders.ts";
