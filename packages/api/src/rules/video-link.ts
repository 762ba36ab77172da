import { limits } from "./limits.ts";
import { parseUrl } from "./parse-url.ts";
import type { RuleCode } from "./rule-code.ts";

const site = "https://www.youtube.com/";

/**
 * A URL on https://www.youtube.com/: `videoLink.format`. See `docs/spec/validation.md#video-link`.
 */
export function checkVideoLink(value: string): RuleCode | null {
  const rest = value.startsWith(site) ? value.slice(site.length) : "";
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
