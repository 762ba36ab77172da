/** Nobody fills in the form in less. */
const shortestMs = 1500;

/**
 * True for a form with something in the field that people do not see, or sent sooner after it was
 * opened than anyone can type (DECISIONS section 8). A visitor's clock that runs ahead or far behind
 * ours says nothing, so then only the field decides.
 */
export function isSpam(
  form: { website?: string | undefined; startedAt?: number | undefined },
  now: number,
): boolean {
  if (form.website?.trim()) return true;
  const elapsed = form.startedAt === undefined ? Infinity : now - form.startedAt;
  return elapsed >= 0 && elapsed < shortestMs;
}
