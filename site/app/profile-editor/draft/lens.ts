import type { EtcInfo } from "@realtor/api/loaning";
import type { Draft } from "./draft.ts";

/** Reads and immutably writes one value of a draft. */
export interface Lens<Value> {
  get: (draft: Draft) => Value;
  set: (draft: Draft, value: Value) => Draft;
  /** JSON pointer of the value, as in schema errors. */
  pointer: (draft: Draft) => string;
}

type Keys = readonly [string, ...string[]];

/** A string; a missing value reads as empty. */
export function textLens(...keys: Keys): Lens<string> {
  return {
    get: (draft) => {
      const value = getAtPath(draft, keys);
      return typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
    },
    set: (draft, text) => setAtPath(draft, keys, text),
    pointer: () => `/${keys.join("/")}`,
  };
}

/**
 * A number. Empty is stored as 0, which means "not provided", and 0 reads as empty. A draft can contain
 * a number as text, which earlier versions of the editor stored while it was typed.
 */
export function numberLens(...keys: Keys): Lens<number | null> {
  return {
    get: (draft) => {
      const value = getAtPath(draft, keys);
      const number = typeof value === "string" ? parseNumber(value) : value;
      return typeof number === "number" && number !== 0 ? number : null;
    },
    set: (draft, number) => setAtPath(draft, keys, number ?? 0),
    pointer: () => `/${keys.join("/")}`,
  };
}

function parseNumber(text: string): number | null {
  const plain = text.replaceAll(/[,\s$]/g, "");
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : null;
}

/** A boolean, stored as "Y" or "N"; a missing value reads as false. */
export function flagLens(...keys: Keys): Lens<boolean> {
  return {
    get: (draft) => getAtPath(draft, keys) === "Y",
    set: (draft, on) => setAtPath(draft, keys, on ? "Y" : "N"),
    pointer: () => `/${keys.join("/")}`,
  };
}

/** A list of `Item`; a missing value reads as the same empty list each time. */
export function listLens<Item>(...keys: Keys): Lens<readonly Item[]> {
  return {
    get: (draft) => {
      const value = getAtPath(draft, keys);
      // The schema has validated stored profiles, and the editor writes only Items.
      return Array.isArray(value) ? (value as readonly Item[]) : emptyList;
    },
    set: (draft, list) => setAtPath(draft, keys, list),
    pointer: () => `/${keys.join("/")}`,
  };
}

const emptyList: readonly never[] = [];

/** An object of the shape `Value`; a missing value reads as empty. */
export function objectLens<Value extends object>(...keys: Keys): Lens<Partial<Value>> {
  return {
    get: (draft) => {
      const value = getAtPath(draft, keys);
      return isObject(value) ? (value as Partial<Value>) : emptyObject;
    },
    set: (draft, value) => setAtPath(draft, keys, value),
    pointer: () => `/${keys.join("/")}`,
  };
}

const emptyObject = {};

/**
 * The content of an `etcInfo` entry; an empty one is removed. See docs/spec/profile.md#etc-info.
 */
export function etcInfoLens(contentType: EtcInfo["contentType"]): Lens<string> {
  const list = listLens<EtcInfo>("etcInfo");
  // A file to import can have entries that are no objects.
  const matches = (entry: EtcInfo | null) => entry?.contentType === contentType;
  return {
    get: (draft) => list.get(draft).find(matches)?.content ?? "",
    set: (draft, content) => {
      const entries = list.get(draft);
      if (content === "")
        return list.set(
          draft,
          entries.filter((entry) => !matches(entry)),
        );
      const entry = { contentType, content };
      if (!entries.some(matches)) return list.set(draft, [...entries, entry]);
      return list.set(
        draft,
        entries.map((item) => (matches(item) ? { ...item, content } : item)),
      );
    },
    pointer: (draft) => `/etcInfo/${list.get(draft).findIndex(matches)}/content`,
  };
}

/** The value at a JSON pointer; undefined if it is missing. */
export function getByPointer(draft: Draft, pointer: string): unknown {
  let value: unknown = draft;
  for (const key of pointer.split("/").slice(1))
    value = typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
  return value;
}

function getAtPath(draft: Draft, keys: Keys): unknown {
  let value: unknown = draft;
  for (const key of keys) value = isObject(value) ? value[key] : undefined;
  return value;
}

function setAtPath(draft: Draft, [key, ...rest]: Keys, value: unknown): Draft {
  const [next, ...more] = rest;
  if (next === undefined) return { ...draft, [key]: value };
  const inner = draft[key];
  return { ...draft, [key]: setAtPath(isObject(inner) ? inner : {}, [next, ...more], value) };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
