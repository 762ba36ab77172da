import { isDeepStrictEqual } from "node:util";

import { profileChanges } from "@realtor/api/loaning-schemas";
import { z } from "zod";

import type { StoredProfile } from "../db/tables/realtors.ts";
import { Problem } from "../http/problem.ts";
import { getDraft, stripDraft } from "./stored-realtor.ts";

/** The content of a profile as its editor shows it: with its draft, without the state of publication. */
export function getContent(profile: StoredProfile): StoredProfile {
  const { draft: _draft, isMakeHomepage: _published, ...content } = profile;
  return { ...content, ...getDraft(profile)?.changes };
}

/** Whether two values are the same for the reader: an empty one is as good as none. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return (isEmptyValue(one) && isEmptyValue(other)) || isDeepStrictEqual(one, other);
}

/**
 * The empty value of the same kind as `value`: an update cannot remove a key
 * (`docs/spec/profile.md#unknown-keys`).
 */
export function toEmptyValue(value: unknown): unknown {
  if (typeof value === "string") return value === "Y" ? "N" : "";
  if (typeof value === "number") return 0;
  if (Array.isArray(value)) return [];
  return isObject(value) ? {} : value;
}

/** A draft that has the changes of the stored one is that one; another gets its time and author again. */
export function keepKnownDraft(profile: StoredProfile, stored: StoredProfile): StoredProfile {
  const known = getDraft(stored);
  const isKnown = known && isDeepStrictEqual(getDraft(profile)?.changes, known.changes);
  return isKnown ? { ...profile, draft: known } : stripDraft(profile);
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isEmptyValue(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isObject(value)) return Object.values(value).every(isEmptyValue);
  return value === undefined || value === null || value === "" || value === "N" || value === 0;
}

/** Largest body of a profile: well above what the limits of all its texts permit together. */
export const maxProfileBytes = 1024 * 1024;
/** A profile with its draft, as stored and in an import file, in bytes of JSON. */
export const maxStoredBytes = 2 * maxProfileBytes;
/** Keys at the top level of a profile, and of its draft, known (about 60) and unknown. */
const maxKeys = 300;
/** Unknown keys with their values, in what every visitor receives. */
const maxUnknownBytes = 64 * 1024;

/**
 * Checks a profile before it is stored: unknown keys are retained, so that many updates could add up to any
 * size. One that already was larger may become smaller.
 * @throws {Problem} 413 `body.tooLarge`.
 */
export function requireProfileSize(profile: StoredProfile, before: StoredProfile = {}): void {
  const isTooLarge =
    countPublicUnknown(profile) > Math.max(maxUnknownBytes, countPublicUnknown(before)) ||
    countKeys(profile) > Math.max(maxKeys, countKeys(before)) ||
    countBytes(profile) > Math.max(maxStoredBytes, countBytes(before));
  if (isTooLarge) throw new Problem("body.tooLarge");
}

/** What visitors receive, or will once the draft is published. */
function countPublicUnknown(profile: StoredProfile): number {
  const { draft: _draft, ...shown } = profile;
  return Math.max(countUnknownBytes(shown), countUnknownBytes(getContent(profile)));
}

/** The larger count of the profile and its draft. */
function countKeys(profile: StoredProfile): number {
  const changes = getDraft(profile)?.changes ?? {};
  return Math.max(Object.keys(profile).length, Object.keys(changes).length);
}

function countBytes(profile: StoredProfile): number {
  return Buffer.byteLength(JSON.stringify(profile));
}

/** Bytes of JSON of the keys in a profile that its schema does not know, at any depth, with their values. */
function countUnknownBytes(profile: StoredProfile): number {
  return countIn(profileChanges, profile);
}

function countIn(schema: z.core.$ZodType, value: unknown): number {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return countIn(schema.unwrap(), value);
  if (schema instanceof z.ZodUnion) {
    const option = schema.options.find((one) => z.safeParse(one, value).success);
    return option === undefined ? 0 : countIn(option, value);
  }
  if (schema instanceof z.ZodArray)
    return Array.isArray(value) ? sum(value.map((item) => countIn(schema.element, item))) : 0;
  if (!(schema instanceof z.ZodObject) || typeof value !== "object" || value === null) return 0;
  const shape: Record<string, z.core.$ZodType | undefined> = schema.shape;
  return sum(
    Object.entries(value).map(([key, inner]) => {
      const known = Object.hasOwn(shape, key) ? shape[key] : undefined;
      return known ? countIn(known, inner) : Buffer.byteLength(JSON.stringify({ [key]: inner }));
    }),
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
