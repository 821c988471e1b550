import { wording } from "@forecourt/tenant-config";
import { Button } from "@forecourt/ui/button";
import type { Metadata } from "next";
import { alertsView, pendingAlert } from "#server/alerts/change-alerts.ts";
import { type PageQuery, queryParams } from "#server/pages/page-query.ts";
import { getSite } from "#server/tenants/get-site.ts";
import { PageMark } from "../_visit/page-mark.tsx";

interface PageProps {
  params: Promise<{ tenant: string }>;
  searchParams: Promise<PageQuery>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { config } = await getSite((await params).tenant);
  return { title: wording(config).mails.manage, robots: { index: false }, referrer: "no-referrer" };
}

/** What a shopper is written to about: begun by a mail's link, listed by its token, ended with one button. */
export default async function AlertsPage({ params, searchParams }: PageProps) {
  const site = await getSite((await params).tenant);
  const query = queryParams(await searchParams);
  const { mails: words } = wording(site.config);
  const confirm = query.get("confirm");
  const pending = confirm === null ? null : await pendingAlert(site.content, confirm);
  const view = await alertsView(site.content, query.get("token"));
  return (
    <>
      <h1>{words.manage}</h1>
      {pending === null ? null : (
        <form action="/api/alerts/confirm" method="post">
          <p>{words.confirmSubject(pending.name)}</p>
          <input type="hidden" name="confirm" value={confirm ?? ""} />
          <Button type="submit">{words.confirm}</Button>
        </form>
      )}
      <ul>
        {(view?.alerts ?? []).map(({ id, name }) => (
          <li key={id}>
            <form action="/api/alerts/change" method="post">
              {name} <input type="hidden" name="id" value={id} />
              {view?.token ? <input type="hidden" name="token" value={view.token} /> : null}
              <Button type="submit" kind="text" name="end" value="yes">
                {words.unsubscribe}
              </Button>
            </form>
          </li>
        ))}
      </ul>
      <PageMark page="alerts" />
    </>
  );
}
