import { getSite } from "#server/tenants/get-site.ts";
import { MissingScreen } from "./missing-screen.tsx";

interface PageProps {
  params: Promise<{ tenant: string }>;
}

/**
 * Any address the route table has no page for. A page like others, whose status the proxy sets: the framework's own
 * 'not found' is drawn by a script, and is blank without one.
 */
export default async function Missing({ params }: PageProps) {
  return <MissingScreen site={await getSite((await params).tenant)} />;
}
