import { parseAccept } from "hono/utils/accept";

export type PictureFormat = "avif" | "webp" | "jpeg";

/** The smallest format that an `Accept` header names; JPEG, which all can show, where it names none. */
export function pictureFormat(accept: string | undefined): PictureFormat {
  const named = new Set(
    parseAccept(accept ?? "")
      .filter(({ q }) => q > 0)
      .map(({ type }) => type.toLowerCase()),
  );
  if (named.has("image/avif")) return "avif";
  return named.has("image/webp") ? "webp" : "jpeg";
}
