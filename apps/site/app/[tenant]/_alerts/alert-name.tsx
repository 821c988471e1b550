import type { Alert } from "@forecourt/leads/returning";
import { href } from "@forecourt/tenant-config/routes";
import { Link } from "@forecourt/ui/platform";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

/** What an alert is about, leading to the search it looks in. */
export function AlertName({ alert: { name, subject }, site }: { alert: Alert; site: TenantSite }) {
  const list = subject.kind === "search" ? href("stock", { list: subject.list }, site) : null;
  if (list === null || subject.kind !== "search") return <span>{name}</span>;
  return <Link href={subject.query === "" ? list : `${list}?${subject.query}`}>{name}</Link>;
}
