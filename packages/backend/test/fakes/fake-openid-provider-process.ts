/**
 * Runs the provider as a separate process for the site's end-to-end tests. The first output line is
 * its discovery URL.
 */
import { z } from "zod";

import { startOpenIdProvider } from "./fake-openid-provider.ts";

const options = z.object({
  clientId: z.string(),
  clientSecret: z.string(),
  redirectUri: z.string(),
  accounts: z.array(z.object({ email: z.string(), emailVerified: z.boolean(), name: z.string() })),
});

const provider = await startOpenIdProvider(options.parse(JSON.parse(process.argv[2] ?? "")));
process.stdout.write(`${provider.discoveryUrl}\n`);
