/**
 * Removes everything but digits and hyphens and reports whether anything was removed
 * (docs/spec/forms.md#phone-input). Full-width digits and hyphens are converted first.
 */
export function sanitizePhoneNumber(input: string): { value: string; hasInvalid: boolean } {
  const normalized = input.normalize("NFKC").replace(/[‐‑‒–—―−ー]/g, "-");
  const value = normalized.replace(/[^\d-]/g, "");
  return { value, hasInvalid: value.length !== normalized.length };
}
