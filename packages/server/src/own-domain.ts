import { readPublicText } from "./fetch-public-text.ts";
import type { PublicFetchOptions } from "./fetch-public.ts";

/** Where the site reports on an agent's own domain which website it serves. */
export const websiteIdPath = "/.well-known/realtor-homepage";

/**
 * Where the owner of a domain may put its proof. The site never serves it: a domain that still points to
 * the site must prove nothing for the one who claims it.
 */
export const proofFilePath = "/.well-known/realtor-homepage-proof.txt";

/** Where the site responds whether a host may have a TLS certificate, for a server in front of it. */
export const certificatePath = "/.well-known/realtor-certificate";

/** What responds at an origin: a website, something else, a server without a valid certificate, or nothing. */
export type WebsiteAnswer =
  | { kind: "homepage"; id: string }
  | { kind: "elsewhere" | "certificate" | "silent" };

export async function fetchWebsite(
  origin: string,
  options?: PublicFetchOptions,
): Promise<WebsiteAnswer> {
  const answer = await readPublicText(new URL(websiteIdPath, origin), options);
  if (answer.kind === "other") return { kind: "elsewhere" };
  if (answer.kind !== "text") return { kind: answer.kind };
  const id = parseId(answer.text);
  return id === undefined ? { kind: "elsewhere" } : { kind: "homepage", id };
}

/** Returns the id of the website that an origin serves; undefined for none or an invalid response. */
export async function fetchWebsiteId(
  origin: string,
  options?: PublicFetchOptions,
): Promise<string | undefined> {
  const answer = await fetchWebsite(origin, options);
  return answer.kind === "homepage" ? answer.id : undefined;
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
