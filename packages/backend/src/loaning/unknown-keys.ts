import { profileChanges } from "@realtor/api/loaning-schemas";
import { z } from "zod";

import type { StoredProfile } from "../db/tables/realtors.ts";

/** Bytes of JSON of the keys in a profile that its schema does not know, at any depth, with their values. */
export function countUnknownBytes(profile: StoredProfile): number {
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
