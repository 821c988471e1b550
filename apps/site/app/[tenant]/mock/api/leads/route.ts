import { mockLead } from "#server/leads/mock-leads.ts";

/** `/mock/api/leads`: answers like the real route and stores nothing. */
export async function POST(request: Request, { params }: { params: Promise<{ tenant: string }> }) {
  return mockLead(request, (await params).tenant);
}
