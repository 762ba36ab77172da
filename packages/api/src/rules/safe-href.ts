import { parseUrl } from "./parse-url.ts";
import { checkWebAddress } from "./web-address.ts";

const schemes = ["https:", "http:", "tel:", "sms:", "mailto:"];

/**
 * What may stand in an `href` for a text that a person typed: http, https, tel, sms or mailto, with
 * https put before a bare web address. Null for every other scheme and for relative addresses.
 */
export function safeHref(value: string): string | null {
  const typed = value.trim();
  const url = parseUrl(typed);
  if (url !== null && schemes.includes(url.protocol)) return url.href;
  // "example.com:8443" parses with the scheme "example.com:", so the bare form is tried on its own.
  return checkWebAddress(typed) === null ? new URL(`https://${typed}`).href : null;
}
