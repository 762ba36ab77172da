/** Faster submissions are automated. */
const shortestMs = 1500;

/**
 * True when the honeypot field has a value or the form was submitted too fast
 * (docs/spec/forms.md#spam-protection). With a wrong client clock only the honeypot decides.
 */
export function isSpam(
  form: { website?: string | undefined; startedAt?: number | undefined },
  now: number,
): boolean {
  if (form.website?.trim()) return true;
  const elapsed = form.startedAt === undefined ? Infinity : now - form.startedAt;
  return elapsed >= 0 && elapsed < shortestMs;
}
