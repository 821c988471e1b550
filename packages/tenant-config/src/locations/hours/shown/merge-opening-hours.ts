import { HOURS_MESSAGES, type HoursMessages } from "../../../messages/hours-messages.ts";
import { describeDayHours, sameDayHours, WEEK } from "../open/day-hours.ts";
import type { DayHours, Weekday, WeekdayHours } from "../open/day-hours.ts";

/** One printed line of an opening-hours block. */
export interface HoursLine {
  /** The days this line speaks for, in week order. */
  weekdays: readonly Weekday[];
  /** "Mon-Fri", "Sat". */
  label: string;
  /** "Monday to Friday", "Saturday": the same for a screen reader. */
  spokenLabel: string;
  hours: DayHours;
  /** "8:30am - 5:00pm", "Closed", or the dealer's own text. */
  text: string;
}

/**
 * The English name of a weekday, "Monday".
 *
 * @example
 * weekdayName(6) // "Saturday"
 */
export const weekdayName = (weekday: Weekday): string => HOURS_MESSAGES.weekdays[weekday] ?? "";

const isMondayToFriday = ({ weekday }: WeekdayHours) => weekday !== 0 && weekday !== 6;

function line(days: readonly WeekdayHours[], hours: DayHours, words: HoursMessages): HoursLine {
  const weekdays = days.map((day) => day.weekday);
  const names = weekdays.map((weekday) => words.weekdays[weekday] ?? "");
  const ends = names.length > 1 ? [names[0] ?? "", names.at(-1) ?? ""] : names;
  return {
    weekdays,
    label: ends.map((name) => name.slice(0, 3)).join(words.dayJoin),
    spokenLabel: ends.join(words.spokenJoin),
    hours,
    text: describeDayHours(hours, words),
  };
}

/** Joins neighbours of the week that trade alike; an unlisted day is a gap no group crosses. */
function groupNeighbours(week: readonly WeekdayHours[]): WeekdayHours[][] {
  const groups: WeekdayHours[][] = [];
  for (const day of week) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const follows = last !== undefined && WEEK.indexOf(day.weekday) === WEEK.indexOf(last.weekday) + 1;
    if (group && last && follows && sameDayHours(last.hours, day.hours)) group.push(day);
    else groups.push([day]);
  }
  return groups;
}

/**
 * The lines of an opening-hours block, in four modes, tried in this order:
 * nothing listed, no lines; full hours wanted, or the listed Monday-to-Friday days differ, one line a day;
 * all five listed and alike, "Mon-Fri" and then the weekend days; else neighbours that trade alike are joined.
 * Only listed days appear, and groups never wrap from Sunday to Monday.
 *
 * @example
 * mergeOpeningHours(tuesdayToSaturdayAlike).map((line) => line.label) // ["Tue-Sat"]
 */
export function mergeOpeningHours(
  week: readonly WeekdayHours[],
  options: { full?: boolean; words?: HoursMessages } = {},
): HoursLine[] {
  const words = options.words ?? HOURS_MESSAGES;
  const ordered = week.toSorted((left, right) => WEEK.indexOf(left.weekday) - WEEK.indexOf(right.weekday));
  const weekdays = ordered.filter(isMondayToFriday);
  const first = weekdays[0];
  const alike = first === undefined || weekdays.every((day) => sameDayHours(day.hours, first.hours));

  if (options.full || !alike) return ordered.map((day) => line([day], day.hours, words));
  const groups =
    weekdays.length === 5
      ? [weekdays, ...ordered.filter((day) => !isMondayToFriday(day)).map((day) => [day])]
      : groupNeighbours(ordered);
  return groups.flatMap((group) => (group[0] ? [line(group, group[0].hours, words)] : []));
}
