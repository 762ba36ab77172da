import { fetchPublic, type PublicFetchOptions } from "./fetch-public.ts";

/**
 * How a request ended: a 200 with a short text; another response; a failed TLS handshake; no public address, no
 * connection or no response.
 */
export type PublicText =
  | { kind: "text"; text: string }
  | { kind: "other" | "certificate" | "silent" };

const maxBytes = 1024;

/** Fetches a text of at most 1 KB from a URL that a user entered, as `fetchPublic` does. */
export async function readPublicText(url: URL, options?: PublicFetchOptions): Promise<PublicText> {
  const answer = await fetchPublic(url, maxBytes, options);
  if (answer.kind === "tooLarge") return { kind: "other" };
  if (answer.kind !== "response") return { kind: answer.kind };
  return answer.status === 200
    ? { kind: "text", text: answer.body.toString("utf8") }
    : { kind: "other" };
}

/** The same text; undefined for everything else. */
export async function fetchPublicText(
  url: URL,
  options?: PublicFetchOptions,
): Promise<string | undefined> {
  const answer = await readPublicText(url, options);
  return answer.kind === "text" ? answer.text : undefined;
}
