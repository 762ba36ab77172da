import type { GenericOAuthConfig } from "better-auth/plugins";
import type { Logger } from "pino";

import { discoverProvider } from "./discover-provider.ts";
import { providerConfig } from "./provider-config.ts";
import type { ProviderSettings } from "./provider-settings.ts";

/** Discovers the configured providers. One that is unavailable is logged and left out. */
export async function configureProviders(
  providers: readonly ProviderSettings[],
  siteUrl: string,
  log: Logger,
): Promise<GenericOAuthConfig[]> {
  const configs = await Promise.all(
    providers.map(async (settings) => {
      const metadata = await discoverProvider(settings.discoveryUrl);
      if (metadata) return [providerConfig(settings, metadata, siteUrl)];
      const { id, discoveryUrl } = settings;
      log.error(
        { provider: id, discoveryUrl },
        "sign-in provider is unavailable and disabled: check its discovery URL and restart",
      );
      return [];
    }),
  );
  return configs.flat();
}
