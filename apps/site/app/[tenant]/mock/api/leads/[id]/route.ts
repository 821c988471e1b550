import { mockLead } from "#server/leads/mock-leads.ts";

/** `/mock/api/leads/{id}`: extends a mock lead. */
export async function PUT(request: Request, { params }: { params: Promise<{ tenant: string; id: string }> }) {
  const { tenant, id } = await params;
  return mockLead(request, tenant, id);
}
