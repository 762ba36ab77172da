import * as fc from "fast-check";
import { expect, it } from "vitest";
import { getClientAddress, toNetworkKey } from "./client-address.ts";

const address = fc.oneof(fc.ipV4(), fc.ipV6());
const anything = fc.oneof(address, fc.string(), fc.string({ unit: "binary", maxLength: 200 }));
const proxies = fc.integer({ min: 0, max: 4 });

it("is the entry of the outermost proxy, whatever the visitor sends before it", () => {
  const hops = fc.array(address, { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(anything), hops, address, (sent, written, connection) => {
      const header = [...sent, ...written].join(",");
      const trust = { proxies: written.length, loopbackOnly: false };
      expect(getClientAddress(connection, header, trust)).toBe(written[0]);
    }),
  );
});

it("a client's address is the connection without a proxy, and from other machines", () => {
  const trust = fc.oneof(
    fc.record({ proxies: fc.constant(0), loopbackOnly: fc.boolean() }),
    fc.record({ proxies, loopbackOnly: fc.constant(true) }),
  );
  const remote = address.filter((ip) => !/^(127\.|::1$|.*:127\.|.*ffff:7f)/i.test(ip));
  fc.assert(
    fc.property(remote, anything, trust, (connection, header, options) => {
      expect(getClientAddress(connection, header, options)).toBe(connection);
    }),
  );
});

it("a client's address never throws, and is limited in length", () => {
  const header = fc.oneof(anything, fc.string({ minLength: 65, maxLength: 400 }));
  fc.assert(
    fc.property(header, proxies, fc.boolean(), (sent, count, loopbackOnly) => {
      const found = getClientAddress(undefined, sent, { proxies: count, loopbackOnly }) ?? "";
      expect(found.length).toBeLessThanOrEqual(64);
      toNetworkKey(found);
      toNetworkKey(sent);
    }),
  );
});

it("a client's address counts all addresses of a /64 as one network, and others apart", () => {
  const groups = fc.array(fc.nat(0xffff), { minLength: 4, maxLength: 4 });
  const text = (parts: number[]) => parts.map((part) => part.toString(16)).join(":");
  fc.assert(
    fc.property(groups, groups, groups, (network, host, other) => {
      const key = toNetworkKey(`${text(network)}:${text(host)}`);
      expect(key).toBe(text(network));
      expect(toNetworkKey(`${text(network)}::`)).toBe(key);
      expect(toNetworkKey(`${text(other)}:${text(host)}`) === key).toBe(text(other) === key);
    }),
  );
});
