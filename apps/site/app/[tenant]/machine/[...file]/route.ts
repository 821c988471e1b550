import { machineRoute } from "#server/machines/machine-files.ts";

/** `/robots.txt`, `/sitemap.xml` and what else programs request beside the pages. */
export const GET = machineRoute;
