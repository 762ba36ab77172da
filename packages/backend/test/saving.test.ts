import { once } from "node:events";

import {
  createRealtor,
  deleteRealtor,
  getRealtor,
  importRealtor,
  updateRealtor,
} from "@realtor/api/loaning";
import type { RealtorProfile } from "@realtor/api/loaning";
import { asc, eq, sql } from "drizzle-orm";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";

import { realtorVersions } from "../src/db/schema.ts";
import { getError } from "./fixtures/get-error.ts";
import { describeOnPglite, newSlug, startBackend } from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

describeOnPglite("saving a website", (engine) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend(engine);
  });
  afterAll(() => backend.close());

  it("rejects an address taken by another website in any case on create, update and import", async () => {
    const taken = newSlug("Taken");
    await backend.newAgent({ desiredUrl: taken });
    const answer = {
      status: 409,
      code: "slug.taken",
      errors: [{ pointer: "/desiredUrl", code: "slug.taken" }],
    };
    const desiredUrl = taken.toUpperCase();
    const { http } = await backend.createUser("realtor");
    expect(await getError(createRealtor(http, { desiredUrl }))).toEqual(answer);

    const { http: owner, realtor } = await backend.newAgent({ desiredUrl: newSlug() });
    const { id, updatedAt } = realtor;
    expect(await getError(updateRealtor(owner, id, { desiredUrl, updatedAt }))).toEqual(answer);
    const file = new Blob([JSON.stringify({ desiredUrl })]);
    expect(await getError(importRealtor(owner, id, file))).toEqual(answer);
  });

  it.each([
    ["in bytes", 4, 24_000],
    ["in keys", 4, 10],
  ])("limits a profile that grows by unknown keys %s", async (unit, count, length) => {
    const { http, realtor } = await backend.newAgent({ desiredUrl: newSlug() });
    let { updatedAt } = realtor;
    const grow = (part: number) => {
      const keys = unit === "in keys" ? 100 : 1;
      const added = Array.from({ length: keys }, (_, key) => [
        `later_${part}_${key}`,
        "x".repeat(length),
      ]);
      return updateRealtor(http, realtor.id, { updatedAt, ...Object.fromEntries(added) });
    };
    let accepted = 0;
    const error = await getError(
      (async () => {
        for (; accepted < count; accepted += 1) ({ updatedAt } = await grow(accepted));
      })(),
    );
    expect(error).toMatchObject({ status: 413, code: "body.tooLarge" });
    expect(accepted).toBe(2);
    // What is smaller than before is stored.
    await updateRealtor(http, realtor.id, { updatedAt, later_0_0: "" });
  });

  it("renames the account on an update, and on publishing a draft", async () => {
    const { http, realtor } = await backend.newAgent({ desiredUrl: newSlug() });
    const { id, updatedAt, userName } = realtor;
    const changes = { userName: " Grace Hopper " };
    const drafted = await updateRealtor(http, id, { updatedAt, draft: { changes } });
    expect(drafted).toMatchObject({ userName, draft: { changes } });
    const published = await updateRealtor(http, id, {
      ...changes,
      updatedAt: drafted.updatedAt,
      draft: null,
    });
    expect(published.userName).toBe("Grace Hopper");
    expect(await getRealtor(http, id, { asOwner: true })).toMatchObject({
      userName: "Grace Hopper",
    });
    const blank = { userName: " ", updatedAt: published.updatedAt };
    expect((await updateRealtor(http, id, blank)).userName).toBe("Grace Hopper");
  });

  it("accepts a change of case of the own address", async () => {
    const desiredUrl = newSlug("mine");
    const { http, realtor } = await backend.newAgent({ desiredUrl });
    const changed = { desiredUrl: desiredUrl.toUpperCase(), updatedAt: realtor.updatedAt };
    expect(await updateRealtor(http, realtor.id, changed)).toMatchObject({
      desiredUrl: desiredUrl.toUpperCase(),
    });
  });

  it("accepts one of two saves based on the same state", async () => {
    const { http, realtor } = await backend.newAgent({ desiredUrl: newSlug() });
    const { id, updatedAt } = realtor;
    const save = (aboutMeEn: string) => getError(updateRealtor(http, id, { aboutMeEn, updatedAt }));
    const both = await Promise.all([save("One"), save("Two")]);
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(["409", "succeeded"]);
    expect(both.find(({ status }) => status === 409)).toMatchObject({ code: "realtor.stale" });
  });

  it("stores a version with author, time and kind before each save", async () => {
    const { http, userId, realtor } = await backend.newAgent({ desiredUrl: newSlug() });
    const { id } = realtor;
    const first = await updateRealtor(http, id, { ...realtor, aboutMeEn: "First" });
    const second = await importRealtor(
      http,
      id,
      new Blob([JSON.stringify({ ...first, aboutMeEn: "Second" })]),
    );
    await deleteRealtor(http, id);

    const versions = await backend.db
      .select()
      .from(realtorVersions)
      .where(eq(realtorVersions.realtorId, id))
      .orderBy(asc(realtorVersions.id));
    const momentOf = ({ updatedAt }: RealtorProfile) => new Date(updatedAt);
    expect(versions).toMatchObject([
      { kind: "update", validFrom: momentOf(realtor), replacedAt: momentOf(first) },
      { kind: "import", validFrom: momentOf(first), replacedAt: momentOf(second) },
      { kind: "delete", validFrom: momentOf(second) },
    ]);
    expect(versions.map((version) => version.profile["aboutMeEn"])).toEqual([
      undefined,
      "First",
      "Second",
    ]);
    for (const version of versions) {
      expect(version).toMatchObject({ replacedBy: userId, userId });
    }
  });

  it("stores no version for a rejected save", async () => {
    const { http, realtor } = await backend.newAgent({ desiredUrl: newSlug() });
    const { id, updatedAt } = realtor;
    await getError(updateRealtor(http, id, { desiredUrl: "grace-kim", updatedAt }));
    const condition = eq(realtorVersions.realtorId, id);
    expect(await backend.db.$count(realtorVersions, condition)).toBe(0);
  });
});

describe("notifications", () => {
  it("notifies PostgreSQL listeners of both addresses, but not of drafts or rejected saves", async () => {
    const backend = await startBackend("PostgreSQL", { seedSamples: false });
    onTestFinished(() => backend.close());
    const listener = new Client(backend.databaseUrl ?? "");
    await listener.connect();
    onTestFinished(() => listener.end());
    const heard: (string | undefined)[] = [];
    listener.on("notification", ({ payload }) => heard.push(payload));
    await listener.query("listen realtor_changed");

    const { http, realtor } = await backend.newAgent({ desiredUrl: "first-address" });
    const { id, updatedAt } = realtor;
    const moved = await updateRealtor(http, id, { desiredUrl: "second-address", updatedAt });
    await getError(updateRealtor(http, id, { desiredUrl: "third-address", updatedAt }));
    await importRealtor(http, id, new Blob([JSON.stringify(moved)]));
    const { updatedAt: imported } = await getRealtor(http, id, { asOwner: true });
    const drafted = await updateRealtor(http, id, {
      updatedAt: imported,
      draft: { changes: { aboutMeEn: "Not public" } },
    });
    await updateRealtor(http, id, { updatedAt: drafted.updatedAt, draft: null });
    await deleteRealtor(http, id);
    // Notifications arrive in commit order, so none before this one is missing.
    await backend.db.execute(sql`select pg_notify('realtor_changed', 'end')`);
    while (!heard.includes("end")) await once(listener, "notification");
    expect(heard).toEqual([
      "first-address",
      "first-address",
      "second-address",
      "second-address",
      "second-address",
      "end",
    ]);
  });
});
