import type { HttpBindings } from "@hono/node-server";
import { describe, expect, it } from "vitest";

import { createApp } from "./app-env.ts";
import { clientAddress } from "./client-address.ts";

interface Call {
  trustProxy: number;
  forwarded?: string;
  /** The other end of the connection; absent for a call in process. */
  from?: string;
}

async function addressOf({ trustProxy, forwarded, from }: Call): Promise<string> {
  const app = createApp().get("/", (c) => c.text(clientAddress(c, trustProxy)));
  const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  // As much of Node's request as the address is read from.
  const incoming = { socket: { remoteAddress: from } } as HttpBindings["incoming"];
  const answer = await app.request("/", { headers }, from === undefined ? {} : { incoming });
  return answer.text();
}

const visitor = "203.0.113.7";
const claimed = "198.51.100.1";

describe("clientAddress", () => {
  it.each<[string, Call]>([
    ["the site's entry", { trustProxy: 0, forwarded: visitor }],
    ["not what was claimed left of it", { trustProxy: 0, forwarded: `${claimed}, ${visitor}` }],
    ["left of the site's entry by one proxy", { trustProxy: 1, forwarded: `${visitor}, 10.0.0.2` }],
    [
      "left by two, not what was claimed further left",
      { trustProxy: 2, forwarded: `${claimed}, ${visitor} ,10.0.0.3,10.0.0.2` },
    ],
    ["the first of a list that the site wrote itself", { trustProxy: 2, forwarded: visitor }],
  ])("is %s", async (_, call) => {
    for (const from of ["127.0.0.1", "127.8.9.1", "::1", "::ffff:127.0.0.1"]) {
      expect(await addressOf({ ...call, from })).toBe(visitor);
    }
    expect(await addressOf(call)).toBe(visitor);
  });

  it.each(["10.0.0.9", "::ffff:10.0.0.9", "2001:db8::9"])(
    "is the connection's own, whatever it claims, from another machine: %s",
    async (from) => {
      for (const trustProxy of [0, 1]) {
        expect(await addressOf({ trustProxy, from, forwarded: `${claimed}, ${visitor}` })).toBe(
          from,
        );
      }
    },
  );

  it.each([undefined, "", " ", `${visitor}, `])(
    "is the connection's own where the header is %o",
    async (forwarded) => {
      const header = forwarded === undefined ? {} : { forwarded };
      expect(await addressOf({ trustProxy: 0, from: "127.0.0.1", ...header })).toBe("127.0.0.1");
      expect(await addressOf({ trustProxy: 0, ...header })).toBe("in-process");
    },
  );

  it("is never longer than an address can be", async () => {
    expect(await addressOf({ trustProxy: 0, forwarded: "1".repeat(5000) })).toBe("1".repeat(64));
  });
});
