import { limits } from "./limits.ts";
import { parseUrl } from "./parse-url.ts";
import type { RuleCode } from "./rule-code.ts";

const site = "https://www.youtube.com/";

/** Must begin with the secure video site's www address (SPEC section 5): `videoLink.format`. */
export function checkVideoLink(value: string): RuleCode | null {
  const rest = value.startsWith(site) ? value.slice(site.length) : "";
  return /^[^\s\p{C}<>"`\\]+$/u.test(rest) && value.length <= limits.webAddress
    ? null
    : "videoLink.format";
}

/**
 * The eleven-character id of a YouTube video, for display: watch, embed, shorts and live addresses,
 * with or without `www.` or `m.`, and youtu.be. Null for anything else.
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
