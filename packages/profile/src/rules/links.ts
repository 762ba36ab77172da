import { limits } from "./limits.ts";
import type { RuleCode } from "./rule-code.ts";

// Scheme, dotted host (letters of any script, or punycode), port, path. No userinfo, no quotes.
const webAddressShape =
  /^(?:https?:\/\/)?(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+(?:xn--[a-z0-9-]+|[\p{L}\p{M}]{2,})(?::(\d{1,5}))?(?:[/?#][^\s\p{Cc}\p{Cs}<>"`\\]*)?$/iu;

/** Optional http or https, dotted host, optional port and path: `webAddress.format`. */
export function checkWebAddress(value: string): RuleCode | null {
  const match = value.length <= limits.webAddress ? webAddressShape.exec(value) : null;
  return match !== null && Number(match[1] ?? 0) <= 65_535 ? null : "webAddress.format";
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
