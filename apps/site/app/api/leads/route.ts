import { takeLead } from "#server/take-lead.ts";

/** Creates a lead. */
export function POST(request: Request): Promise<Response> {
  return takeLead(request);
}
