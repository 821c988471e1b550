import type { CalendarDay } from "@forecourt/tenant-config/locations";
import { DeskSection } from "./desk-section.tsx";

const MONTH = new Intl.DateTimeFormat("en-AU", { month: "long", year: "numeric", timeZone: "UTC" });
const DAY = new Intl.DateTimeFormat("en-AU", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});
const dateOf = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** A month as a grid of weeks, from Monday; on a narrow screen a list of its days. */
export function HoursCalendar({
  month,
  days,
  today,
  chosen,
  changed,
  hrefOf,
  before,
  after,
}: {
  month: string;
  days: readonly CalendarDay[];
  today: string;
  chosen: string | null;
  /** Dates on which the draft makes a difference. */
  changed: readonly string[];
  hrefOf: (date: string) => string;
  before: string;
  after: string;
}) {
  return (
    <DeskSection id="month" title={MONTH.format(dateOf(`${month}-01`))}>
      <nav aria-label="Months" className="desk-acts">
        <a href={before}>Month before</a>
        <a href={after}>Month after</a>
      </nav>
      <ol className="desk-month">
        {days.map(({ date, weekday, hours }) => (
          <li
            key={date}
            data-weekday={weekday}
            data-today={date === today || undefined}
            data-special={hours.some(({ special }) => special !== null) || undefined}
          >
            <a href={hrefOf(date)} aria-current={date === chosen ? "date" : undefined}>
              <time dateTime={date}>{DAY.format(dateOf(date))}</time>
            </a>
            {changed.includes(date) ? <strong> in the draft</strong> : null}
            {hours.map(({ places, text, special }) => (
              <p key={places.join()}>
                {special?.name ? `${special.name}: ` : ""}
                {text ?? "no hours"}
                {hours.length > 1 ? <span className="fc-quiet"> {places.join(", ")}</span> : null}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </DeskSection>
  );
}
