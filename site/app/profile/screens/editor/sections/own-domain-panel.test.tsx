// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import { createHttp } from "@realtor/api/http";
import type { AddressRecord, OwnDomain, RecordFinding } from "@realtor/api/loaning";
import type { Locale } from "@realtor/api/locales";
import { controlLabelsFor } from "@realtor/ui/labels";
import { ToastRegion } from "@realtor/ui/toast";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { SWRConfig } from "swr";
import { afterEach, expect, it } from "vitest";
import { renderSection } from "#test/fixtures/render-section.tsx";
import { TextControl } from "#app/profile/field/text-control.tsx";
import { OwnDomainPanel } from "./own-domain-panel.tsx";

afterEach(cleanup);

const waiting: OwnDomain = {
  host: "nora.example",
  state: "waiting",
  record: { name: "_realtor-homepage.nora.example", value: "realtor-homepage=token" },
  file: null,
  provedAt: null,
  checkedAt: null,
  nextCheckAt: "2026-11-22T10:00:00.000Z",
  failingSince: null,
  freeAt: null,
};
const unchecked: RecordFinding = { state: "unknown", found: [] };
const apex: AddressRecord = {
  type: "A",
  name: "nora.example",
  value: "192.0.2.10",
  finding: unchecked,
};
const www: AddressRecord = {
  type: "CNAME",
  name: "www.nora.example",
  value: "nora.example",
  finding: unchecked,
};
const addresses = [apex, www];
const provedAt = "2026-11-20T12:00:00.000Z";
const proved: OwnDomain = { ...waiting, state: "proved", provedAt };
const live: OwnDomain = { ...proved, reach: "live" };
const none: OwnDomain = { ...waiting, host: null, state: "none", record: null, nextCheckAt: null };

/** Renders the field and the panel with a service that has these domains before and after a check. */
function open(
  domain: OwnDomain,
  options: { afterCheck?: OwnDomain; locale?: Locale; website?: string } = {},
) {
  const { afterCheck = domain, locale = "en", website = "https://nora.example" } = options;
  const calls: string[] = [];
  const http = createHttp({
    baseUrl: "https://realtor.example",
    fetch: async (input, init) => {
      const { method, url } = new Request(input, init);
      calls.push(`${method} ${new URL(url).pathname}`);
      return Response.json(method === "POST" ? afterCheck : domain);
    },
  });
  const panel = (
    <ToastRegion labels={controlLabelsFor(locale).toast}>
      <SWRConfig value={{ provider: () => new Map() }}>
        <TextControl id="website" />
        <OwnDomainPanel />
      </SWRConfig>
    </ToastRegion>
  );
  return { calls, ...renderSection(panel, { stored: { hompageUrl: website }, http, locale }) };
}

it("the panel of a domain shows the record to copy, and checks it on request", async () => {
  const { user, calls } = open(waiting, { afterCheck: live });
  expect(await screen.findByText("Waiting for the TXT record of nora.example")).toBeVisible();
  expect(screen.getByLabelText("Record name")).toHaveValue("_realtor-homepage.nora.example");
  await user.click(screen.getByRole("button", { name: "Copy: Record value" }));
  expect(await navigator.clipboard.readText()).toBe("realtor-homepage=token");
  await user.click(screen.getByRole("button", { name: "Check now" }));
  expect(await screen.findByText("nora.example is live")).toBeVisible();
  expect(screen.getByText(/^Confirmed on November 20, 2026/)).toBeVisible();
  expect(screen.queryByLabelText("Record value")).toBeNull();
  expect(calls).toEqual(["GET /v1/realtor/1/domain", "POST /v1/realtor/1/domain/check"]);
});

it.each<[string, Partial<OwnDomain>, RegExp]>([
  ["no check", {}, /you don’t need to do anything/],
  ["a check", { checkedAt: provedAt }, /^Last checked: Nov 20, 2026.* it can take hours/],
  ["its end", { checkedAt: provedAt, nextCheckAt: null }, /missing for 30 days/],
  ["another holder", { state: "taken" }, /^If the domain is yours, add this TXT record/],
  [
    "failures",
    { state: "failing", failingSince: provedAt, freeAt: "2026-11-27T12:00:00.000Z" },
    /since November 20, 2026\..* disconnect the domain on November 27, 2026/,
  ],
])("says what to do after %s", async (_, changes, text) => {
  open({ ...waiting, ...changes });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByLabelText("Record value")).toHaveValue("realtor-homepage=token");
});

it("shows the records of the domain and of www. with what was found", async () => {
  const found: OwnDomain = {
    ...waiting,
    checkedAt: provedAt,
    proof: { state: "missing", found: [] },
    addresses: [
      { ...apex, finding: { state: "other", found: ["203.0.113.5"] } },
      { ...www, finding: { state: "found", found: ["192.0.2.10"] } },
    ],
  };
  open({ ...waiting, proof: unchecked, addresses }, { afterCheck: found });
  const row = (name: string) => within(screen.getByRole("group", { name }));
  const address = "A record: points nora.example to this website";
  const ofWww = "CNAME record: points www.nora.example to this website";
  const proof = "TXT record: proves the domain is yours";
  await screen.findByText(/add these records at your domain registrar/);
  for (const name of [proof, address, ofWww])
    expect(row(name).getByText("Not checked yet")).toBeVisible();
  expect(row(address).getByLabelText("Record value")).toHaveValue("192.0.2.10");
  expect(row(ofWww).getByLabelText("Record name")).toHaveValue("www.nora.example");
  expect(row(ofWww).getByLabelText("Record value")).toHaveValue("nora.example");
  fireEvent.click(screen.getByRole("button", { name: "Check now" }));
  expect(await screen.findByText("Found 203.0.113.5, needs 192.0.2.10")).toBeVisible();
  expect(row(proof).getByText("Not found")).toBeVisible();
  expect(row(ofWww).getByText("Found")).toBeVisible();
  expect(row(ofWww).queryByLabelText("Record value")).toBeNull();
  expect(screen.getByText("We check this once we find the TXT record")).toBeVisible();
});

it.each<[OwnDomain["reach"], string]>([
  ["silent", "nora.example isn’t answering yet"],
  ["certificate", "nora.example answers but doesn’t have a valid certificate yet."],
  ["elsewhere", "nora.example opens a different website"],
])("does not call a proved domain that is %s live", async (reach, text) => {
  open({ ...proved, reach });
  expect(await screen.findByText(/^You own nora.example, but it doesn’t open/)).toBeVisible();
  expect(screen.getByText(text, { exact: false })).toBeVisible();
  expect(screen.queryByText(/is live/)).toBeNull();
});

it("names only the TXT record, and whom to ask, without an address of the operator", async () => {
  open({ ...waiting, proof: unchecked, addresses: [] });
  expect(await screen.findByText(/add this TXT record/)).toBeVisible();
  expect(screen.getAllByRole("group", { name: /record:/ })).toHaveLength(1);
  expect(screen.getByText(/also needs an address record\. Ask our staff/)).toBeVisible();
});

it("the panel of a domain keeps what www. lacks while the domain is live", async () => {
  const found: RecordFinding = { state: "found", found: [] };
  const missing: RecordFinding = { state: "missing", found: [] };
  open({
    ...live,
    addresses: [
      { ...apex, finding: found },
      { ...www, finding: missing },
    ],
  });
  expect(await screen.findByText("nora.example is live")).toBeVisible();
  expect(screen.getByRole("group", { name: /points www/ })).toBeVisible();
  expect(screen.queryByRole("group", { name: /points nora/ })).toBeNull();
});

it("the panel of a domain waits until a typed domain is published", async () => {
  const { user } = open(proved);
  await screen.findByText("You own nora.example");
  expect(screen.getByText("Not checked yet")).toBeVisible();
  await user.type(screen.getByLabelText("Your own domain"), ".au");
  expect(await screen.findByText(/^Once you publish this address/)).toBeVisible();
  expect(screen.queryByText(/^You own nora.example/)).toBeNull();
  await user.clear(screen.getByLabelText("Your own domain"));
  expect(screen.queryByText(/^Once you publish this address/)).toBeNull();
});

it.each([
  ["a page on another host", "https://elsewhere.example/nora"],
  ["a text that is no address", "javascript:alert(1)"],
])("asks nothing for %s", (_, website) => {
  expect(open(none, { website }).calls).toEqual([]);
});

it.each<[Locale, string]>([
  ["ko", "nora.example의 TXT 레코드를 기다리고 있습니다"],
  ["ja-JP", "nora.exampleのTXTレコードを待っています"],
])("speaks %s", async (locale, text) => {
  open(waiting, { locale });
  expect(await screen.findByText(text)).toBeVisible();
});
