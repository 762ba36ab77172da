import { fetchPublicText, type PublicFetchOptions } from "./fetch-public-text.ts";
import { homepageIdPath } from "./own-domain-paths.ts";

/** Returns the id of the homepage that an origin serves; undefined for none or an invalid response. */
export async function fetchHomepageId(
  origin: string,
  options?: PublicFetchOptions,
): Promise<string | undefined> {
  const text = await fetchPublicText(new URL(homepageIdPath, origin), options);
  return text === undefined ? undefined : parseId(text);
}

function parseId(text: string): string | undefined {
  try {
    const body: unknown = JSON.parse(text);
    const found = typeof body === "object" && body !== null && "id" in body;
    return found && typeof body.id === "string" ? body.id : undefined;
  } catch {
    return undefined;
  }
}
