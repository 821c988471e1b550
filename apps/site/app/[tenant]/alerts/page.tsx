import { type Alert, alertFrequencies } from "@forecourt/leads/returning";
import { type Wording, wording } from "@forecourt/tenant-config";
import { Button, ButtonLink } from "@forecourt/ui/button";
import { Notice } from "@forecourt/ui/notice";
import type { Metadata } from "next";
import { type AlertsView, alertsView, pendingAlert } from "#server/alerts/change-alerts.ts";
import { queryParams } from "#server/pages/every-page/page-query.ts";
import { mainStockList } from "#server/stock/stock.ts";
import { getSite, loadPage } from "#server/tenants/get-site.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { AlertName } from "../_alerts/alert-name.tsx";
import { FrequencyField } from "../_alerts/frequency-field.tsx";
import { PageMark } from "../_visit/page-mark.tsx";
import { StaticPart } from "../_text/static-part.tsx";

export async function generateMetadata({ params }: PageProps<"/[tenant]/alerts">): Promise<Metadata> {
  const { config } = await getSite((await params).tenant);
  return { title: wording(config).alerts.title, robots: { index: false }, referrer: "no-referrer" };
}

/** What a shopper is written to about: begun by a mail's link, listed by its token, changed and ended one by one or at once. */
export default async function AlertsPage({ params, searchParams }: PageProps<"/[tenant]/alerts">) {
  const { site, wiring } = await loadPage((await params).tenant);
  const query = queryParams(await searchParams);
  const words = wording(site.config);
  const { alerts } = words;
  const confirm = query.get("confirm");
  const pending = confirm === null ? null : await pendingAlert(wiring, site.content, confirm);
  const view = await alertsView(wiring, site.content, query.get("token"));
  const done = doneText(query.get("done"), alerts);
  const problem =
    confirm !== null && pending === null ? alerts.over : problemText(query.get("problem"), words);
  return (
    <StaticPart name="page" className="fc-account-page">
      <h1>{alerts.title}</h1>
      {done === null ? null : <Notice>{done}</Notice>}
      {problem === null ? null : (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      {pending === null ? null : (
        <form action="/api/alerts/confirm" method="post" className="fc-account">
          <p>{words.mails.confirmSubject(pending.name)}</p>
          <input type="hidden" name="confirm" value={confirm ?? ""} />
          <Button type="submit">{words.mails.confirm}</Button>
        </form>
      )}
      {view ? (
        <OwnAlerts view={view} site={site} words={alerts} />
      ) : pending === null && done === null ? (
        <p>{alerts.stranger}</p>
      ) : null}
      <p className="fc-ways-on">
        <ButtonLink href={mainStockList(site).href} kind="quiet">
          {words.success.back}
        </ButtonLink>
      </p>
      <PageMark page="alerts" />
    </StaticPart>
  );
}

function OwnAlerts({ view, site, words }: { view: AlertsView; site: TenantSite; words: Wording["alerts"] }) {
  if (view.alerts.length === 0) return <p>{words.none}</p>;
  return (
    <>
      <p className="fc-quiet">{words.writtenTo(view.email)}</p>
      <ul>
        {view.alerts.map((alert) => (
          <li key={alert.id} className="fc-garage__row">
            <span>
              <AlertName alert={alert} site={site} />
              {alert.state === "pending" ? <span className="fc-quiet"> · {words.pending}</span> : null}
            </span>
            <ChangeAlert alert={alert} token={view.token} words={words} />
          </li>
        ))}
      </ul>
      {view.token === null ? null : (
        <form action="/api/alerts/unsubscribe" method="post">
          <input type="hidden" name="token" value={view.token} />
          <Button type="submit" kind="quiet" name="page" value="yes">
            {words.endAll}
          </Button>
        </form>
      )}
    </>
  );
}

function ChangeAlert({
  alert,
  token,
  words,
}: {
  alert: Alert;
  token: string | null;
  words: Wording["alerts"];
}) {
  return (
    <form action="/api/alerts/change" method="post" className="fc-alert-change">
      <input type="hidden" name="id" value={alert.id} />
      {token === null ? null : <input type="hidden" name="token" value={token} />}
      <FrequencyField
        id={`frequency-${alert.id}`}
        chosen={alert.frequency}
        offered={alertFrequencies}
        words={words}
      />
      <Button type="submit" kind="quiet">
        {words.change}
      </Button>
      <Button type="submit" kind="text" name="end" value="yes">
        {words.end}
      </Button>
    </form>
  );
}

const DONE = ["saved", "asked", "confirmed", "ended", "changed"] as const;

/** What a plain form has just done, in words. */
function doneText(done: string | null, words: Wording["alerts"]): string | null {
  const known = DONE.find((each) => each === done);
  return known === undefined ? null : words[known];
}

/** Why a plain form did nothing, in words. */
function problemText(problem: string | null, { alerts, mails }: Wording): string | null {
  const texts = new Map([
    ["email", mails.invalidEmail],
    ["later", mails.tooOften],
    ["mail", mails.notSent],
    ["full", alerts.full],
    ["over", alerts.over],
  ]);
  return texts.get(problem ?? "") ?? null;
}
