/**
 * A licence number without the words of its issuer, in capitals: `CA DRE SAMPLE-01` and
 * `sample-01` are the same licence. Leading zeros stay: it is a text, not a number.
 */
export function bareLicense(license: string): string {
  return license
    .trim()
    .toUpperCase()
    .replace(/^(?:CA\s+)?(?:DRE|GREC)\b[\s.:#]*(?:LIC\.?\s*)?/, "");
}
