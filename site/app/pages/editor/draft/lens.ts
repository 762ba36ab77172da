import type { EtcInfo } from "@realtor/api/loaning";
import type { Draft } from "./draft.ts";

/** One value inside a draft: how to read it, and the draft with another in its place. */
export interface Lens<Value> {
  get: (draft: Draft) => Value;
  set: (draft: Draft, value: Value) => Draft;
  /** Where the schema says it is: a JSON pointer, without an index that it depends on. */
  pointer: (draft: Draft) => string;
}

type Keys = readonly [string, ...string[]];

/** A text; what is missing reads as empty. */
export function textAt(...keys: Keys): Lens<string> {
  return {
    get: (draft) => {
      const value = readAt(draft, keys);
      return typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
    },
    set: (draft, text) => writeAt(draft, keys, text),
    pointer: () => `/${keys.join("/")}`,
  };
}

/**
 * A number as it is typed: with commas, or not one yet. Empty is 0, which a page takes for "not given",
 * and 0 reads as empty.
 */
export function numberAt(...keys: Keys): Lens<string> {
  return {
    get: (draft) => {
      const value = readAt(draft, keys);
      if (typeof value === "number") return value === 0 ? "" : String(value);
      return typeof value === "string" ? value : "";
    },
    set: (draft, text) => writeAt(draft, keys, readNumber(text)),
    pointer: () => `/${keys.join("/")}`,
  };
}

function readNumber(text: string): number | string {
  const plain = text.replaceAll(/[,\s$]/g, "");
  if (plain === "") return 0;
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : text;
}

/** A flag, Y or N on the wire; what is missing reads as off. */
export function flagAt(...keys: Keys): Lens<boolean> {
  return {
    get: (draft) => readAt(draft, keys) === "Y",
    set: (draft, on) => writeAt(draft, keys, on ? "Y" : "N"),
    pointer: () => `/${keys.join("/")}`,
  };
}

/** A list whose entries the schema knows as `Item`; what is missing reads as none. */
export function listAt<Item>(...keys: Keys): Lens<readonly Item[]> {
  return {
    get: (draft) => {
      const value = readAt(draft, keys);
      // Stored profiles were parsed by the schema, and the editor writes Items alone.
      return Array.isArray(value) ? (value as readonly Item[]) : noItems;
    },
    set: (draft, list) => writeAt(draft, keys, list),
    pointer: () => `/${keys.join("/")}`,
  };
}

const noItems: readonly never[] = [];

/** An object whose shape the schema knows as `Value`; what is missing reads as empty. */
export function objectAt<Value extends object>(...keys: Keys): Lens<Partial<Value>> {
  return {
    get: (draft) => {
      const value = readAt(draft, keys);
      // As above.
      return isObject(value) ? (value as Partial<Value>) : noKeys;
    },
    set: (draft, value) => writeAt(draft, keys, value),
    pointer: () => `/${keys.join("/")}`,
  };
}

const noKeys = {};

/** The content of one `etcInfo` entry; an emptied one leaves the list (DECISIONS section 6). */
export function etcInfoAt(contentType: EtcInfo["contentType"]): Lens<string> {
  const list = listAt<EtcInfo>("etcInfo");
  const isIt = (entry: EtcInfo) => entry.contentType === contentType;
  return {
    get: (draft) => list.get(draft).find(isIt)?.content ?? "",
    set: (draft, content) => {
      const entries = list.get(draft);
      if (content === "")
        return list.set(
          draft,
          entries.filter((entry) => !isIt(entry)),
        );
      const entry = { contentType, content };
      if (!entries.some(isIt)) return list.set(draft, [...entries, entry]);
      return list.set(
        draft,
        entries.map((one) => (isIt(one) ? { ...one, content } : one)),
      );
    },
    pointer: (draft) => `/etcInfo/${list.get(draft).findIndex(isIt)}/content`,
  };
}

/** What a JSON pointer leads to; undefined where there is nothing. */
export function valueAt(draft: Draft, pointer: string): unknown {
  let value: unknown = draft;
  for (const key of pointer.split("/").slice(1))
    value = typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
  return value;
}

function readAt(draft: Draft, keys: Keys): unknown {
  let value: unknown = draft;
  for (const key of keys) value = isObject(value) ? value[key] : undefined;
  return value;
}

function writeAt(draft: Draft, [key, ...rest]: Keys, value: unknown): Draft {
  const [next, ...further] = rest;
  if (next === undefined) return { ...draft, [key]: value };
  const inner = draft[key];
  return { ...draft, [key]: writeAt(isObject(inner) ? inner : {}, [next, ...further], value) };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
