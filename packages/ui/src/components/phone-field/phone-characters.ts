/**
 * Keeps what a phone number may be typed with, digits and hyphens (SPEC section 5), and tells whether
 * anything else was there. Full-width digits and hyphens of an East Asian keyboard are the same characters.
 */
export function phoneCharacters(typed: string): { kept: string; refused: boolean } {
  const plain = typed.normalize("NFKC").replace(/[‐‑‒–—―−ー]/g, "-");
  const kept = plain.replace(/[^\d-]/g, "");
  return { kept, refused: kept.length !== plain.length };
}
