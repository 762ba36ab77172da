/** One thing in a page's JSON-LD graph; its other keys are schema.org's properties. */
export interface Thing {
  "@type": string | readonly string[];
  "@id"?: string;
  [property: string]: JsonLdValue;
}

export type JsonLdValue =
  | string
  | number
  | undefined
  | Thing
  | { "@id": string }
  | readonly JsonLdValue[];

/** What a page says of itself to search engines (schema.org as JSON-LD). */
export interface Graph {
  "@context": "https://schema.org";
  "@graph": readonly Thing[];
}

/** The graph of these things, without anything that is empty. */
export function graphOf(things: readonly (Thing | null)[]): Graph {
  return {
    "@context": "https://schema.org",
    // Only values are taken away, and no thing is without its type.
    "@graph": things.filter((thing) => thing !== null).map((thing) => withoutEmpty(thing) as Thing),
  };
}

function withoutEmpty(value: JsonLdValue): JsonLdValue {
  if (Array.isArray(value)) {
    const kept = value.map(withoutEmpty).filter((one) => one !== undefined);
    return kept.length > 0 ? kept : undefined;
  }
  if (typeof value === "string") return value.trim() === "" ? undefined : value;
  if (typeof value !== "object") return value;
  const kept = Object.entries(value).flatMap(([key, one]) => {
    const held = withoutEmpty(one);
    return held === undefined ? [] : [[key, held] as const];
  });
  const said = kept.some(([key]) => key !== "@type");
  return said ? (Object.fromEntries(kept) as Thing) : undefined; // the same keys, some of them gone
}

export interface Crumb {
  name: string;
  item: string;
}

/** The way from the front page to this one. */
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
