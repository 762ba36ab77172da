import { describe, expect, it } from "vitest";
import { getClientAddress, toNetworkKey } from "./client-address.ts";

const visitor = "203.0.113.7";
const forged = "198.51.100.1";

describe("getClientAddress with proxies in front of the server", () => {
  it.each([
    ["one proxy", visitor, 1, visitor],
    ["one proxy and a forged entry", `${forged}, ${visitor}`, 1, visitor],
    ["two proxies", `${forged}, ${visitor}, 10.0.0.2`, 2, visitor],
    ["fewer entries than proxies", visitor, 3, visitor],
    ["no proxy", visitor, 0, "192.0.2.1"],
    ["no header", undefined, 1, "192.0.2.1"],
    ["an empty header", "", 1, "192.0.2.1"],
    ["an empty entry", `${visitor}, `, 1, "192.0.2.1"],
  ])("%s", (_, header, proxies, address) => {
    expect(getClientAddress("192.0.2.1", header, { proxies, loopbackOnly: false })).toBe(address);
  });

  it("returns at most the length of an address", () => {
    const trust = { proxies: 1, loopbackOnly: false };
    expect(getClientAddress(undefined, "1".repeat(5000), trust)).toBe("1".repeat(64));
  });
});

describe("getClientAddress with callers on the same machine", () => {
  const trust = { proxies: 1, loopbackOnly: true };
  it.each(["127.0.0.1", "127.8.9.1", "::1", "::ffff:127.0.0.1", undefined])(
    "trusts the header from %s",
    (connection) => {
      expect(getClientAddress(connection, `${forged}, ${visitor}`, trust)).toBe(visitor);
    },
  );

  it.each(["10.0.0.9", "::ffff:10.0.0.9", "2001:db8::9"])("ignores it from %s", (connection) => {
    expect(getClientAddress(connection, `${forged}, ${visitor}`, trust)).toBe(connection);
  });
});

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
