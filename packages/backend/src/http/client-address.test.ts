import type { BlockList } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import { parseNetworks } from "@realtor/server/client-address";
import { describe, expect, it } from "vitest";

import { createRouter } from "./app-env.ts";
import { clientAddress } from "./rate-limit.ts";

interface Call {
  trustProxy: number;
  forwarded?: string;
  /** The remote address; absent for an in-process call. */
  from?: string;
  callers?: BlockList | undefined;
}

async function addressOf({ trustProxy, callers, forwarded, from }: Call): Promise<string> {
  const app = createRouter().get("/", (c) => c.text(clientAddress(c, { trustProxy, callers })));
  const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  // Only the part of Node's request that contains the address.
  const incoming = { socket: { remoteAddress: from } } as HttpBindings["incoming"];
  const response = await app.request("/", { headers }, from === undefined ? {} : { incoming });
  return response.text();
}

const visitor = "203.0.113.7";
const claimed = "198.51.100.1";

describe("clientAddress", () => {
  it.each<[string, Call]>([
    ["the entry that the site appends", { trustProxy: 0, forwarded: visitor }],
    ["not the entry that the client sent", { trustProxy: 0, forwarded: `${claimed}, ${visitor}` }],
    [
      "one entry before the last with one proxy",
      { trustProxy: 1, forwarded: `${visitor}, 10.0.0.2` },
    ],
    [
      "two entries before the last with two proxies, not the client's own entry",
      { trustProxy: 2, forwarded: `${claimed}, ${visitor} ,10.0.0.3,10.0.0.2` },
    ],
    ["the first entry of a list that the site created", { trustProxy: 2, forwarded: visitor }],
  ])("is %s", async (_, call) => {
    for (const from of ["127.0.0.1", "127.8.9.1", "::1", "::ffff:127.0.0.1"]) {
      expect(await addressOf({ ...call, from })).toBe(visitor);
    }
    expect(await addressOf(call)).toBe(visitor);
  });

  it.each(["10.0.0.9", "::ffff:10.0.0.9", "2001:db8::9"])(
    "is the remote address for a connection from another machine: %s",
    async (from) => {
      for (const trustProxy of [0, 1]) {
        expect(await addressOf({ trustProxy, from, forwarded: `${claimed}, ${visitor}` })).toBe(
          from,
        );
      }
    },
  );

  it("is the entry of the site for a caller from a configured machine", async () => {
    const callers = parseNetworks("10.0.0.9, 2001:db8::/32");
    const call = { trustProxy: 0, callers, forwarded: `${claimed}, ${visitor}` };
    for (const from of ["10.0.0.9", "::ffff:10.0.0.9", "2001:db8::9"])
      expect(await addressOf({ ...call, from })).toBe(visitor);
    for (const from of ["10.0.0.8", "2001:db9::9"])
      expect(await addressOf({ ...call, from })).toBe(from);
  });

  it.each([undefined, "", " ", `${visitor}, `])(
    "is the remote address if the header is %o",
    async (forwarded) => {
      const header = forwarded === undefined ? {} : { forwarded };
      expect(await addressOf({ trustProxy: 0, from: "127.0.0.1", ...header })).toBe("127.0.0.1");
      expect(await addressOf({ trustProxy: 0, ...header })).toBe("in-process");
    },
  );

  it("is truncated to the longest possible address", async () => {
    expect(await addressOf({ trustProxy: 0, forwarded: "1".repeat(5000) })).toBe("1".repeat(64));
  });
});
