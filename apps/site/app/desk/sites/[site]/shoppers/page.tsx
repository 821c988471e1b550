import { join } from "node:path";
import { contactKeys } from "@forecourt/leads/stores";
import { Button } from "@forecourt/ui/button";
import { dataOfShopper } from "#server/accounts/shopper-data.ts";
import { openDeskOf } from "#server/desk/open-desk.ts";
import { mayDo } from "#server/desk/roles.ts";
import { unreadWords } from "#server/events/counted-records.ts";
import { shoppersWay } from "#server/events/shoppers-way.ts";
import { ActForm } from "../../../_parts/act-form.tsx";
import { DeskPage } from "../../../_parts/desk-page.tsx";
import { DeskText } from "../../../_parts/desk-text.tsx";
import { shownTimes, SpeedOfPages, WayOfShoppers } from "../../../_parts/way-of-shoppers.tsx";
import { When } from "../../../_parts/when.tsx";
import { DeskSection } from "../../../_parts/desk-section.tsx";
import { TableSection } from "../../../_parts/table-section.tsx";
import { DeskInput } from "../../../_parts/desk-input.tsx";

export const metadata = { title: "Shoppers" };

const MOST_ROWS = 50;

/** What a site's shoppers look for and where they stop, the mails of its alerts, and what is stored of one shopper. */
export default async function ShoppersPage({
  params,
  searchParams,
}: PageProps<"/desk/sites/[site]/shoppers">) {
  const [{ site: slug }, { email: given, done }] = [await params, await searchParams];
  const { content, wiring, ...desk } = await openDeskOf(slug);
  const { config } = content.tenant;
  const mayErase = mayDo(desk.session.user, "erase", slug);
  const email = mayErase && typeof given === "string" ? given.trim() : "";
  const { email: key } = contactKeys(slug, { email, phone: null, phoneE164: null });
  const [way, words, mails, stored] = await Promise.all([
    shoppersWay(wiring.dataDirectory, { slug, websiteId: config.site.id }),
    unreadWords(join(wiring.dataDirectory, "searches"), slug, 7),
    wiring.alerts.mails({ tenant: slug, limit: 20 }),
    key === null ? null : dataOfShopper(wiring, slug, key),
  ]);
  return (
    <DeskPage
      desk={{ ...desk, wiring }}
      title={`Shoppers of ${config.site.name}`}
      command={`events funnel --tenant ${slug}`}
      done={done}
    >
      <p>
        Events of today and yesterday, of shoppers whose answer about consent lets visits be measured; words
        of seven days.{" "}
        {config.analytics.traceEvents
          ? ""
          : "Events of pages and forms are not stored: analytics.traceEvents is off. "}
        {config.analytics.phoneRevealEndpoint === null
          ? ""
          : "Shown phone numbers go to the dealer's own endpoint. "}
      </p>
      <TableSection
        id="words"
        title="Searched for, and no car says it"
        heads={["Word", "Times"]}
        rows={words
          .slice(0, MOST_ROWS)
          .map(({ word, times }) => ({ key: word, cells: [word, shownTimes(times)] }))}
        empty="None is stored."
      />
      <WayOfShoppers way={way} />
      <SpeedOfPages speeds={way.speeds} measured={config.analytics.measureSpeed} />
      <TableSection
        id="mails"
        title="Mails of alerts"
        heads={["Mail", "State", "Tries", "Due (UTC)", "Last problem"]}
        rows={mails.map(({ id, state, attempts, dueAt, lastProblem }) => ({
          key: id,
          cells: [id, state, attempts, <When key="due" at={dueAt} />, lastProblem ?? ""],
        }))}
        empty="None was written."
      />
      {mayErase ? (
        <DeskSection id="shopper" title="What is stored of one shopper">
          <form className="desk-filter" method="get" action={`/desk/sites/${slug}/shoppers`}>
            <DeskInput label="E-mail" type="email" name="email" defaultValue={email} maxLength={200} />
            <Button type="submit" kind="quiet">
              Look
            </Button>
          </form>
          {key !== null && stored === null ? <p>Nothing besides leads.</p> : null}
          {stored === null ? null : (
            <>
              <DeskText label="What is stored" text={JSON.stringify(stored, null, 2)} />
              <p>
                Erasing removes the account, sessions, favourites, alerts and their evidence of consent. Leads
                are erased on their own pages:{" "}
                <a href={`/desk/leads?q=${encodeURIComponent(email)}`}>leads of {email}</a>.
              </p>
              <ActForm
                session={desk.session}
                action="/api/desk/shoppers"
                fields={{ site: slug, email }}
                label="Erase for good"
              />
            </>
          )}
        </DeskSection>
      ) : null}
    </DeskPage>
  );
}
