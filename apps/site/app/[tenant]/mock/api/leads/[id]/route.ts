import { mockLead } from "#server/mock-leads.ts";

/** `/mock/api/leads/{id}`: as if the lead grew. */
export async function PUT(request: Request, { params }: { params: Promise<{ tenant: string; id: string }> }) {
  const { tenant, id } = await params;
  return mockLead(request, tenant, id);
}
