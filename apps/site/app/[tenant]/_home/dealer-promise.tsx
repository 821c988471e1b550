import { wording } from "@forecourt/tenant-config";
import { siteLink } from "@forecourt/tenant-config/routes";
import { PromisePanel } from "@forecourt/ui/promise-panel";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

/** What the dealer promises of every car, as its settings say it. */
export function DealerPromise({ site }: { site: TenantSite }) {
  const { promise, promiseAs } = site.config.home;
  if (promise === null) return null;
  const link = siteLink(promise.href ?? "", site);
  return (
    <PromisePanel
      as={promiseAs}
      title={promise.title}
      text={promise.text}
      points={promise.points}
      signedBy={promise.signedBy ?? null}
      stamp={promise.stamp ?? null}
      lang={site.languageOf(promise.text)}
      more={
        link.kind === "internal"
          ? { href: link.href, label: wording(site.config).homePage.promiseMore }
          : null
      }
    />
  );
}
