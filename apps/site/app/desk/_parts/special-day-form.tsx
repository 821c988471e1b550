import type { CalendarDay, Location } from "@forecourt/tenant-config/locations";
import type { Wiring } from "#host/wiring/wiring.ts";
import type { DeskSession } from "#server/desk/desk-session.ts";
import { shownTarget } from "#server/drafts/draft-target.ts";
import { readSpecialDay, type SpecialDayFields } from "#server/drafts/special-day.ts";
import { ActForm } from "./act-form.tsx";
import { Unsaved } from "./unsaved.tsx";
import { DeskSection } from "./desk-section.tsx";
import { DeskInput } from "./desk-input.tsx";

const FILE = "special-hours.json";

const DAY = new Intl.DateTimeFormat("en-AU", { dateStyle: "full", timeZone: "UTC" });

const KINDS = [
  ["closed", "Closed"],
  ["open", "Open at other times"],
  ["words", "Words in place of times"],
] as const;

/** One day's hours at each location, and a form that makes it a special day of one of them or of all. */
export async function SpecialDayForm({
  slug,
  day,
  location,
  locations,
  wiring,
  session,
  may,
  unsaved,
}: {
  slug: string;
  day: CalendarDay;
  /** The id of the location the day is changed for; empty for all of them. */
  location: string;
  locations: readonly Location[];
  wiring: Wiring;
  session: DeskSession;
  may: boolean;
  /** What the person wrote and what was not saved. */
  unsaved: SpecialDayFields | null;
}) {
  const { date } = day;
  const key = location === "" ? date : `${date} ${location}`;
  const { live, drafted, seen } = await shownTarget(wiring, slug, { file: FILE, key });
  const text = drafted === undefined ? live : drafted;
  const entry = unsaved ?? readSpecialDay(text);
  const choices = [{ id: "", name: "All locations" }, ...locations];
  const address = (id: string): string =>
    `/desk/sites/${slug}/hours?${new URLSearchParams({ day: date, ...(id === "" ? {} : { location: id }) })}#day`;
  return (
    <DeskSection id="day" title={<time dateTime={date}>{DAY.format(new Date(`${date}T00:00:00Z`))}</time>}>
      <ul>
        {day.hours.map(({ places, text: hours }) => (
          <li key={places.join()}>
            {places.join(", ")}: {hours ?? "no hours"}
          </li>
        ))}
      </ul>
      <nav aria-label="For which location" className="desk-acts">
        {choices.map(({ id, name }) => (
          <a key={id} href={address(id)} aria-current={id === location ? "true" : undefined}>
            {name}
          </a>
        ))}
      </nav>
      {unsaved === null ? null : <Unsaved now={text ?? "not there"} text={JSON.stringify(unsaved)} isLost />}
      {may ? (
        <ActForm
          session={session}
          action="/api/desk/files"
          fields={{ of: slug, site: slug, act: "day", date, location, [`seen:${slug}`]: seen }}
          label="Put into the draft"
          kind="primary"
        >
          <DeskInput
            label="What the day is called"
            name="name"
            defaultValue={entry.name}
            placeholder="Christmas Day"
            maxLength={80}
          />
          <fieldset className="desk-boxes">
            <legend>{choices.find(({ id }) => id === location)?.name ?? location}</legend>
            {KINDS.map(([kind, label]) => (
              <label key={kind}>
                <input type="radio" name="kind" value={kind} defaultChecked={kind === entry.kind} /> {label}
              </label>
            ))}
            {text === null ? null : (
              <label>
                <input type="radio" name="kind" value="usual" /> As on its weekday: take the special day out
              </label>
            )}
          </fieldset>
          <DeskInput label="Opens" type="time" name="opens" defaultValue={entry.opens} />
          <DeskInput label="Closes" type="time" name="closes" defaultValue={entry.closes} />
          <DeskInput
            label="Words"
            name="words"
            defaultValue={entry.words}
            placeholder="By appointment"
            maxLength={80}
          />
        </ActForm>
      ) : null}
    </DeskSection>
  );
}
