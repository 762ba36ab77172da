import { describe, expect, it } from "vitest";
import { createLimiter, toNetworkKey } from "./create-limiter.ts";

describe("toNetworkKey", () => {
  it.each([
    ["192.0.2.1", "192.0.2.1"],
    ["::ffff:192.0.2.1", "192.0.2.1"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:db8:1:2::9", "2001:db8:1:2"],
    ["2001:0DB8:0001:0002::", "2001:db8:1:2"],
    ["2001:db8::1", "2001:db8:0:0"],
    ["::1", "0:0:0:0"],
    ["fe80::1%eth0", "fe80:0:0:0"],
    ["unknown", "unknown"],
  ])("maps %s to %s", (address, network) => {
    expect(toNetworkKey(address)).toBe(network);
  });
});

describe("createLimiter in memory", () => {
  it("limits calls per network and returns the seconds to wait", async () => {
    const limiter = createLimiter({ pool: null }, { name: "test", points: 2, seconds: 60 });
    expect(await limiter.consume("2001:db8::1")).toBeNull();
    expect(await limiter.consume("2001:db8::2")).toBeNull();
    const wait = await limiter.consume("2001:db8::3");
    expect(wait).toBeGreaterThan(55);
    expect(wait).toBeLessThanOrEqual(60);
    expect(await limiter.consume("2001:db8:0:1::1")).toBeNull();
  });
});
