const eastAsian = /^[\p{sc=Hangul}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー・]+$/u;

/**
 * The `name` of a contact request: last name, then first name (SPEC section 3). Names in Hangul, Han
 * or kana are written together, any other pair with a space.
 */
export function joinName(lastName: string, firstName: string): string {
  const last = lastName.trim();
  const first = firstName.trim();
  return (eastAsian.test(last) && eastAsian.test(first) ? [last + first] : [last, first])
    .join(" ")
    .trim();
}
