import { mockRoute } from "#server/leads/mock-leads.ts";

/** `/mock/api/leads/with-files`: files are checked and stored nowhere. */
export const POST = mockRoute;
