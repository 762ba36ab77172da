import { createHash } from "node:crypto";

/** The part of a copy's path before the listing. */
export const copyFolder = "mls/";

/** Names of files have at most 255 bytes. */
const longestFolder = 200;

/**
 * Where the copy of a photo is stored: below its listing, so that the first view finds the row. The same photo has
 * the same place while its address gets new signatures. Undefined for a listing whose key is too long.
 */
export function copyKey(
  listingKey: string,
  { mediaKey, mediaURL }: { mediaKey?: string | null; mediaURL: string },
): string | undefined {
  const folder = Buffer.from(listingKey).toString("base64url");
  if (folder.length > longestFolder) return undefined;
  const { origin, pathname, search } = new URL(mediaURL);
  const identity = mediaKey ? [mediaKey, origin, pathname] : [origin, pathname, search];
  const name = createHash("sha256").update(JSON.stringify(identity)).digest("base64url");
  return `${copyFolder}${folder}/${name.slice(0, 22)}.jpg`;
}

/** The listing of a copy. */
export function listingOfCopy(key: string): string | undefined {
  const [, folder] = /^mls\/([\w-]+)\/[\w-]{22}\.jpg$/.exec(key) ?? [];
  return folder === undefined ? undefined : Buffer.from(folder, "base64url").toString("utf8");
}

/** Whether a host is one of a market's: `photos.example`, or with `*.photos.example` one below it. */
export function isPhotoHost(hosts: readonly string[], url: URL): boolean {
  return hosts.some((host) =>
    host.startsWith("*.") ? url.hostname.endsWith(host.slice(1)) : url.hostname === host,
  );
}
