import { isRecord } from "../../kernel/is-record.ts";

/** Something odd in a document that was cleaned, and how. */
export interface CarNote {
  readonly field: string;
  readonly reason: string;
}

/** A JSON object from outside. */
export type WireObject = { readonly [field: string]: unknown };

const MISSING: readonly unknown[] = [undefined, null, ""];

/** The last millisecond a `Date` can hold. */
const LATEST_MOMENT = 8.64e15;

/** Reads the fields of one document, and remembers every oddity it cleaned. */
export class WireFields {
  readonly notes: CarNote[] = [];
  private readonly document: WireObject;

  constructor(document: WireObject) {
    this.document = document;
  }

  note(field: string, reason: string): void {
    this.notes.push({ field, reason });
  }

  raw(field: string): unknown {
    return Object.hasOwn(this.document, field) ? this.document[field] : undefined;
  }

  /** Text without blanks around it; numbers are taken as their text. */
  text(field: string): string | null {
    return this.textOf(field, this.raw(field));
  }

  textOf(field: string, value: unknown): string | null {
    if (MISSING.includes(value)) return null;
    if (typeof value === "number" && Number.isFinite(value)) return String(value);
    if (typeof value !== "string") {
      this.note(field, `Expected text, found ${Array.isArray(value) ? "a list" : typeof value}; left out.`);
      return null;
    }
    const clean = value.toWellFormed().trim();
    return clean === "" ? null : clean;
  }

  /** A number, or a numeric text such as "29990.0". `accept` says which numbers make sense. */
  number(field: string, accept: (value: number) => boolean = () => true): number | null {
    const value = this.raw(field);
    if (MISSING.includes(value)) return null;
    const number = typeof value === "string" ? Number(value.trim() === "" ? Number.NaN : value) : value;
    if (typeof number !== "number" || !Number.isFinite(number)) {
      this.note(field, "Not a number; left out.");
      return null;
    }
    if (!accept(number)) {
      this.note(field, `${number} makes no sense here; left out.`);
      return null;
    }
    return number;
  }

  boolean(field: string, missing: boolean): boolean {
    const value = this.raw(field);
    if (MISSING.includes(value)) return missing;
    if (typeof value === "boolean") return value;
    // Of other values only these have a text: `String` throws for an object whose toString is data.
    const text =
      typeof value === "string" || typeof value === "number" ? String(value).trim().toLowerCase() : "";
    if (["true", "1", "yes"].includes(text)) return true;
    if (["false", "0", "no"].includes(text)) return false;
    this.note(field, `Neither true nor false; read as ${missing}.`);
    return missing;
  }

  /** A list of texts without repeats; one text alone is a list of one. */
  texts(field: string): string[] {
    const value = this.raw(field);
    if (MISSING.includes(value)) return [];
    const list: readonly unknown[] = Array.isArray(value) ? value : [value];
    return [...new Set(list.map((entry) => this.textOf(field, entry)).filter((entry) => entry !== null))];
  }

  /** A moment in epoch milliseconds; feeds that count seconds are understood. */
  moment(field: string): number | null {
    const value = this.number(field, (number) => number >= 0 && number <= LATEST_MOMENT);
    if (value === null) return null;
    // 1e11 ms is March 1973, 1e11 s the year 5138: no car is near either.
    if (value === 0 || value >= 1e11) return value;
    this.note(field, "Read as seconds, not milliseconds.");
    return value * 1000;
  }

  /** A web address, or a path of the site; a script or data address is left out. */
  url(field: string): string | null {
    return this.urlOf(field, this.raw(field));
  }

  /** Web addresses without repeats; one alone is a list of one. */
  urls(field: string): string[] {
    return this.texts(field).flatMap((text) => this.urlOf(field, text) ?? []);
  }

  urlOf(field: string, value: unknown): string | null {
    const text = this.textOf(field, value);
    if (text === null) return null;
    if (/^https?:\/\/[^\s"<>]+$/i.test(text) || /^\/(?!\/)[^\s"<>\\]*$/.test(text)) return text;
    this.note(field, "Not a web address; left out.");
    return null;
  }

  object(field: string): WireFields {
    const value = this.raw(field);
    const inner = new WireFields(isRecord(value) ? value : {});
    return inner;
  }
}
