import {
  checkDomain,
  deleteRealtor,
  exportRealtor,
  getDomain,
  getRealtor,
  importRealtor,
  updateRealtor,
} from "@realtor/api/loaning";
import type { OwnDomain, RealtorProfileUpdate } from "@realtor/api/loaning";
import { ownDomain } from "@realtor/api/loaning-schemas";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { Evidence } from "../src/own-domain/evidence.ts";
import { createDomainWorld, recordsOf } from "./fixtures/domain-world.ts";
import { getError } from "./fixtures/get-error.ts";
import { describeOnEngines, newSlug, startBackend } from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

const world = createDomainWorld();

describeOnEngines("own domains", (engine) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend(engine, { domainChecks: world });
  });
  afterAll(() => backend.close());

  /** A published website that claims a host. */
  async function newClaim(host: string) {
    const { http, realtor } = await backend.newAgent({
      desiredUrl: newSlug(),
      isMakeHomepage: "Y",
      hompageUrl: `https://${host}`,
    });
    const { id } = realtor;
    return {
      id,
      http,
      domain: () => getDomain(http, id),
      check: () => checkDomain(http, id),
      save: async (changes: Partial<RealtorProfileUpdate>) => {
        const { updatedAt } = await getRealtor(http, id, { asOwner: true });
        return updateRealtor(http, id, { updatedAt, ...changes });
      },
    };
  }
  type Claim = Awaited<ReturnType<typeof newClaim>>;

  const newHost = () => `${newSlug("domain")}.example`;
  const idAt = async (host: string) =>
    (await getRealtor(backend.visitor, `https://${host}`).catch(() => null))?.id ?? null;

  async function prove(claim: Claim): Promise<OwnDomain> {
    const domain = await claim.domain();
    world.put(domain.host, recordsOf(domain));
    return claim.check();
  }

  it("serve nothing and block no one until they are proved", async () => {
    const host = newHost();
    const [first, second] = [await newClaim(host), await newClaim(host)];
    const domain = ownDomain.parse(await first.domain());
    expect(domain).toEqual({
      host,
      state: "waiting",
      record: {
        name: `_realtor-homepage.${host}`,
        value: expect.stringMatching(/^realtor-homepage=[\w-]{22}$/),
      },
      file: {
        url: `https://${host}/.well-known/realtor-homepage-proof.txt`,
        text: domain.record?.value.split("=")[1],
      },
      provedAt: null,
      checkedAt: null,
      nextCheckAt: expect.any(String),
      failingSince: null,
      freeAt: null,
      proof: { state: "unknown", found: [] },
      addresses: [],
      reach: "unknown",
    });
    expect((await second.domain()).record).not.toEqual(domain.record);
    expect(await idAt(host)).toBeNull();

    expect(await first.check()).toMatchObject({ state: "waiting", checkedAt: expect.any(String) });
    expect(await prove(first)).toMatchObject({ state: "proved", provedAt: expect.any(String) });
    expect(await idAt(host)).toBe(first.id);
    expect((await second.domain()).state).toBe("taken");
  });

  it.each<[string, (domain: OwnDomain, id: string) => Partial<Evidence>, OwnDomain["state"]]>([
    ["the record", (domain) => recordsOf(domain), "proved"],
    ["the file", ({ file }) => ({ files: [file?.text ?? ""] }), "proved"],
    // Its DNS record may be left over from another owner.
    ["serving the website", (_, id) => ({ websiteIds: [id] }), "waiting"],
    ["the record of another claim", () => ({ records: ["realtor-homepage=other"] }), "waiting"],
    ["nothing, and no answer", () => ({ records: undefined }), "waiting"],
  ])("with %s are %s", async (_, evidenceOf, state) => {
    const claim = await newClaim(newHost());
    const domain = await claim.domain();
    world.put(domain.host, evidenceOf(domain, claim.id));
    expect((await claim.check()).state).toBe(state);
  });

  it("belong to one of several websites that prove them at once", async () => {
    const host = newHost();
    const claims = [];
    for (let index = 0; index < 5; index += 1) claims.push(await newClaim(host));
    const domains = await Promise.all(claims.map(({ domain }) => domain()));
    // All of them find the proof before one stores it.
    let reading = 0;
    const allRead = Promise.withResolvers<void>();
    world.put(host, recordsOf(...domains));
    world.meanwhile(host, async () => {
      reading += 1;
      if (reading === claims.length) allRead.resolve();
      await allRead.promise;
    });
    await Promise.all(claims.map(({ check }) => check()));
    const states = await Promise.all(claims.map(async ({ domain }) => (await domain()).state));
    expect(states.toSorted()).toEqual(["proved", "taken", "taken", "taken", "taken"]);
    expect(await idAt(host)).toBe(claims[states.indexOf("proved")]?.id);
  });

  describe("that another website proved", () => {
    async function contest() {
      const host = newHost();
      const [holder, other] = [await newClaim(host), await newClaim(host)];
      await prove(holder);
      return { host, holder, other };
    }

    it.each<[string, (holder: OwnDomain, other: OwnDomain) => Partial<Evidence>]>([
      ["both records are there", recordsOf],
      ["only the holder's is", (holder) => recordsOf(holder)],
      ["none is", () => ({})],
      [
        "the name servers do not answer",
        (_, other) => ({ records: undefined, files: [other.file?.text ?? ""] }),
      ],
      [
        "the holder shows the file",
        (holder, other) => ({ ...recordsOf(other), files: [holder.file?.text ?? ""] }),
      ],
    ])("stay there while %s", async (_, evidenceOf) => {
      const { host, holder, other } = await contest();
      world.put(host, evidenceOf(await holder.domain(), await other.domain()));
      expect((await other.check()).state).toBe("taken");
      expect(await idAt(host)).toBe(holder.id);
    });

    it("move to the one whose record is there alone", async () => {
      const { host, holder, other } = await contest();
      world.put(host, recordsOf(await other.domain()));
      expect((await other.check()).state).toBe("proved");
      expect(await idAt(host)).toBe(other.id);
      expect(await holder.domain()).toMatchObject({ state: "taken", provedAt: null });
      // Not back by serving: only a record proves a claim.
      world.put(host, { ...recordsOf(await other.domain()), websiteIds: [holder.id] });
      expect((await holder.check()).state).toBe("taken");
    });
  });

  it.each<[string, (claim: Claim) => Promise<unknown>]>([
    ["another host", ({ save }) => save({ hompageUrl: `https://${newHost()}` })],
    ["no address", ({ save }) => save({ hompageUrl: "" })],
    ["a page on the host", ({ save }) => save({ hompageUrl: "https://elsewhere.example/grace" })],
    ["deletion", ({ http, id }) => deleteRealtor(http, id)],
    [
      "an import without it",
      async ({ http, id }) => {
        const { hompageUrl: _url, ...file } = await exportRealtor(http, id);
        return importRealtor(http, id, new Blob([JSON.stringify(file)]));
      },
    ],
  ])("are free at once with %s", async (_, leave) => {
    const host = newHost();
    const [claim, next] = [await newClaim(host), await newClaim(host)];
    await prove(claim);
    await leave(claim);
    expect(await idAt(host)).toBeNull();
    expect((await next.domain()).state).toBe("waiting");
    expect((await prove(next)).state).toBe("proved");
    expect(await idAt(host)).toBe(next.id);
  });

  it("have to be proved again after they were left", async () => {
    const host = newHost();
    const claim = await newClaim(host);
    const { record } = await prove(claim);
    await claim.save({ hompageUrl: "" });
    expect(await claim.domain()).toMatchObject({ state: "none", host: null, record: null });
    await claim.save({ hompageUrl: host });
    const again = await claim.domain();
    expect(again).toMatchObject({ state: "waiting", host });
    expect(again.record?.value).not.toBe(record?.value);
  });

  it.each<[string, (host: string) => Partial<RealtorProfileUpdate>]>([
    ["another address of the website", () => ({ desiredUrl: newSlug() })],
    ["another spelling of the host", (host) => ({ hompageUrl: `http://${host.toUpperCase()}/` })],
    ["other changes", () => ({ aboutMeEn: "New" })],
    [
      "another host in a draft",
      () => ({ draft: { changes: { hompageUrl: "https://x.example" } } }),
    ],
  ])("stay proved with %s", async (_, changesOf) => {
    const host = newHost();
    const claim = await newClaim(host);
    const { record } = await prove(claim);
    await claim.save(changesOf(host));
    expect(await claim.domain()).toMatchObject({ state: "proved", host, record });
    expect(await idAt(host)).toBe(claim.id);
  });

  it("are not claimed by a page on another host", async () => {
    const { http, realtor } = await backend.newAgent({
      desiredUrl: newSlug(),
      hompageUrl: "https://elsewhere.example/grace",
    });
    expect((await getDomain(http, realtor.id)).state).toBe("none");
    expect((await checkDomain(http, realtor.id)).state).toBe("none");
    expect(world.checked).not.toContain("elsewhere.example");
  });

  it("of samples are served without a check", async () => {
    expect((await getRealtor(backend.visitor, "https://equityrealty.example")).desiredUrl).toBe(
      "equityrealty",
    );
  });

  it("are live when a request over them is answered after the proof", async () => {
    const claim = await newClaim(newHost());
    const { host, record } = await claim.domain();
    world.put(host, { records: ["realtor-homepage=old"] });
    expect(await claim.check()).toMatchObject({
      proof: { state: "other", found: ["realtor-homepage=old"] },
      reach: "unknown",
    });
    // The site serves the domain from the proof on, which the same check finds.
    world.put(host, { records: [record?.value ?? ""], secure: { kind: "certificate" } });
    expect(await claim.check()).toMatchObject({
      state: "proved",
      proof: { state: "found" },
      reach: "certificate",
    });
    world.put(host, {
      ...recordsOf(await claim.domain()),
      secure: { kind: "homepage", id: claim.id },
    });
    expect((await claim.check()).reach).toBe("live");
  });

  it("are checked only by who may manage the website", async () => {
    const claim = await newClaim(newHost());
    const { http: other } = await backend.createUser("realtor");
    expect(await getError(checkDomain(other, claim.id))).toMatchObject({ status: 403 });
    expect(await getError(getDomain(other, claim.id))).toMatchObject({ status: 403 });
    expect(world.checked).not.toContain((await claim.domain()).host);
  });
});

it("show the address records where the operator named an address", async () => {
  const backend = await startBackend("PostgreSQL", {
    domainChecks: world,
    domainAddress: "192.0.2.10",
  });
  const host = `${newSlug("domain")}.example`;
  const { http, realtor } = await backend.newAgent({ desiredUrl: newSlug(), hompageUrl: host });
  const unknown = { state: "unknown", found: [] };
  expect((await getDomain(http, realtor.id)).addresses).toEqual([
    { type: "A", name: host, value: "192.0.2.10", finding: unknown },
    { type: "CNAME", name: `www.${host}`, value: host, finding: unknown },
  ]);
  world.put(host, { addresses: ["203.0.113.5"], wanted: ["192.0.2.10"] });
  expect((await checkDomain(http, realtor.id)).addresses).toMatchObject([
    { finding: { state: "other", found: ["203.0.113.5"] } },
    { finding: { state: "missing" } },
  ]);
  await backend.close();
});

it("checks are limited per client address", async () => {
  const backend = await startBackend("PostgreSQL", {
    domainChecks: world,
    rates: { domainChecks: { requests: 1, seconds: 60 } },
  });
  const { http, realtor } = await backend.newAgent({ desiredUrl: newSlug() });
  await checkDomain(http, realtor.id);
  expect(await getError(checkDomain(http, realtor.id))).toMatchObject({ code: "rate.limited" });
  await backend.close();
});
