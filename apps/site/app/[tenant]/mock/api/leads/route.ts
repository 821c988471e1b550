import { mockRoute } from "#server/leads/mock-leads.ts";

/** `/mock/api/leads`: responds like the real route and stores nothing. */
export const POST = mockRoute;
