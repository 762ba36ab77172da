import { z } from "zod";

const metadata = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  userinfo_endpoint: z.url(),
});

/** What we need of a provider's OpenID configuration. */
export type ProviderMetadata = z.infer<typeof metadata>;

const limitMs = 5000;

/** Asks a provider for its OpenID configuration; null when it gives none that can be used. */
export async function discoverProvider(discoveryUrl: string): Promise<ProviderMetadata | null> {
  try {
    const answer = await fetch(discoveryUrl, { signal: AbortSignal.timeout(limitMs) });
    return answer.ok ? (metadata.safeParse(await answer.json()).data ?? null) : null;
  } catch {
    return null;
  }
}
