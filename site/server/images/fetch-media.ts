import { rootCauseMessage } from "@realtor/server/errors";

/** The bytes of a stored image, or why there are none. */
export type Media =
  | { kind: "found"; body: Buffer; type: string }
  | { kind: "absent" }
  | { kind: "failed"; reason: string };

const maxBytes = 25 * 1024 * 1024;
const timeoutMs = 10_000;

/**
 * Fetches one image from `<origin>/media/<path>`. Rejects redirects, so that stored content cannot
 * make the site fetch from elsewhere (SSRF).
 */
export async function fetchMedia(
  origin: string,
  path: string,
  fetchFrom: typeof fetch = fetch,
): Promise<Media> {
  try {
    const response = await fetchFrom(`${origin}/media/${path}`, {
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
      headers: { accept: "image/*" },
    });
    if (!response.ok) {
      await response.body?.cancel();
      return response.status === 404 || response.status === 410
        ? { kind: "absent" }
        : { kind: "failed", reason: `media responded with ${response.status}` };
    }
    const type = response.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
    const body = await readLimited(response);
    return body ? { kind: "found", body, type } : { kind: "failed", reason: "image too large" };
  } catch (error) {
    return { kind: "failed", reason: rootCauseMessage(error) };
  }
}

/** The body, or undefined as soon as it exceeds `maxBytes`. */
async function readLimited(response: Response): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > maxBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
