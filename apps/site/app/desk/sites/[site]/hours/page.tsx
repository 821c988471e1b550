import {
  dealerTimeZone,
  everyLocation,
  hoursOfMonth,
  type Location,
} from "@forecourt/tenant-config/locations";
import { openDeskOf } from "#server/desk/open-desk.ts";
import { mayDo } from "#server/desk/roles.ts";
import { contentOfDraft } from "#server/drafts/drafted-site.ts";
import type { SpecialDayFields } from "#server/drafts/special-day.ts";
import { DeskPage } from "../../../_parts/desk-page.tsx";
import { HoursCalendar } from "../../../_parts/hours-calendar.tsx";
import { SpecialDayForm } from "../../../_parts/special-day-form.tsx";

export const metadata = { title: "Hours" };

const monthsFrom = (month: string, by: number): string => {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + by);
  return date.toISOString().slice(0, 7);
};

/** What stands in the address of a day that was not saved. */
function unsavedDay(text: (name: string) => string): SpecialDayFields | null {
  const [kind] = (["closed", "open", "words"] as const).filter((each) => each === text("kind"));
  const [date, location, name] = [text("day"), text("location"), text("name")];
  return kind
    ? { date, location, name, kind, opens: text("opens"), closes: text("closes"), words: text("words") }
    : null;
}

/** A location with its department, where its name does not say it. */
const placeName = ({ name, kind }: Location): string =>
  name.toLowerCase().includes(kind) ? name : `${name} (${kind})`;

/** A month of a dealer's hours, each day with those of every location as the draft makes them, and a form for one day. */
export default async function HoursPage({ params, searchParams }: PageProps<"/desk/sites/[site]/hours">) {
  const [{ site: slug }, query] = [await params, await searchParams];
  const desk = await openDeskOf(slug);
  const { wiring, content, session } = desk;
  const text = (name: string): string => (typeof query[name] === "string" ? query[name] : "");
  const day = /^\d{4}-(?:0[1-9]|1[0-2])-\d{2}$/.test(text("day")) ? text("day") : null;
  const timeZone = dealerTimeZone(content);
  const today = new Intl.DateTimeFormat("en-CA", { timeZone }).format(wiring.now());
  const asked = /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text("month")) ? text("month") : null;
  const month = asked ?? (day ?? today).slice(0, 7);
  const drafted = await contentOfDraft(wiring, slug);
  const placesOf = (of: typeof content) =>
    everyLocation(of).map((location) => ({ ...location, name: placeName(location) }));
  const [live, then] = [placesOf(content), placesOf(drafted ?? content)];
  const days = hoursOfMonth(then, month);
  const changed = hoursOfMonth(live, month)
    .filter((each, at) => JSON.stringify(each) !== JSON.stringify(days[at]))
    .map(({ date }) => date);
  const fromFolder = wiring.content === wiring.folders;
  const shown = days.find(({ date }) => date === day);
  return (
    <DeskPage
      desk={desk}
      title={`Hours of ${content.tenant.config.site.name}`}
      command={`tenant draft entry ${slug} special-hours.json '{ "date": "${day ?? `${month}-25`}", "status": "Closed" }'`}
      done={text("done")}
    >
      <p>
        {drafted ? "Days as the " : "Changes go into the "}
        <a href={`/desk/sites/${slug}/draft`}>draft</a>
        {drafted ? " makes them. " : ". "}
        {fromFolder ? (
          <>
            A usual week stands in <a href={`/desk/sites/${slug}/file?name=locations.json`}>locations.json</a>
            .
          </>
        ) : (
          "Hours come from the dealer's dashboard and are changed there."
        )}
      </p>
      {shown && day !== null && fromFolder ? (
        <SpecialDayForm
          slug={slug}
          day={shown}
          location={text("location")}
          locations={everyLocation(drafted ?? content)}
          wiring={wiring}
          session={session}
          may={mayDo(session.user, "settings", slug)}
          unsaved={text("done") === "lost" ? unsavedDay(text) : null}
        />
      ) : null}
      <HoursCalendar
        month={month}
        days={days}
        today={today}
        chosen={day}
        changed={changed}
        hrefOf={(date) => `/desk/sites/${slug}/hours?day=${date}#day`}
        before={`/desk/sites/${slug}/hours?month=${monthsFrom(month, -1)}`}
        after={`/desk/sites/${slug}/hours?month=${monthsFrom(month, 1)}`}
      />
    </DeskPage>
  );
}
