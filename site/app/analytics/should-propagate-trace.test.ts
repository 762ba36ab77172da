// @vitest-environment jsdom
import { expect, it } from "vitest";
import { shouldPropagateTrace } from "./should-propagate-trace.ts";

const hosts = ["grace-kim.example:3000", "realtor.example", "www.homes.example"];

it.each([
  ["/v1/realtor", false], // jsdom's own localhost is none of the hosts
  ["https://realtor.example/v1/realtor", true],
  ["https://grace-kim.example:3000/v1", true],
  ["https://loaning.realtor.example/v1", true],
  ["https://loaning-dev.realtor.example/v1", true],
  ["https://api.loaning.realtor.example/v1", true],
  ["https://loaning.homes.example/v1", true],
  ["https://www.homes.example/", true],
  ["https://cdn.realtor.example/a.png", false],
  ["https://loanings.realtor.example/", false],
  ["https://loaning.example/", false],
  ["https://evilrealtor.example/", false],
  ["https://loaning.realtor.example.evil.example/", false],
  ["https://api2.amplitude.com/2/httpapi", false],
  ["blob:https://realtor.example/1", false],
])("%s: %s", (url, traced) => expect(shouldPropagateTrace(url, hosts)).toBe(traced));
