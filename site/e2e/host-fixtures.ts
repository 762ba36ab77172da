import { type FakeDnsServer, startDns } from "../../packages/backend/test/fakes/fake-dns-server.ts";
import { test as base } from "./fixtures.ts";
import { startProduct } from "./product.ts";
import { proveDomain } from "./prove-domain.ts";
import { signInByApi } from "./sign-in-by-api.ts";
import { findFreePort } from "../../tools/find-free-port.ts";

interface Hosts {
  product: string;
  /** Origin of the sample agent grace-kim's own domain. */
  own: string;
  /** Origin that resolves to this product but belongs to no agent. */
  unknown: string;
  backendUrl: string;
  /** The name server of the product. */
  dns: FakeDnsServer;
}

/** A product reachable by its own host and by an agent's own domain. */
export const test = base.extend<object, { hosts: Hosts }>({
  hosts: [
    async ({ browserName: _browserName }, provide) => {
      const port = await findFreePort();
      const at = (host: string) => `http://${host}.example:${port}`;
      const dns = await startDns();
      const product = await startProduct({
        sitePort: port,
        env: { REALTOR_HOSTS: "realtor.example", DNS_SERVERS: dns.address },
      });
      const { backendUrl } = product;
      const { http } = await signInByApi(backendUrl, "admin@example.com");
      await proveDomain(http, dns, "grace-kim", at("grace-kim"));
      await provide({
        product: at("realtor"),
        own: at("grace-kim"),
        unknown: at("unknown"),
        backendUrl,
        dns,
      });
      await product.stop();
      await dns.close();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: async ({ hosts }, provide) => provide(hosts.product),
  launchOptions: async ({ launchOptions }, provide) => {
    const args = [...(launchOptions.args ?? []), "--host-resolver-rules=MAP *.example 127.0.0.1"];
    await provide({ ...launchOptions, args });
  },
});

/** Chromium logs that it ignores Cross-Origin-Opener-Policy on hosts without a certificate. */
export function isCertificateWarning(message: string): boolean {
  return message.includes("Cross-Origin-Opener-Policy header has been ignored");
}
