import { expect, it } from "vitest";

import { parseOwnHost } from "./claims.ts";

it.each([
  ["https://grace.example", "grace.example"],
  ["https://Grace.EXAMPLE/", "grace.example"],
  ["http://grace.example:80", "grace.example"],
  ["https://grace.example:8443", "grace.example:8443"],
  ["grace.example", "grace.example"],
  ["https://www.grace.example", "www.grace.example"],
  ["https://김.example", "xn--4k0b.example"],
  ["https://realtors.example/grace-kim", null],
  ["realtors.example/grace-kim", null],
  ["", null],
  [" ", null],
  ["https://", null],
  [undefined, null],
  [44, null],
])("parses %j to %j", (hompageUrl, host) => {
  expect(parseOwnHost(hompageUrl)).toBe(host);
});
