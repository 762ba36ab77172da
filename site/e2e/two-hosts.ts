import { getRealtor, updateRealtor } from "@realtor/api/loaning";
import { test as base } from "./fixtures.ts";
import { freePort, startProduct } from "./product.ts";
import { signedIn } from "./signed-in.ts";

interface Hosts {
  /** Origin of the product's own host. */
  product: string;
  /** Origin of the sample agent grace-kim's own domain. */
  own: string;
  /** Origin that leads to this very product and is nobody's. */
  unknown: string;
  backendUrl: string;
}

/** The product under the names of two hosts: its own, and one agent's. */
export const test = base.extend<object, { hosts: Hosts }>({
  hosts: [
    async ({ browserName: _anyBrowser }, provide) => {
      const port = await freePort();
      const at = (host: string) => `http://${host}.example:${port}`;
      const product = await startProduct({
        sitePort: port,
        env: { REALTOR_HOSTS: "realtor.example" },
      });
      const { backendUrl } = product;
      const { http } = await signedIn(backendUrl, "admin@example.com");
      const profile = await getRealtor(http, "grace-kim");
      await updateRealtor(http, profile.id, { ...profile, hompageUrl: at("grace-kim") });
      await provide({
        product: at("realtor"),
        own: at("grace-kim"),
        unknown: at("nobody"),
        backendUrl,
      });
      await product.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: async ({ hosts }, provide) => provide(hosts.product),
  launchOptions: async ({ launchOptions }, provide) => {
    const args = [...(launchOptions.args ?? []), "--host-resolver-rules=MAP *.example 127.0.0.1"];
    await provide({ ...launchOptions, args });
  },
});

/** The hosts of these tests have no certificate, which that header needs: the browser says so. */
export function isAboutCertificate(complaint: string): boolean {
  return complaint.includes("Cross-Origin-Opener-Policy header has been ignored");
}
