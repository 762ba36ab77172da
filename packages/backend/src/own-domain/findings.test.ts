import type { AddressRecord, DomainFindings, RecordFinding } from "@realtor/api/loaning";
import { expect, it } from "vitest";

import { nothingFound } from "../../test/fixtures/domain-world.ts";
import type { Evidence } from "./evidence.ts";
import { addressRecords, readFindings } from "./findings.ts";

const claim = { realtorId: "7", token: "token", isProved: true };
const read = (evidence: Partial<Evidence>, of = claim) =>
  readFindings(of, { ...nothingFound, ...evidence });

it.each<[string, Partial<Evidence>, RecordFinding]>([
  ["nothing", {}, { state: "missing", found: [] }],
  ["no response", { records: undefined }, { state: "unknown", found: [] }],
  ["a text of something else", { records: ["v=spf1 -all"] }, { state: "missing", found: [] }],
  [
    "the record of another claim",
    { records: ["realtor-homepage=other"] },
    { state: "other", found: ["realtor-homepage=other"] },
  ],
  [
    "the record",
    { records: ["realtor-homepage=other", "realtor-homepage=token"] },
    { state: "found", found: [] },
  ],
  ["the file", { files: ["token"] }, { state: "found", found: [] }],
])("the proof with %s is %j", (_, evidence, finding) => {
  expect(read(evidence).proof).toEqual(finding);
});

const wanted = ["192.0.2.10", "2001:db8::10"];
it.each<[string, Partial<Evidence>, RecordFinding]>([
  ["nothing", { addresses: [], wanted }, { state: "missing", found: [] }],
  ["no response", { addresses: undefined, wanted }, { state: "unknown", found: [] }],
  ["no setting", { addresses: ["192.0.2.10"], wanted: [] }, { state: "unknown", found: [] }],
  ["the address", { addresses: ["192.0.2.10"], wanted }, { state: "found", found: ["192.0.2.10"] }],
  [
    "another one",
    { addresses: ["203.0.113.5"], wanted },
    { state: "other", found: ["203.0.113.5"] },
  ],
  [
    "the address, and another one to which visitors go in turn",
    { addresses: ["192.0.2.10", "203.0.113.5"], wanted },
    { state: "other", found: ["203.0.113.5"] },
  ],
])("the address with %s is %j", (_, evidence, finding) => {
  expect(read(evidence).address).toEqual(finding);
  const { addresses: wwwAddresses, ...rest } = evidence;
  expect(read({ ...rest, wwwAddresses }).www).toEqual(finding);
});

it.each<[string, Partial<Evidence>, DomainFindings["reach"]]>([
  ["this website", { secure: { kind: "homepage", id: "7" } }, "live"],
  ["another website", { secure: { kind: "homepage", id: "8" } }, "elsewhere"],
  ["another website", { secure: { kind: "elsewhere" } }, "elsewhere"],
  ["no valid certificate", { secure: { kind: "certificate" } }, "certificate"],
  ["this website without encryption", { websiteIds: ["7"] }, "certificate"],
  ["nothing", {}, "silent"],
  ["a port, which is not asked", { secure: null }, "unknown"],
])("a domain with %s is %s", (_, evidence, reach) => {
  expect(read(evidence).reach).toBe(reach);
  expect(read(evidence, { ...claim, isProved: false }).reach).toBe("unknown");
});

it.each<[host: string, address: string, string[]]>([
  [
    "grace.example",
    "192.0.2.10",
    ["A grace.example 192.0.2.10", "CNAME www.grace.example grace.example"],
  ],
  [
    "www.grace.example:8443",
    "2001:db8::10",
    ["CNAME www.grace.example grace.example", "AAAA grace.example 2001:db8::10"],
  ],
  [
    "grace.example",
    "sites.realtor.example",
    ["CNAME grace.example sites.realtor.example", "CNAME www.grace.example sites.realtor.example"],
  ],
])("%s arrives at %s by %j", (host, address, records) => {
  const toText = ({ type, name, value }: AddressRecord) => `${type} ${name} ${value}`;
  expect(addressRecords(host, address, null).map(toText)).toEqual(records);
});
