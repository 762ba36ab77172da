import { z } from "zod";

const metadata = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  userinfo_endpoint: z.url(),
});

/** The required part of a provider's OpenID configuration. */
export type ProviderMetadata = z.infer<typeof metadata>;

const timeoutMs = 5000;

/** Fetches a provider's OpenID configuration; null if it is unavailable or invalid. */
export async function discoverProvider(discoveryUrl: string): Promise<ProviderMetadata | null> {
  try {
    const response = await fetch(discoveryUrl, { signal: AbortSignal.timeout(timeoutMs) });
    return response.ok ? (metadata.safeParse(await response.json()).data ?? null) : null;
  } catch {
    return null;
  }
}
