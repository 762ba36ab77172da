import type { Metadata } from "./metadata.ts";

/** The name that RESO gives a value of a field, such as `ActiveUnderContract` for "Active Under Contract". */
export type LookupName = (field: string, value: unknown) => string | undefined;

/** A row of the `Lookup` resource. */
interface LookupEntry {
  name: string;
  value: string;
  standard: string | undefined;
  odata: string | undefined;
}

/**
 * Names whose text and OData name differ by more than spaces and signs, so that a server without `Lookup` is read
 * as one with it.
 */
const exceptions: Readonly<Record<string, string>> = {
  "RV Access/Parking": "RvAccessParking",
  "Tenancy in Common": "TenancyInCommon",
};

/** Creates the name of a text as RESO does: words joined, signs removed. */
export function toLookupName(text: string): string {
  const trimmed = text.trim();
  return (
    exceptions[trimmed] ??
    trimmed
      .replaceAll("&", " And ")
      .replaceAll(/['’()[\].]/g, "")
      .replaceAll(/[^\p{L}\p{N}]+(\p{L}?)/gu, (_, letter: string) => letter.toUpperCase())
  );
}

/**
 * Returns a function that names values of a resource's fields: by the `Lookup` resource, by the enumerations of
 * `$metadata`, or by the text itself. Undefined for a value that is no text.
 */
export function createLookupName(
  metadata: Metadata,
  resource: string,
  entries: readonly unknown[],
): LookupName {
  const byName = new Map<string, string>();
  for (const raw of entries) {
    const entry = readEntry(raw);
    if (!entry) continue;
    const name = entry.odata ?? toLookupName(entry.standard ?? entry.value);
    byName.set(toKey(entry.name, entry.value), name);
    // Servers send either.
    if (entry.odata !== undefined) byName.set(toKey(entry.name, entry.odata), name);
  }
  const fields = metadata.resources.get(resource)?.fields;
  return (field, value) => {
    if (typeof value !== "string" || value.trim() === "") return undefined;
    const text = value.trim();
    const described = fields?.get(field);
    const known = byName.get(toKey(described?.lookupName ?? field, text));
    if (known !== undefined) return known;
    const standard = described && metadata.enumerations.get(described.type)?.get(text);
    return toLookupName(standard ?? text) || undefined;
  };
}

function toKey(name: string, value: string): string {
  return `${name}\n${value.toLowerCase()}`;
}

function readEntry(raw: unknown): LookupEntry | undefined {
  if (typeof raw !== "object" || raw === null) return undefined;
  const read = (key: string): string | undefined => {
    const value: unknown = Reflect.get(raw, key);
    return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
  };
  const [name, value] = [read("LookupName"), read("LookupValue")];
  if (name === undefined || value === undefined) return undefined;
  return { name, value, standard: read("StandardLookupValue"), odata: read("LegacyODataValue") };
}
