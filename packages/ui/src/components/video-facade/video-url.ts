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
