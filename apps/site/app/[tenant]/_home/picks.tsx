import { wording } from "@forecourt/tenant-config";
import { Link } from "@forecourt/ui/platform";
import type { HomePick } from "#server/pages/home/home-picks.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

/** What is often looked for, as ways into the list. */
export function Picks({ site, picks }: { site: TenantSite; picks: readonly HomePick[] }) {
  if (picks.length === 0) return null;
  return (
    <nav aria-label={wording(site.config).tools.picks}>
      <ul className="fc-picks">
        {picks.map(({ href, label, count }) => (
          <li key={href}>
            <Link href={href} className="fc-chip">
              {label} <span className="fc-number">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
