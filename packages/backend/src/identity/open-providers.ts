import type { GenericOAuthConfig } from "better-auth/plugins";
import type { Logger } from "pino";

import { discoverProvider } from "./discover-provider.ts";
import { providerConfig } from "./provider-config.ts";
import type { ProviderSettings } from "./provider-settings.ts";

/** The configured providers that answer; the log names one that does not, and the rest works without it. */
export async function openProviders(
  providers: readonly ProviderSettings[],
  siteUrl: string,
  log: Logger,
): Promise<GenericOAuthConfig[]> {
  const opened = await Promise.all(
    providers.map(async (settings) => {
      const metadata = await discoverProvider(settings.discoveryUrl);
      if (metadata) return [providerConfig(settings, metadata, siteUrl)];
      const { id, discoveryUrl } = settings;
      log.error({ provider: id, discoveryUrl }, "sign-in provider does not answer: it is left out");
      return [];
    }),
  );
  return opened.flat();
}
