import { limits } from "./limits.ts";
import type { RuleCode } from "./rule-code.ts";

/** `URL.parse` for browsers without it (Safari before 18). */
function parseUrl(value: string): URL | null {
  try {
    return new URL(value);
  } catch {
    return null;
  }
}

// Scheme, dotted host (letters of any script, or punycode), port, path. No userinfo, no quotes.
const webAddressShape =
  /^(?:https?:\/\/)?(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+(?:xn--[a-z0-9-]+|[\p{L}\p{M}]{2,})(?::(\d{1,5}))?(?:[/?#][^\s\p{Cc}\p{Cs}<>"`\\]*)?$/iu;

/** Optional http or https, dotted host, optional port and path: `webAddress.format`. */
export function checkWebAddress(value: string): RuleCode | null {
  const match = value.length <= limits.webAddress ? webAddressShape.exec(value) : null;
  return match !== null && Number(match[1] ?? 0) <= 65_535 ? null : "webAddress.format";
}

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

const youTube = "https://www.youtube.com/";

/**
 * A URL on https://www.youtube.com/: `videoLink.format`. See `docs/spec/validation.md#video-link`.
 */
export function checkVideoLink(value: string): RuleCode | null {
  const rest = value.startsWith(youTube) ? value.slice(youTube.length) : "";
  return /^[^\s\p{C}<>"`\\]+$/u.test(rest) && value.length <= limits.webAddress
    ? null
    : "videoLink.format";
}

/**
 * Returns the eleven-character id of a YouTube video from watch, embed, shorts and live URLs, with
 * or without `www.` or `m.`, and youtu.be. Otherwise null.
 */
export function parseVideoId(value: string): string | null {
  const url = parseUrl(value.trim());
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const path = url.pathname.split("/");
  const host = url.hostname.replace(/^(?:www|m)\./, "");
  let id: string | null | undefined = null;
  if (host === "youtu.be") id = path[1];
  else if (host === "youtube.com" && url.pathname === "/watch") id = url.searchParams.get("v");
  else if (host === "youtube.com" && /^(?:embed|shorts|live|v)$/.test(path[1] ?? "")) id = path[2];
  return id && /^[\w-]{11}$/.test(id) ? id : null;
}
