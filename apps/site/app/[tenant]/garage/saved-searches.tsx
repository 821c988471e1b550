import { wording } from "@forecourt/tenant-config";
import { href } from "@forecourt/tenant-config/routes";
import { Link } from "@forecourt/ui/platform";
import { alertsView } from "#server/alerts/change-alerts.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { loadPage } from "#server/tenants/get-site.ts";
import { AlertName } from "../_alerts/alert-name.tsx";

/** What a signed-in shopper is written to about; a stranger finds the same by the link in a mail. */
export async function SavedSearches({ site }: { site: TenantSite }) {
  const manage = href("alerts", {}, site);
  if (manage === null) return null;
  const { wiring } = await loadPage(site.content.slug);
  const view = await alertsView(wiring, site.content, null);
  if (!view || view.alerts.length === 0) return null;
  const words = wording(site.config);
  return (
    <section className="fc-section">
      <div className="fc-section__head">
        <h2>{words.alerts.title}</h2>
        <Link href={manage}>{words.mails.manage}</Link>
      </div>
      <ul>
        {view.alerts.map((alert) => (
          <li key={alert.id} className="fc-garage__row">
            <AlertName alert={alert} site={site} />
            <span className="fc-quiet">{words.alerts[alert.frequency]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
