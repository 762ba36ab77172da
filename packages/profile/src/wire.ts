import type { EtcInfoType } from "./stored.ts";

/** A stored profile or a part of it, as services send it. Unknown keys stay. */
export type Wire = Readonly<Record<string, unknown>>;

/** Where a value is: the keys on the way to it. */
export type Keys = readonly [string, ...string[]];

/**
 * Reads and immutably writes one value of a profile. Reading never throws: a value of another type reads
 * as missing.
 */
export interface Lens<Value, Path extends Keys = Keys> {
  /** Keys of the value; in `etcInfo` the type of the entry, as in the changes of a version. */
  readonly path: Path;
  readonly get: (wire: Wire) => Value;
  /** Returns a copy; other keys stay. */
  readonly set: (wire: Wire, value: Value) => Wire;
  /** JSON pointer of the value, as in schema errors. */
  readonly pointer: (wire: Wire) => string;
}

/** A string; a missing value reads as empty. */
export function textAt<const Path extends Keys>(...path: Path): Lens<string, Path> {
  return {
    path,
    get: (wire) => toText(getAtPath(wire, path)),
    set: (wire, text) => setAtPath(wire, path, text),
    pointer: () => toJsonPointer(path),
  };
}

function toText(value: unknown): string {
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
}

/**
 * A number. Empty is stored as 0, which means "not provided", and 0 reads as empty. A draft can contain
 * a number as text, which earlier versions of the editor stored while it was typed.
 */
export function numberAt<const Path extends Keys>(...path: Path): Lens<number | null, Path> {
  return {
    path,
    get: (wire) => {
      const value = getAtPath(wire, path);
      const number = typeof value === "string" ? parseNumber(value) : value;
      return typeof number === "number" && number !== 0 ? number : null;
    },
    set: (wire, number) => setAtPath(wire, path, number ?? 0),
    pointer: () => toJsonPointer(path),
  };
}

function parseNumber(text: string): number | null {
  const plain = text.replaceAll(/[,\s$]/g, "");
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : null;
}

/** A boolean, stored as "Y" or "N"; a missing value reads as false. */
export function flagAt<const Path extends Keys>(...path: Path): Lens<boolean, Path> {
  return {
    path,
    get: (wire) => getAtPath(wire, path) === "Y",
    set: (wire, on) => setAtPath(wire, path, on ? "Y" : "N"),
    pointer: () => toJsonPointer(path),
  };
}

/** A list of `Item`; a missing value reads as the same empty list each time. */
export function listAt<Item>(...path: Keys): Lens<readonly Item[]> {
  return {
    path,
    get: (wire) => {
      const value = getAtPath(wire, path);
      // The schema has validated stored profiles, and the editor writes only Items.
      return Array.isArray(value) ? (value as readonly Item[]) : emptyList;
    },
    set: (wire, list) => setAtPath(wire, path, list),
    pointer: () => toJsonPointer(path),
  };
}

const emptyList: readonly never[] = [];

/** An object of the shape `Value`; a missing value reads as empty. */
export function objectAt<Value extends object>(...path: Keys): Lens<Partial<Value>> {
  return {
    path,
    get: (wire) => {
      const value = getAtPath(wire, path);
      return isObject(value) ? (value as Partial<Value>) : emptyObject;
    },
    set: (wire, value) => setAtPath(wire, path, value),
    pointer: () => toJsonPointer(path),
  };
}

const emptyObject = {};

/** An entry of `etcInfo`. A file to import can have entries that are no objects. */
type Info = { contentType: string; content: string } | null;

/** The key of the list of texts that each have a type. */
export const infoKey = "etcInfo";

const entries = listAt<Info>(infoKey);

/**
 * The content of an `etcInfo` entry; an empty one is removed. See docs/spec/profile.md#etc-info.
 */
export function infoAt<const Type extends EtcInfoType>(
  contentType: Type,
): Lens<string, [typeof infoKey, Type]> {
  const matches = (entry: Info) => entry?.contentType === contentType;
  return {
    path: [infoKey, contentType],
    get: (wire) => toText(entries.get(wire).find(matches)?.content),
    set: (wire, content) => {
      const list = entries.get(wire);
      if (content === "")
        return entries.set(
          wire,
          list.filter((entry) => !matches(entry)),
        );
      const entry = { contentType, content };
      if (!list.some(matches)) return entries.set(wire, [...list, entry]);
      return entries.set(
        wire,
        list.map((item) => (matches(item) ? { ...item, ...entry } : item)),
      );
    },
    pointer: (wire) => `/${infoKey}/${entries.get(wire).findIndex(matches)}/content`,
  };
}

/** All contents of `etcInfo` by their type, as stored. */
export function getInfo(wire: Wire): ReadonlyMap<string, unknown> {
  return new Map(
    entries.get(wire).flatMap((entry) => (entry ? [[entry.contentType, entry.content]] : [])),
  );
}

/** Copies the stored value at the path of a lens as it is; a missing one is not added. */
export function copyValue([key, ...rest]: Keys, from: Wire, to: Wire): Wire {
  if (key === infoKey) {
    const copied = entries.get(from).filter((entry) => entry?.contentType === rest[0]);
    return copied.length === 0 ? to : entries.set(to, [...entries.get(to), ...copied]);
  }
  const value = getAtPath(from, [key, ...rest]);
  return value === undefined ? to : setAtPath(to, [key, ...rest], value);
}

/** SQL/JSON path of the value at the path of a lens. */
export function toJsonPath([key, ...rest]: Keys): string {
  return key === infoKey
    ? `$.${key}[*] ? (@.contentType == "${rest.join(".")}").content`
    : `$.${[key, ...rest].join(".")}`;
}

/** The value at a JSON pointer; undefined if it is missing. */
export function getByPointer(wire: Wire, pointer: string): unknown {
  let value: unknown = wire;
  for (const key of pointer.split("/").slice(1))
    value = typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
  return value;
}

export function toJsonPointer(path: Keys): string {
  return `/${path.join("/")}`;
}

function getAtPath(wire: Wire, path: Keys): unknown {
  let value: unknown = wire;
  for (const key of path) value = isObject(value) ? value[key] : undefined;
  return value;
}

function setAtPath(wire: Wire, [key, ...rest]: Keys, value: unknown): Wire {
  const [next, ...more] = rest;
  if (next === undefined) return { ...wire, [key]: value };
  const inner = wire[key];
  return { ...wire, [key]: setAtPath(isObject(inner) ? inner : {}, [next, ...more], value) };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
