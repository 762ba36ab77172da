/**
 * Removes the issuer from a license number and converts it to upper case: `CA DRE SAMPLE-01` and
 * `sample-01` are the same license. Leading zeros are significant.
 */
export function normalizeLicense(license: string): string {
  return license
    .trim()
    .toUpperCase()
    .replace(/^(?:CA\s+)?(?:DRE|GREC)\b[\s.:#]*(?:LIC\.?\s*)?/, "");
}
