import { mockLead } from "#server/leads/mock-leads.ts";

/** `/mock/api/leads/with-files`: files are checked and kept nowhere. */
export async function POST(request: Request, { params }: { params: Promise<{ tenant: string }> }) {
  return mockLead(request, (await params).tenant);
}
