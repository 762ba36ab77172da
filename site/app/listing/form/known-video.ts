const hosts = {
  youtube: ["youtube.com", "youtu.be", "youtube-nocookie.com"],
  vimeo: ["vimeo.com"],
  matterport: ["matterport.com"],
} as const;

/** The service of a video or tour; null for any other address. */
export function knownVideo(url: string): keyof typeof hosts | null {
  if (!url.startsWith("https://") || !URL.canParse(url)) return null;
  const { hostname } = new URL(url);
  const entries = Object.entries(hosts) as [keyof typeof hosts, readonly string[]][]; // widened
  const found = entries.find(([, names]) =>
    names.some((name) => hostname === name || hostname.endsWith(`.${name}`)),
  );
  return found?.[0] ?? null;
}
