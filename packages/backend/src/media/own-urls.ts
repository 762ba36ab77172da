/**
 * Addresses of our own pictures are stored without the origin (`/media/…`), so that the data can
 * move to another host, and answered with it.
 */
export interface OwnUrls {
  toStored: (url: string) => string;
  toPublic: (url: string) => string;
}

/** Own addresses under this public origin. */
export function ownUrls(publicUrl: string): OwnUrls {
  const prefix = `${publicUrl}/media/`;
  return {
    toStored: (url) => (url.startsWith(prefix) ? url.slice(publicUrl.length) : url),
    toPublic: (url) => (url.startsWith("/media/") ? publicUrl + url : url),
  };
}
