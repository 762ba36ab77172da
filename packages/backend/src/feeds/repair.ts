import type { feedProblemCodes } from "@realtor/api/loaning-schemas";

import { isTime } from "./compare-times.ts";
import { isRecord } from "./odata-page.ts";
import type { RawRecord } from "./odata-page.ts";

/** What was wrong with a record, for the report. */
export type ProblemCode = (typeof feedProblemCodes)[number];

/** Reads fields of a record, and notes what it had to repair. */
export interface FieldReader {
  problems: ReadonlySet<ProblemCode>;
  note(code: ProblemCode): void;
  text(field: string): string | null;
  /** A text for people: without tags, and as it is otherwise. */
  remarks(field: string): string | null;
  /** Whole US dollars; 0 is no price. */
  price(field: string): number | null;
  /** Null below `min` or above `max`. */
  number(field: string, limits?: { min?: number; max?: number }): number | null;
  /** YYYY-MM-DD. */
  day(field: string): string | null;
  /** A time as it was sent. */
  time(field: string): string | null;
  flag(field: string): boolean | null;
  /** Texts of a list, or of one text with commas. */
  list(field: string): string[];
}

const maxText = 20_000;

export function createFieldReader(record: RawRecord): FieldReader {
  const problems = new Set<ProblemCode>();
  const note = (code: ProblemCode) => void problems.add(code);

  function text(field: string): string | null {
    const value = record[field];
    if (typeof value === "number" && Number.isFinite(value)) return String(value);
    if (typeof value !== "string") return null;
    const storable = toStorable(value);
    if (storable !== value) note("text.invalid");
    return storable.trim().slice(0, maxText).toWellFormed() || null;
  }

  function number(field: string, { min = 0, max = 1e12 } = {}): number | null {
    const value = record[field];
    if (value === null || value === undefined || value === "") return null;
    const read = typeof value === "string" ? Number(value.replaceAll(/[$,\s]/g, "")) : value;
    if (typeof read === "number" && Number.isFinite(read) && read >= min && read <= max)
      return read;
    note("number.invalid");
    return null;
  }

  return {
    problems,
    note,
    text,
    number,
    remarks(field) {
      const value = text(field);
      if (value === null || !/<[a-z/!][^>]*>/i.test(value)) return value;
      note("text.markup");
      return removeMarkup(value) || null;
    },
    price(field) {
      const value = record[field];
      if (value === null || value === undefined || value === "") return null;
      const read = number(field, { min: -1e12 });
      if (read === null || read < 0) {
        note("price.invalid");
        return null;
      }
      const whole = Math.round(read);
      if (whole === 0) note("price.zero");
      return whole === 0 ? null : whole;
    },
    day(field) {
      const value = text(field);
      if (value === null) return null;
      const day = value.slice(0, 10);
      if (isDay(day)) return day;
      note("date.invalid");
      return null;
    },
    time(field) {
      const value = text(field);
      if (value === null) return null;
      if (isTime(value)) return value;
      note("date.invalid");
      return null;
    },
    flag(field) {
      const value = record[field];
      if (typeof value === "boolean") return value;
      const word = typeof value === "string" ? value.trim().toLowerCase() : "";
      if (["true", "y", "yes", "1"].includes(word)) return true;
      return ["false", "n", "no", "0"].includes(word) ? false : null;
    },
    list(field) {
      const values = [record[field]].flat().filter((value) => typeof value === "string");
      const isList = Array.isArray(record[field]);
      return values
        .flatMap((value) => (isList ? value : value.split(",")))
        .map((value) => toStorable(value).trim())
        .filter((value) => value !== "");
    },
  };
}

/** Whether a text is a day that exists. */
export function isDay(text: string): boolean {
  if (!/^[12]\d{3}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Without what PostgreSQL cannot store: NUL, and halves of characters. */
function toStorable(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}

function removeMarkup(text: string): string {
  return text
    .replaceAll(/<\s*(script|style)\b[^>]*>[\s\S]*?<\s*\/\s*\1\s*>/gi, "")
    .replaceAll(/<\s*(?:br|\/p|\/div|\/li)\b[^>]*>/gi, "\n\n")
    .replaceAll(/<[a-z/!][^>]*>/gi, "")
    .replaceAll(/[ \t]+\n/g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

/** What the server sent, for the report: storable, and of at most 64 kB. */
export function toOriginal(value: unknown): unknown {
  const text = JSON.stringify(value) ?? "null";
  const bounded = text.length > 65_536 ? JSON.stringify({ start: text.slice(0, 60_000) }) : text;
  return clean(JSON.parse(bounded));
}

function clean(value: unknown): unknown {
  if (typeof value === "string") return toStorable(value);
  if (Array.isArray(value)) return value.map(clean);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [toStorable(key), clean(inner)]),
  );
}
