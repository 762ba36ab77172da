/**
 * Groups the digits of a US number while it is typed: "9495550110" becomes "949-555-0110". Numbers of other
 * countries stay as typed. A leading country code of the US is removed.
 */
export function formatPhone(typed: string, country: string): string {
  if (country !== "US") return typed;
  const digits = typed
    .replaceAll(/\D/g, "")
    .replace(/^1(?=\d)/, "")
    .slice(0, 10);
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join("-");
}

/** The country of a stored number, which has none: 11 digits are no US number. */
export function guessCountry(number: string): "US" | "JP" | "KR" {
  const digits = number.replaceAll(/\D/g, "");
  if (digits.length !== 11) return "US";
  return digits.startsWith("010") ? "KR" : "JP";
}
