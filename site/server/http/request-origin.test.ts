import { expect, it } from "vitest";
import { getProductOrigin } from "./request-origin.ts";

const both = { realtorHosts: ["realtor.example", "www.realtor.example"], developmentHosts: [] };
const development = { realtorHosts: [], developmentHosts: ["dev.realtor.example"] };
const none = { realtorHosts: [], developmentHosts: [] };

it.each([
  ["https", "grace.example", both, "https://realtor.example"],
  ["http", "grace.example:8080", both, "http://realtor.example:8080"],
  ["https", "grace.example", development, "https://dev.realtor.example"],
  ["http", "grace.example:3000", none, "http://localhost:3000"],
] as const)("resolves %s://%s with the hosts %j to %s", (protocol, host, hosts, origin) => {
  expect(getProductOrigin({ protocol, host }, hosts)).toBe(origin);
});
