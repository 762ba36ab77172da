import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { startDns } from "../../test/fakes/fake-dns-server.ts";
import type { DnsAnswer, FakeDnsServer } from "../../test/fakes/fake-dns-server.ts";
import { lacksToken, proofFile, proofRecord, showsToken, createReadEvidence } from "./evidence.ts";

const host = "grace.example";
const token = "t".repeat(22);
const { name, value } = proofRecord(host, token);
let dns: FakeDnsServer;
beforeAll(async () => {
  dns = await startDns();
});
afterAll(() => dns.close());

const read = (of = host) =>
  createReadEvidence({
    dnsServers: [dns.address],
    dnsTimeoutMs: 400,
    fetchText: async () => undefined,
    askWebsite: async () => ({ kind: "silent" }),
  })(of);

describe("the TXT record", () => {
  it.each<[string, DnsAnswer | undefined, { shows: boolean; lacks: boolean }]>([
    ["alone", { txt: [[value]] }, { shows: true, lacks: false }],
    ["in parts", { txt: [[value.slice(0, 9), value.slice(9)]] }, { shows: true, lacks: false }],
    ["with spaces around it", { txt: [[` ${value} `]] }, { shows: true, lacks: false }],
    ["after others", { txt: [["v=spf1 -all"], [""], [value]] }, { shows: true, lacks: false }],
    ["behind a CNAME", { cname: "proof.other.example" }, { shows: true, lacks: false }],
    ["behind a CNAME to nothing", { cname: "gone.example" }, { shows: false, lacks: true }],
    ["of another claim", { txt: [["realtor-homepage=other"]] }, { shows: false, lacks: true }],
    ["as a part of a text", { txt: [[`${value}x`]] }, { shows: false, lacks: true }],
    ["without its name", { txt: [[token]] }, { shows: false, lacks: true }],
    [
      "in two records",
      { txt: [[value.slice(0, 9)], [value.slice(9)]] },
      { shows: false, lacks: true },
    ],
    ["absent, the name has others", { txt: [] }, { shows: false, lacks: true }],
    ["of a name that does not exist", undefined, { shows: false, lacks: true }],
    ["of a broken zone", { failure: "SERVFAIL" }, { shows: false, lacks: false }],
    ["of a server that refuses", { failure: "REFUSED" }, { shows: false, lacks: false }],
    ["of a server that does not answer", "silence", { shows: false, lacks: false }],
  ])("%s", async (_, answer, expected) => {
    dns.answers.clear();
    if (answer) dns.answers.set(name, answer);
    dns.answers.set("proof.other.example", { txt: [[value]] });
    const evidence = await read();
    expect({ shows: showsToken(evidence, token), lacks: lacksToken(evidence, token) }).toEqual(
      expected,
    );
  });

  it("is found as soon as it is there", async () => {
    dns.answers.clear();
    expect((await read()).records).toEqual([]);
    dns.answers.set(name, { txt: [[value]] });
    expect((await read()).records).toEqual([value]);
  });

  it("proves the host, not a host above or below it", async () => {
    dns.answers.clear();
    dns.answers.set(name, { txt: [[value]] });
    expect((await read(`www.${host}`)).records).toEqual([]);
    expect((await read("example")).records).toEqual([]);
  });

  it("of a host with a port is that of its name", async () => {
    expect(proofRecord(`${host}:8443`, token)).toEqual({ name, value });
  });

  it("of a name that is too long for the DNS is no answer", async () => {
    expect((await read(`${"a".repeat(60)}.`.repeat(4) + host)).records).toBeUndefined();
  });
});

describe("the addresses", () => {
  const readFrom = (domainAddress: string | undefined) =>
    createReadEvidence({
      dnsServers: [dns.address],
      dnsTimeoutMs: 400,
      fetchText: async () => undefined,
      askWebsite: async () => ({ kind: "silent" }),
      domainAddress,
    })(host);

  it("are those of the host, of www., and of where domains have to arrive", async () => {
    dns.answers.clear();
    dns.answers.set(host, { addresses: ["192.0.2.10", "2001:db8::10"] });
    dns.answers.set(`www.${host}`, { cname: host });
    dns.answers.set("sites.realtor.example", { addresses: ["192.0.2.20"] });
    expect(await readFrom("sites.realtor.example")).toMatchObject({
      addresses: ["192.0.2.10", "2001:db8::10"],
      wwwAddresses: ["192.0.2.10", "2001:db8::10"],
      wanted: ["192.0.2.20"],
    });
    expect(await readFrom("2001:0db8:0::10")).toMatchObject({ wanted: ["2001:db8::10"] });
    expect(await readFrom(undefined)).toMatchObject({ wanted: [] });
  });

  it("are none of a name without records, and unknown without a response", async () => {
    dns.answers.clear();
    dns.answers.set(`www.${host}`, "silence");
    expect(await readFrom("192.0.2.10")).toMatchObject({
      addresses: [],
      wwwAddresses: undefined,
      wanted: ["192.0.2.10"],
    });
  });
});

it("reads file and id over https, and over http until there is a certificate", async () => {
  dns.answers.clear();
  const requested: string[] = [];
  const readFrom = (scheme: string, text: string) =>
    createReadEvidence({
      dnsServers: [dns.address],
      fetchText: async ({ href }) => {
        requested.push(href);
        return href.startsWith(`${scheme}:`) ? text : undefined;
      },
      askWebsite: async (origin) =>
        origin.startsWith(`${scheme}:`) ? { kind: "homepage", id: "7" } : { kind: "silent" },
    })(host);
  for (const scheme of ["https", "http"]) {
    const evidence = await readFrom(scheme, `${token}\n`);
    expect(evidence).toMatchObject({ files: [token], websiteIds: ["7"] });
    expect(showsToken(evidence, token)).toBe(true);
  }
  expect(requested).toContain(proofFile(host, token)?.url);
  // The whole text is the token: a page that repeats it proves nothing.
  expect(showsToken(await readFrom("https", `<p>${token}</p>`), token)).toBe(false);
});

it("asks no other port than the default ones", async () => {
  expect(proofFile(`${host}:8443`, token)).toBeNull();
  const readEvidence = createReadEvidence({
    dnsServers: [dns.address],
    fetchText: async () => token,
    askWebsite: async () => ({ kind: "homepage", id: "7" }),
  });
  expect(await readEvidence(`${host}:8443`)).toMatchObject({
    files: [],
    websiteIds: [],
    secure: null,
  });
});
