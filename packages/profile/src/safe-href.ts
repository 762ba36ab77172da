import { parseUrl } from "./links.ts";
import { checkWebAddress } from "./rules/links.ts";

const schemes = ["https:", "http:", "tel:", "sms:", "mailto:"];

/**
 * Returns a safe `href` for user input: http, https, tel, sms or mailto; a bare web address gets
 * https. Null for other schemes and relative URLs.
 */
export function safeHref(value: string): string | null {
  const typed = value.trim();
  const url = parseUrl(typed);
  if (url !== null && schemes.includes(url.protocol)) return url.href;
  // "example.com:8443" parses as scheme "example.com:", so check the bare form separately.
  return checkWebAddress(typed) === null ? new URL(`https://${typed}`).href : null;
}
