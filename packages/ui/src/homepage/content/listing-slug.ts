const maxLength = 60;

interface SlugFacts {
  street: string | null;
  city: string | null;
  /** State, which a ZIP code can follow. */
  region: string | null;
}

/**
 * The last part of the address of a listing page: street, city and state in lower case with hyphens, or
 * `home` if they have no Latin letters.
 */
export function listingSlug({ street, city, region }: SlugFacts): string {
  const words = [street, city, region?.slice(0, 2)]
    .filter(Boolean)
    .join(" ")
    .normalize("NFKD")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  let slug = "";
  for (const word of words ?? []) {
    const longer = slug === "" ? word : `${slug}-${word}`;
    if (longer.length > maxLength) break;
    slug = longer;
  }
  return slug || "home";
}
