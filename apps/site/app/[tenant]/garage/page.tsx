import { wording, type Wording } from "@forecourt/tenant-config";
import { matchRoute, href } from "@forecourt/tenant-config/routes";
import { behaviour } from "@forecourt/ui/behaviours";
import { ButtonLink } from "@forecourt/ui/button";
import { CompareBar } from "@forecourt/ui/compare-box";
import { Notice } from "@forecourt/ui/notice";
import { Link } from "@forecourt/ui/platform";
import type { Metadata } from "next";
import { isSessionOver } from "#server/accounts/current-shopper.ts";
import { garagePage, type BegunForm } from "#server/pages/cars/garage-page.ts";
import { compareHref } from "#server/pages/cars/compare-page.ts";
import { mainStockList } from "#server/stock/stock.ts";
import { getSite, loadPage } from "#server/tenants/get-site.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { RecentlySeen } from "../_seen/recently-seen.tsx";
import { PageMark } from "../_visit/page-mark.tsx";
import { AccountPart, SessionOver } from "./account-part.tsx";
import { GarageCars } from "./garage-cars.tsx";
import { StaticPart } from "../_text/static-part.tsx";
import { alertsView } from "#server/alerts/change-alerts.ts";
import { AlertName } from "../_alerts/alert-name.tsx";
import { Part } from "../_text/part.tsx";

export async function generateMetadata({ params }: PageProps<"/[tenant]/garage">): Promise<Metadata> {
  const { config } = await getSite((await params).tenant);
  return { title: wording(config).favourites.title, robots: { index: false } };
}

/**
 * What a shopper keeps here: favourites with what became of them, cars seen, forms begun and sent. A stranger's list is
 * this browser's; parts that only the browser knows are empty until a script fills them.
 */
export default async function GarageRoute({ params, searchParams }: PageProps<"/[tenant]/garage">) {
  const { site, wiring } = await loadPage((await params).tenant);
  const words = wording(site.config);
  const { ok, cars, forms } = await garagePage(wiring, site);
  const isOver = await isSessionOver(wiring, site.content);
  const back = pageOfSite((await searchParams)["from"], site);
  const compares = cars.filter(({ kind }) => kind === "found").length > 1;
  return (
    <div {...behaviour({ garage: true })}>
      <div className="fc-garage__head">
        <h1>{words.favourites.title}</h1>
        {back === null ? null : <Link href={back}>{words.favourites.goBack}</Link>}
      </div>
      {ok ? null : <Notice tone="danger">{words.favourites.unavailable}</Notice>}
      <div hidden {...behaviour({ keepsNothing: true })}>
        <Notice>{words.garage.keepsNothing}</Notice>
      </div>
      {isOver ? <SessionOver site={site} /> : null}
      {ok && cars.length === 0 && !isOver ? (
        <div className="fc-empty">
          <p>{words.favourites.none}</p>
          <ButtonLink href={mainStockList(site).href}>{words.favourites.look}</ButtonLink>
        </div>
      ) : null}
      <StaticPart name="cars">
        <GarageCars cars={cars} site={site} compares={compares} />
      </StaticPart>
      {compares ? <CompareBar action={compareHref(site, [])} label={words.compare.chosen} /> : null}
      {isOver ? null : <AccountPart site={site} />}
      <SavedSearches site={site} />
      <DeviceLists forms={forms} words={words.garage} />
      <RecentlySeen site={site} page="garage" />
      <PageMark page="favourites" />
    </div>
  );
}

/** A path of this site that has a page; anything else leads nowhere. */
function pageOfSite(from: string | string[] | undefined, site: TenantSite): string | null {
  if (typeof from !== "string" || !from.startsWith("/")) return null;
  const [pathname = ""] = from.split("?");
  return matchRoute(pathname, site).kind === "page" ? from : null;
}

/**
 * Forms begun and enquiries sent on this device. The server has neither: a script shows of the forms those this
 * browser has begun, and lists what it has sent.
 */
function DeviceLists({ forms, words }: { forms: readonly BegunForm[]; words: Wording["garage"] }) {
  return (
    <>
      <section className="fc-section" hidden {...behaviour({ drafts: true })}>
        <div className="fc-section__head">
          <h2>{words.drafts}</h2>
        </div>
        <ul>
          {forms.map(({ form, title, href }) => (
            <li key={form} className="fc-garage__row" hidden {...behaviour({ draft: form })}>
              <Link href={href}>{words.draft(title)}</Link>
            </li>
          ))}
        </ul>
      </section>
      <section className="fc-section" hidden {...behaviour({ enquiries: true })}>
        <div className="fc-section__head">
          <h2>{words.enquiries}</h2>
          <button
            type="button"
            className="fc-button"
            data-kind="text"
            {...behaviour({ forgets: "enquiries" })}
          >
            {words.forgetEnquiries}
          </button>
        </div>
        <ul />
      </section>
    </>
  );
}

/** What a signed-in shopper is written to about; a stranger finds the same by the link in a mail. */
async function SavedSearches({ site }: { site: TenantSite }) {
  const manage = href("alerts", {}, site);
  if (manage === null) return null;
  const { wiring } = await loadPage(site.content.slug);
  const view = await alertsView(wiring, site.content, null);
  if (!view || view.alerts.length === 0) return null;
  const words = wording(site.config);
  return (
    <Part title={words.alerts.title} all={manage} allLabel={words.mails.manage}>
      <ul>
        {view.alerts.map((alert) => (
          <li key={alert.id} className="fc-garage__row">
            <AlertName alert={alert} site={site} />
            <span className="fc-quiet">{words.alerts[alert.frequency]}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
