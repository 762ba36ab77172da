import { expect, it } from "vitest";
import { isLocalHost } from "./local-host.ts";

it.each([
  ["localhost", true],
  ["grace.localhost", true],
  ["127.0.0.1", true],
  ["127.8.8.8", true],
  ["::1", true],
  ["[::1]", true],
  ["realtor.test", true],
  ["realtor.example", true],
  ["realtor.com", false],
  ["localhost.com", false],
  ["notlocalhost", false],
  ["example.com", false],
  ["0.0.0.0", false],
  ["::", false],
  ["192.168.0.2", false],
  ["127.0.0.1.example.net", false],
  ["", false],
])("isLocalHost(%j) is %s", (host, expected) => expect(isLocalHost(host)).toBe(expected));
