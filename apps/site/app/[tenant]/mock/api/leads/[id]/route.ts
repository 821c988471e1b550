import { mockRoute } from "#server/leads/mock-leads.ts";

/** `/mock/api/leads/{id}`: extends a mock lead. */
export const PUT = mockRoute;
