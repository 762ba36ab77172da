import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { describe, expect, it, onTestFinished } from "vitest";

import { readFeeds } from "./settings.ts";

const feed = {
  id: "crmls",
  name: "CRMLS",
  state: "CA",
  address: "https://feed.example/odata/",
  auth: { kind: "bearer", secret: "RESO_CRMLS_TOKEN" },
};
const source = { RESO_CRMLS_TOKEN: "token of the feed" };

function read(content: unknown, variables: Record<string, string | undefined> = source) {
  const folder = mkdtempSync(join(tmpdir(), "realtor-feeds-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "markets.json");
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return readFeeds(file, variables);
}

describe("the settings of feeds", () => {
  it("are none without a file", () => {
    expect(readFeeds(undefined, {})).toEqual([]);
  });

  it("have defaults, and the secret in place of its variable", () => {
    expect(read([feed])).toEqual([
      {
        ...feed,
        address: "https://feed.example/odata",
        auth: { kind: "bearer", secret: "token of the feed" },
        pageSize: 100,
        perSecond: 4,
        perMinute: 120,
        orderBy: true,
        media: "expand",
        photos: "none",
        photoHosts: [],
        statuses: {},
      },
    ]);
  });

  it.each([
    ["no JSON", "{", "is not valid JSON"],
    ["no list", {}, "is not a list of markets"],
    ["an id twice", [feed, feed], "an id twice"],
    ["photos of any host", [{ ...feed, photos: "copy" }], "photos without photoHosts"],
    ["an unknown key", [{ ...feed, secret: "x" }], "an unknown key at /0/secret"],
    [
      "an address without encryption",
      [{ ...feed, address: "http://feed.test.com" }],
      "at /0/address",
    ],
    ["an id for two words", [{ ...feed, id: "cr-mls" }], "at /0/id"],
    [
      "a secret in the file",
      [{ ...feed, auth: { kind: "bearer", secret: "abc" } }],
      "/auth/secret",
    ],
    ["a client without an address", [{ ...feed, auth: { kind: "client", secret: "A" } }], "/auth/"],
  ])("are refused with %s", (_, content, message) => {
    expect(() => read(content)).toThrow(message);
    expect(() => read(content)).toThrow("see docs/running.md");
  });

  it("name the variable that is missing, so that one market without it does not stop the others", () => {
    expect(read([feed], {})).toMatchObject([
      { id: "crmls", auth: { kind: "missing", variable: "RESO_CRMLS_TOKEN" } },
    ]);
  });

  it("are refused without the file", () => {
    expect(() => readFeeds("/nowhere/markets.json", {})).toThrow("cannot be read");
  });
});
