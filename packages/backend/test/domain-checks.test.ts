import { getDomain, getRealtor, updateRealtor } from "@realtor/api/loaning";
import { createLog } from "@realtor/server/log";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";

import { ownDomains } from "../src/db/schema.ts";
import { createDomainChecks } from "../src/own-domain/domain-checks.ts";
import type { DomainCheckOptions } from "../src/own-domain/domain-checks.ts";
import { sendDomainMail } from "../src/own-domain/domain-mail.ts";
import { createMailer } from "../src/mail/mailer.ts";
import { startSmtp } from "./fakes/fake-smtp-server.ts";
import { createDomainWorld, recordsOf } from "./fixtures/domain-world.ts";
import { describeOnEngines, newSlug, startBackend } from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

const log = createLog("silent");
const minute = 60_000;
const day = 24 * 60 * minute;

describeOnEngines("checks of own domains", (engine) => {
  let backend: TestBackend;
  beforeAll(async () => {
    // Its own checks would run between those of the tests.
    backend = await startBackend(engine, { domainChecks: { intervalMs: 2 ** 30 } });
  });
  afterAll(() => backend.close());

  /** Checks of a new world without other domains. */
  async function newChecks(options: Partial<DomainCheckOptions> = {}) {
    await backend.db.update(ownDomains).set({ nextCheckAt: null });
    const world = createDomainWorld();
    const told: string[] = [];
    const create = () =>
      createDomainChecks({
        db: backend.db,
        log,
        ...world,
        notify: ({ kind }) => void told.push(kind),
        ...options,
      });
    return { ...world, told, create, ...create() };
  }
  type Checks = Awaited<ReturnType<typeof newChecks>>;

  async function newClaim() {
    const desiredUrl = newSlug();
    const host = `${desiredUrl}.example`;
    const { http, realtor } = await backend.newAgent({
      desiredUrl,
      isMakeHomepage: "Y",
      hompageUrl: `https://${host}`,
    });
    return { http, id: realtor.id, host, domain: () => getDomain(http, realtor.id) };
  }
  type Claim = Awaited<ReturnType<typeof newClaim>>;

  /** Waits for the next check of a domain and runs it. Returns the time waited, in minutes. */
  async function nextCheck({ domain }: Claim, checks: Checks) {
    const { nextCheckAt } = await domain();
    const left = Date.parse(nextCheckAt ?? "") - checks.now().getTime();
    checks.wait(left + 1);
    await checks.checkDue();
    return Math.round(left / minute);
  }

  it("look for a claim after a minute, then less often, up to an hour", async () => {
    const checks = await newChecks();
    const claim = await newClaim();
    await checks.checkDue();
    expect(checks.checked).toEqual([]);
    const waits = [];
    for (let turn = 0; turn < 10; turn += 1) waits.push(await nextCheck(claim, checks));
    expect(waits).toEqual([1, 1, 2, 4, 8, 16, 32, 60, 60, 60]);
    expect(checks.checked).toEqual(waits.map(() => claim.host));
    checks.put(claim.host, recordsOf(await claim.domain()));
    await nextCheck(claim, checks);
    expect((await claim.domain()).state).toBe("proved");
  });

  it("give up a claim after 30 days, until it is saved or asked for again", async () => {
    const checks = await newChecks();
    const claim = await newClaim();
    const { record } = await claim.domain();
    const giveUp = async () => {
      checks.wait(30 * day);
      await checks.checkDue();
      expect(await claim.domain()).toMatchObject({ state: "waiting", nextCheckAt: null });
      checks.checked.length = 0;
      checks.wait(day);
      await checks.checkDue();
      expect(checks.checked).toEqual([]);
    };
    await giveUp();
    const { updatedAt } = await getRealtor(claim.http, claim.id, { asOwner: true });
    await updateRealtor(claim.http, claim.id, { updatedAt, aboutMeEn: "New" });
    expect(await claim.domain()).toMatchObject({ record, nextCheckAt: expect.any(String) });
    await giveUp();
    await checks.checkNow(claim.id);
    expect(await nextCheck(claim, checks)).toBe(1);
  });

  async function newProved(checks: Checks) {
    const claim = await newClaim();
    const served = { kind: "homepage", id: claim.id } as const;
    checks.put(claim.host, { ...recordsOf(await claim.domain()), secure: served });
    await checks.checkNow(claim.id);
    checks.checked.length = 0;
    return claim;
  }

  it("look for a proved domain that is not reached yet as often as for a claim", async () => {
    const checks = await newChecks();
    const claim = await newClaim();
    const records = recordsOf(await claim.domain());
    checks.put(claim.host, { ...records, secure: { kind: "certificate" } });
    expect(await nextCheck(claim, checks)).toBe(1);
    expect(await claim.domain()).toMatchObject({ state: "proved", reach: "certificate" });
    expect([await nextCheck(claim, checks), await nextCheck(claim, checks)]).toEqual([1, 2]);
    checks.put(claim.host, { ...records, secure: { kind: "homepage", id: claim.id } });
    expect(await nextCheck(claim, checks)).toBe(4);
    expect((await claim.domain()).reach).toBe("live");
    expect(await nextCheck(claim, checks)).toBe((7 * day) / minute);
  });

  it.each(["the record", "the website"])("repeat weekly while %s is there", async (what) => {
    const checks = await newChecks();
    const claim = await newProved(checks);
    if (what === "the website")
      checks.put(claim.host, {
        websiteIds: ["other", claim.id],
        secure: { kind: "homepage", id: claim.id },
      });
    for (let week = 0; week < 3; week += 1) {
      expect(await nextCheck(claim, checks)).toBe((7 * day) / minute);
      expect(await claim.domain()).toMatchObject({ state: "proved", failingSince: null });
    }
    expect(checks.told).toEqual([]);
  });

  it.each([
    ["the record is gone", {}],
    ["no name server answers", { records: undefined }],
    ["another website is served", { websiteIds: ["other"] }],
  ])("free a domain after seven days in which %s", async (_, evidence) => {
    const checks = await newChecks();
    const claim = await newProved(checks);
    const { provedAt, record } = await claim.domain();
    checks.put(claim.host, evidence);
    await nextCheck(claim, checks);
    const failing = await claim.domain();
    expect(failing).toMatchObject({ state: "failing", provedAt });
    expect(Date.parse(failing.freeAt ?? "")).toBe(Date.parse(failing.failingSince ?? "") + 7 * day);
    expect(checks.told).toEqual([]);
    const origin = `https://${claim.host}`;
    for (let days = 1; days < 7; days += 1) {
      expect(await nextCheck(claim, checks)).toBe(day / minute);
      expect((await claim.domain()).state).toBe("failing");
      expect((await getRealtor(backend.visitor, origin)).id).toBe(claim.id);
      // Once, however often the agent asks.
      await checks.checkNow(claim.id);
      expect(checks.told).toEqual(["failing"]);
    }
    await nextCheck(claim, checks);
    expect(await claim.domain()).toMatchObject({ state: "waiting", provedAt: null, record });
    await expect(getRealtor(backend.visitor, origin)).rejects.toMatchObject({ status: 404 });
    expect(checks.told).toEqual(["failing", "lost"]);
    // It is found again without the agent.
    checks.put(claim.host, recordsOf(await claim.domain()));
    await nextCheck(claim, checks);
    expect((await claim.domain()).state).toBe("proved");
  });

  it("forget failures after a success", async () => {
    const checks = await newChecks();
    const claim = await newProved(checks);
    checks.put(claim.host, {});
    for (let days = 0; days < 6; days += 1) await nextCheck(claim, checks);
    checks.put(claim.host, recordsOf(await claim.domain()));
    await nextCheck(claim, checks);
    expect(await claim.domain()).toMatchObject({ state: "proved", failingSince: null });
    checks.put(claim.host, {});
    await nextCheck(claim, checks);
    await nextCheck(claim, checks);
    expect((await claim.domain()).state).toBe("failing");
  });

  it("tell no one about a domain that no check ever found", async () => {
    const checks = await newChecks();
    const claim = await newClaim();
    const migrated = { provedAt: checks.now(), confirmedAt: null };
    await backend.db.update(ownDomains).set(migrated).where(eq(ownDomains.realtorId, claim.id));
    for (let turn = 0; turn < 9; turn += 1) await nextCheck(claim, checks);
    expect(await claim.domain()).toMatchObject({ state: "waiting", provedAt: null });
    expect(checks.told).toEqual([]);
  });

  it("run once when several processes look for them", async () => {
    const checks = await newChecks();
    const claims = [];
    for (let index = 0; index < 12; index += 1) claims.push(await newClaim());
    checks.wait(2 * minute);
    const processes = Array.from({ length: 6 }, checks.create);
    await Promise.all(processes.map((process) => process.checkDue()));
    expect(checks.checked.toSorted()).toEqual(claims.map(({ host }) => host).toSorted());
  });

  // PGlite has one session.
  it.skipIf(engine === "PGlite")("leave a row that another process claims", async () => {
    const checks = await newChecks();
    const [claimed, other] = [await newClaim(), await newClaim()];
    checks.wait(2 * minute);
    await backend.db.transaction(async (tx) => {
      await tx.select().from(ownDomains).where(eq(ownDomains.host, claimed.host)).for("update");
      await checks.checkDue();
      expect(checks.checked).toEqual([other.host]);
    });
  });

  it("run again when their process ended, and after an error", async () => {
    const readEvidence = vi.fn<DomainCheckOptions["readEvidence"]>(async () => {
      throw new Error("interrupted");
    });
    const checks = await newChecks({ readEvidence });
    const claim = await newClaim();
    checks.wait(2 * minute);
    await checks.checkDue();
    await checks.checkDue();
    expect(readEvidence).toHaveBeenCalledTimes(1);
    expect(await nextCheck(claim, checks)).toBe(1);
    expect(readEvidence).toHaveBeenCalledTimes(2);
  });

  it("change nothing when the host changed meanwhile", async () => {
    const checks = await newChecks();
    const claim = await newClaim();
    const { host } = claim;
    checks.put(host, recordsOf(await claim.domain()));
    checks.meanwhile(host, async () => {
      const { updatedAt } = await getRealtor(claim.http, claim.id, { asOwner: true });
      await updateRealtor(claim.http, claim.id, { updatedAt, hompageUrl: `https://new.${host}` });
    });
    await checks.checkNow(claim.id);
    expect(await claim.domain()).toMatchObject({ state: "waiting", host: `new.${host}` });
  });

  it("send mails in the language of the agent, with the record", async () => {
    const smtp = await startSmtp();
    const mailer = createMailer({ smtpUrl: smtp.url, from: "hello@realtor.example" });
    onTestFinished(async () => {
      mailer.close();
      await smtp.close();
    });
    const { http, id, host } = await newClaim();
    const { updatedAt } = await getRealtor(http, id, { asOwner: true });
    const presentation = { languages: ["en"] };
    await updateRealtor(http, id, { updatedAt, email: "grace@example.com", presentation });
    const [domain] = await backend.db.select().from(ownDomains).where(eq(ownDomains.realtorId, id));
    if (!domain) throw new Error("no domain");
    const failingSince = new Date("2026-12-01T20:00:00Z");
    const context = { db: backend.db, mailer, siteUrl: "https://realtor.example" };
    for (const kind of ["failing", "lost"] as const)
      await sendDomainMail(context, { kind, domain: { ...domain, failingSince } });
    const [failing, lost] = smtp.arrived;
    expect(failing).toMatchObject({ to: ["grace@example.com"] });
    expect(failing?.subject).toBe(`We couldn’t verify ${host} · Built for Realtors`);
    expect(failing?.text).toContain("If we don’t find it by December 8, 2026");
    expect(failing?.text).toContain(`realtor-homepage=${domain.token}`);
    expect(lost?.subject).toBe(`${host} no longer opens your website · Built for Realtors`);
    for (const mail of smtp.arrived)
      expect(mail.text).toMatch(/https:\/\/realtor\.example\/en\/agent-\w+\/admin#address/);
  });
});
