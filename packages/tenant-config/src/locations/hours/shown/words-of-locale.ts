import { HOURS_WORDS, type HoursWords } from "../open/day-hours.ts";
import { OPEN_NOW_WORDS, type OpenNowWords } from "./describe-open-now.ts";

const ES_WEEKDAYS = ["Domingo", "Lunes", "Martes", "Miércoles", "Jueves", "Viernes", "Sábado"];
const ES_MONTHS = ["enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto"].concat([
  "septiembre",
  "octubre",
  "noviembre",
  "diciembre",
]);

const ES_HOURS: HoursWords = {
  ...HOURS_WORDS,
  closed: "Cerrado",
  allDay: "Abierto las 24 horas",
  weekdays: ES_WEEKDAYS,
  spokenJoin: " a ",
};

const ES_OPEN_NOW: OpenNowWords = {
  openAllDay: ES_HOURS.allDay,
  openUntil: "Abierto hasta las {time}",
  openUntilMidnight: "Abierto hasta la medianoche",
  closed: "Cerrado",
  opensToday: "Cerrado, abre a las {time}",
  opensTomorrow: "Cerrado, abre mañana a las {time}",
  opensOn: "Cerrado, abre el {day} a las {time}",
  weekdays: ES_WEEKDAYS.map((day) => day.toLowerCase()),
  farDay: (weekday, day, month) => `${weekday} ${day} de ${ES_MONTHS[month - 1]}`,
};

const isSpanish = (locale: string): boolean => locale.startsWith("es");

/**
 * The words around opening hours in a language.
 *
 * @example
 * hoursWords("es-US").closed // "Cerrado"
 */
export const hoursWords = (locale: string): HoursWords => (isSpanish(locale) ? ES_HOURS : HOURS_WORDS);

/**
 * The sentences of the open-now line in a language.
 *
 * @example
 * openNowWords("en-US").openAllDay // "Open 24 hours"
 */
export const openNowWords = (locale: string): OpenNowWords =>
  isSpanish(locale) ? ES_OPEN_NOW : OPEN_NOW_WORDS;
