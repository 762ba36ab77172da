import { parseAccept } from "hono/utils/accept";

export type ImageFormat = "avif" | "webp" | "jpeg";

/**
 * The smallest format in an `Accept` header; JPEG, which every browser supports, when it lists
 * none.
 */
export function negotiateImageFormat(accept: string | undefined): ImageFormat {
  const named = new Set(
    parseAccept(accept ?? "")
      .filter(({ q }) => q > 0)
      .map(({ type }) => type.toLowerCase()),
  );
  if (named.has("image/avif")) return "avif";
  return named.has("image/webp") ? "webp" : "jpeg";
}
