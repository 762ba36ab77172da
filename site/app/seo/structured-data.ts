/** A node of a JSON-LD graph; its other keys are schema.org properties. */
export interface Thing {
  "@type": string | readonly string[];
  "@id"?: string;
  [property: string]: JsonLdValue;
}

export type JsonLdValue =
  | string
  | number
  | null
  | undefined
  | Thing
  | { "@id": string }
  | readonly JsonLdValue[];

/** Structured data of a page (schema.org as JSON-LD). */
export interface Graph {
  "@context": "https://schema.org";
  "@graph": readonly Thing[];
}

/** Creates a graph of `things` without empty values. */
export function graphOf(things: readonly (Thing | null)[]): Graph {
  return {
    "@context": "https://schema.org",
    // Only values are removed; a node keeps its type.
    "@graph": things.filter((thing) => thing !== null).map((thing) => withoutEmpty(thing) as Thing),
  };
}

function withoutEmpty(value: JsonLdValue): JsonLdValue {
  if (Array.isArray(value)) {
    const filled = value.map(withoutEmpty).filter((one) => one !== undefined);
    return filled.length > 0 ? filled : undefined;
  }
  if (typeof value === "string") return value.trim() === "" ? undefined : value;
  if (typeof value !== "object" || value === null) return value ?? undefined;
  const filled = Object.entries(value).flatMap(([key, one]) => {
    const result = withoutEmpty(one);
    return result === undefined ? [] : [[key, result] as const];
  });
  const hasContent = filled.some(([key]) => key !== "@type");
  return hasContent ? (Object.fromEntries(filled) as Thing) : undefined; // a subset of the node's keys
}

export interface Crumb {
  name: string;
  item: string;
}

export function breadcrumbs(id: string, crumbs: readonly Crumb[]): Thing {
  return {
    "@type": "BreadcrumbList",
    "@id": id,
    itemListElement: crumbs.map(({ name, item }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item,
    })),
  };
}
