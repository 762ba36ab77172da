import type { Text } from "./text.ts";

const webSchemes = ["https:", "http:"];

/** Normalizes a web address for `href`; null if it is invalid or its scheme is not http(s). */
export function webLink(value: Text): string | null {
  const typed = value?.trim();
  if (!typed) return null;
  const url = parseUrl(/^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`);
  if (url === null || !webSchemes.includes(url.protocol)) return null;
  return url.hostname.includes(".") ? url.href : null;
}

/** Digits of a phone number with the leading `+`; null if there are fewer than seven. */
function normalizePhone(value: Text): string | null {
  const number =
    value
      ?.normalize("NFKC")
      .replaceAll(/[^\d+]/g, "")
      .replaceAll(/(?!^)\+/g, "") ?? "";
  return number.replace("+", "").length >= 7 ? number : null;
}

/** Returns a `tel:` or `sms:` URL. Ten digits without a country code are a US number. */
export function phoneLink(value: Text, scheme: "tel" | "sms" = "tel"): string | null {
  const number = normalizePhone(value);
  if (!number) return null;
  return `${scheme}:${/^\d{10}$/.test(number) ? `+1${number}` : number}`;
}

/** Returns a `mailto:` URL for one address; rejects input that could add headers or recipients. */
export function mailLink(value: Text): string | null {
  const mailbox = value?.trim() ?? "";
  return /^[\w.!#$'*+/=^`{|}~-]+@[\w-]+(\.[\w-]+)+$/.test(mailbox)
    ? `mailto:${encodeURI(mailbox)}`
    : null;
}

/** `URL.parse` for browsers without it (Safari before 18). */
export function parseUrl(value: string): URL | null {
  try {
    return new URL(value);
  } catch {
    return null;
  }
}
