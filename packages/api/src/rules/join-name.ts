const eastAsian = /^[\p{sc=Hangul}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー・]+$/u;

/**
 * Creates the `name` of a contact request: last name, then first name. Names in Hangul, Han or kana
 * are joined without a space.
 */
export function joinName(lastName: string, firstName: string): string {
  const last = lastName.trim();
  const first = firstName.trim();
  return (eastAsian.test(last) && eastAsian.test(first) ? [last + first] : [last, first])
    .join(" ")
    .trim();
}
