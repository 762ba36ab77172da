import { parseUrl } from "./links.ts";

/**
 * Returns the eleven-character id of a YouTube video from watch, embed, shorts, live and v URLs of
 * youtube.com and youtube-nocookie.com, with or without `www.` or `m.`, and from youtu.be. Otherwise null.
 */
export function parseVideoId(address: string | null | undefined): string | null {
  const url = parseUrl(address?.trim() ?? "");
  const id = url && /^https?:$/.test(url.protocol) ? findId(url) : null;
  return id && /^[\w-]{11}$/.test(id) ? id : null;
}

function findId({ hostname, pathname, searchParams }: URL): string | null | undefined {
  const host = hostname.replace(/^(?:www|m)\./, "");
  const [first = "", second] = pathname.split("/").filter(Boolean);
  if (host === "youtu.be") return first;
  if (!/^youtube(?:-nocookie)?\.com$/.test(host)) return null;
  if (first === "watch") return searchParams.get("v");
  return /^(?:embed|shorts|live|v)$/.test(first) ? second : null;
}
