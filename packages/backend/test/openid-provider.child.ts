/** Runs the provider as a process of its own, for the site's flows; the first line printed is its discovery address. */
import { z } from "zod";

import { startOpenIdProvider } from "./openid-provider.ts";

const options = z.object({
  clientId: z.string(),
  clientSecret: z.string(),
  redirectUri: z.string(),
  accounts: z.array(z.object({ email: z.string(), emailVerified: z.boolean(), name: z.string() })),
});

const provider = await startOpenIdProvider(options.parse(JSON.parse(process.argv[2] ?? "")));
process.stdout.write(`${provider.discoveryUrl}\n`);
