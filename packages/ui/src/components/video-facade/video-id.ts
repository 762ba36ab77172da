const id = /^[\w-]{11}$/;
const hosts = new Set([
  "www.youtube.com",
  "youtube.com",
  "m.youtube.com",
  "www.youtube-nocookie.com",
]);

/** The id in a YouTube address of any common form; null when it is not one. */
export function videoId(address: string | null | undefined): string | null {
  if (!address) return null;
  let url: URL;
  try {
    url = new URL(address.trim());
  } catch {
    return null;
  }
  if (url.protocol !== "https:" && url.protocol !== "http:") return null;
  const path = url.pathname.split("/").filter(Boolean);
  const found =
    url.hostname === "youtu.be"
      ? path[0]
      : hosts.has(url.hostname)
        ? path[0] === "watch"
          ? url.searchParams.get("v")
          : ["embed", "shorts", "live"].includes(path[0] ?? "")
            ? path[1]
            : null
        : null;
  return found && id.test(found) ? found : null;
}

/** Only the characters of an id reach an address, whatever was taken for one. */
const idOf = (video: string) => video.replaceAll(/[^\w-]/g, "");

/** Where a video is watched on YouTube: the link that works without JavaScript. */
export function watchAddress(video: string): string {
  return `https://www.youtube.com/watch?v=${idOf(video)}`;
}

/** The player, from the host that sets no cookie before playing. */
export function playerAddress(video: string): string {
  return `https://www.youtube-nocookie.com/embed/${idOf(video)}?autoplay=1`;
}
