/** The words around opening hours. A `{name}` is a value filled in where it is shown. */
export interface HoursMessages {
  readonly closed: string;
  readonly allDay: string;
  /** Between two days or two times: "Mon-Fri", "8:30am - 5:00pm". */
  readonly dayJoin: string;
  readonly timeJoin: string;
  /** Between two days for a screen reader: "Monday to Friday". */
  readonly spokenJoin: string;
  /** Sunday first. */
  readonly weekdays: readonly string[];
  /** As they are written inside a sentence. */
  readonly weekdaysInside: readonly string[];
  readonly months: readonly string[];
  readonly openUntil: string;
  /** Closes when the day ends: "12:00am" leaves open which of two nights is meant. */
  readonly openUntilMidnight: string;
  readonly opensToday: string;
  readonly opensTomorrow: string;
  readonly opensOn: string;
  /** A day more than a week away, for `opensOn`. */
  readonly farDay: string;
}

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** English as every market speaks it. */
export const HOURS_MESSAGES: HoursMessages = {
  closed: "Closed",
  allDay: "Open 24 hours",
  dayJoin: "-",
  timeJoin: " - ",
  spokenJoin: " to ",
  weekdays: WEEKDAYS,
  weekdaysInside: WEEKDAYS,
  months: ["January", "February", "March", "April", "May", "June", "July"].concat([
    "August",
    "September",
    "October",
    "November",
    "December",
  ]),
  openUntil: "Open until {time}",
  openUntilMidnight: "Open until midnight",
  opensToday: "Closed, opens {time}",
  opensTomorrow: "Closed, opens tomorrow {time}",
  opensOn: "Closed, opens {day} {time}",
  farDay: "{weekday} {day} {month},",
};
