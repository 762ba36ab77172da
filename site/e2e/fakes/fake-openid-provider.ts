import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const backend = fileURLToPath(new URL("../../../packages/backend", import.meta.url));

export interface ProviderProcess {
  discoveryUrl: string;
  stop(): Promise<void>;
}

/** Starts an OpenID provider in a child process; its sign-in page lists the accounts. */
export async function startProviderProcess(options: {
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  accounts: readonly { email: string; emailVerified: boolean; name: string }[];
}): Promise<ProviderProcess> {
  const child = spawn(
    process.execPath,
    ["test/fakes/fake-openid-provider-process.ts", JSON.stringify(options)],
    { cwd: backend, stdio: ["ignore", "pipe", "ignore"] },
  );
  const [discoveryUrl] = await once(createInterface(child.stdout), "line");
  return {
    discoveryUrl: String(discoveryUrl),
    async stop() {
      const ended = once(child, "exit");
      child.kill();
      await ended;
    },
  };
}
