const id = /^[\w-]{11}$/;
const youtubeHosts = new Set([
  "www.youtube.com",
  "youtube.com",
  "m.youtube.com",
  "www.youtube-nocookie.com",
]);

/** Extracts the id from common forms of YouTube URLs; null if there is none. */
export function parseVideoId(address: string | null | undefined): string | null {
  if (!address) return null;
  let url: URL;
  try {
    url = new URL(address.trim());
  } catch {
    return null;
  }
  if (url.protocol !== "https:" && url.protocol !== "http:") return null;
  const path = url.pathname.split("/").filter(Boolean);
  const candidate =
    url.hostname === "youtu.be"
      ? path[0]
      : youtubeHosts.has(url.hostname)
        ? path[0] === "watch"
          ? url.searchParams.get("v")
          : ["embed", "shorts", "live"].includes(path[0] ?? "")
            ? path[1]
            : null
        : null;
  return candidate && id.test(candidate) ? candidate : null;
}

/** Removes all characters that are invalid in an id before it is put in a URL. */
const sanitizeVideoId = (video: string | undefined) => video?.replaceAll(/[^\w-]/g, "") ?? "";

/** URL of the video on YouTube. */
export function getWatchUrl(video: string): string {
  return `https://www.youtube.com/watch?v=${sanitizeVideoId(video)}`;
}

/** URL of the embedded player on the host that sets no cookies before playback. */
export function getPlayerUrl(video: string): string {
  return `https://www.youtube-nocookie.com/embed/${sanitizeVideoId(video)}?autoplay=1`;
}
