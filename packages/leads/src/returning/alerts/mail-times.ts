/** When mails may go: hours of a day in a place's own time. */
export interface MailTimePolicy {
  /** No mail from this hour on, 0 to 23. */
  readonly quietFrom: number;
  /** Mails again from this hour on; the same as `quietFrom` for no quiet hours. */
  readonly quietUntil: number;
  /** The hour of daily mails, and of weekly ones on Mondays. */
  readonly digestHour: number;
}

/** When a mail of each frequency goes next, in epoch milliseconds. */
export interface MailTimes {
  readonly instant: number;
  readonly daily: number;
  readonly weekly: number;
}

const QUARTER_MS = 15 * 60_000;
/** Over a week, with its change of clocks. */
const QUARTERS = 9 * 24 * 4;

interface LocalTime {
  readonly isMonday: boolean;
  readonly hour: number;
  readonly minute: number;
}

/** Reads local times of a zone; zones differ from UTC by whole quarters of an hour. */
function localTimes(timeZone: string): (time: number) => LocalTime {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  return (time) => {
    const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, value]));
    return {
      isMonday: parts.get("weekday") === "Mon",
      hour: Number(parts.get("hour")),
      minute: Number(parts.get("minute")),
    };
  };
}

const isQuiet = (hour: number, { quietFrom, quietUntil }: MailTimePolicy): boolean =>
  quietFrom <= quietUntil ? hour >= quietFrom && hour < quietUntil : hour >= quietFrom || hour < quietUntil;

/**
 * When what is found now may be mailed. An instant mail waits for the end of the quiet hours, a daily one for the next
 * digest hour, a weekly one for that of the next Monday; a digest hour in the quiet hours is put off to their end.
 *
 * @example
 * mailTimes(Date.parse("2026-11-21T12:00:00Z"), "Australia/Sydney", { quietFrom: 21, quietUntil: 8, digestHour: 9 }).instant
 * // Date.parse("2026-11-21T21:00:00Z"), eight o'clock in Sydney
 */
export function mailTimes(now: number, timeZone: string, policy: MailTimePolicy): MailTimes {
  const localOf = localTimes(timeZone);
  const quarters = Array.from({ length: QUARTERS }, (_, index) => {
    const time = (Math.floor(now / QUARTER_MS) + 1 + index) * QUARTER_MS;
    return { time, ...localOf(time) };
  });
  const awake = quarters.filter(({ hour }) => !isQuiet(hour, policy));
  const instant = isQuiet(localOf(now).hour, policy) ? (awake[0]?.time ?? now) : now;
  const atDigest = (isDay: (time: LocalTime) => boolean): number => {
    const digest = quarters.find(
      (one) => one.hour === policy.digestHour && one.minute === 0 && isDay(one),
    )?.time;
    return awake.find(({ time }) => time >= (digest ?? now))?.time ?? digest ?? now;
  };
  return { instant, daily: atDigest(() => true), weekly: atDigest(({ isMonday }) => isMonday) };
}
