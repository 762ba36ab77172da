import { importRealtor, updateRealtor } from "@realtor/api/loaning";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";

import { defaultRates } from "../src/http/rate-limit.ts";
import { realtorVersions } from "../src/db/schema.ts";
import { deleteExcessVersions } from "../src/loaning/limit-versions.ts";
import { getError } from "./fixtures/get-error.ts";
import { describeOnEngines, newSlug, startBackend } from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

describeOnEngines("saves of one agent", (engine) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend(engine, { rates: { imports: defaultRates.imports } });
  });
  afterAll(() => backend.close());

  const newLive = () => backend.newAgent({ desiredUrl: newSlug(), isMakeHomepage: "Y" });

  it("make at most 120 versions in ten minutes, and the edits of a draft go on", async () => {
    const { http, realtor } = await newLive();
    const first = await updateRealtor(http, realtor.id, {
      updatedAt: realtor.updatedAt,
      salesCount: 1,
    });
    const version = sql`select realtor_id, user_id, profile, valid_from, now(), replaced_by, kind,
      changed, is_publication from realtor_versions, generate_series(1, 119)
      where realtor_id = ${realtor.id}`;
    await backend.db.execute(sql`insert into realtor_versions (realtor_id, user_id, profile,
      valid_from, replaced_at, replaced_by, kind, changed, is_publication) ${version}`);
    const { updatedAt } = first;
    const refused = await getError(updateRealtor(http, realtor.id, { updatedAt, salesCount: 2 }));
    expect(refused).toMatchObject({ status: 429, code: "rate.limited" });
    await backend.db
      .update(realtorVersions)
      .set({ replacedAt: sql`now() - interval '11 minutes'` })
      .where(eq(realtorVersions.realtorId, realtor.id));
    await updateRealtor(http, realtor.id, { updatedAt, salesCount: 2 });
  });

  it("are at most ten imports in ten minutes", async () => {
    const { http, realtor } = await newLive();
    const file = new Blob([JSON.stringify(realtor)]);
    for (let count = 0; count < 10; count++) await importRealtor(http, realtor.id, file);
    expect(await getError(importRealtor(http, realtor.id, file))).toMatchObject({ status: 429 });
  });

  it("keep versions up to a number of bytes: the oldest edits go first, never the latest", async () => {
    const { userId } = await newLive();
    const realtorId = newSlug("bytes");
    const profile = { text: "x" };
    for (const [kind, isPublication] of [
      ["update", true],
      ["draft", false],
      ["update", true],
      ["draft", false],
      ["draft", false],
    ] as const)
      await backend.db.insert(realtorVersions).values({
        realtorId,
        userId,
        profile,
        validFrom: new Date(),
        replacedAt: new Date(),
        replacedBy: userId,
        kind,
        isPublication,
      });
    const kinds = async () =>
      (
        await backend.db
          .select()
          .from(realtorVersions)
          .where(eq(realtorVersions.realtorId, realtorId))
          .orderBy(realtorVersions.id)
      ).map(({ kind }) => kind);
    const [size] = await backend.db
      .select({ bytes: sql<number>`max(pg_column_size(${realtorVersions.profile}))` })
      .from(realtorVersions)
      .where(eq(realtorVersions.realtorId, realtorId));
    const bytes = Number(size?.bytes);
    await deleteExcessVersions(backend.db, realtorId, bytes * 3);
    expect(await kinds()).toEqual(["update", "update", "draft"]);
    await deleteExcessVersions(backend.db, realtorId, 1);
    expect(await kinds()).toEqual(["draft"]);
  });

  it("refuse unknown keys beyond 64 kB in what visitors get, at any depth", async () => {
    const { http, realtor } = await newLive();
    const { id, updatedAt } = realtor;
    const large = "x".repeat(64 * 1024);
    for (const changes of [
      { future: large },
      { presentation: { future: large } },
      { additionalSections: [{ id: "a", type: "future", text: large }] },
      { additionalSections: [{ id: "a", type: "faq", items: [{ future: large }] }] },
      { draft: { changes: { future: large } } },
    ])
      expect(await getError(updateRealtor(http, id, { updatedAt, ...changes }))).toMatchObject({
        status: 413,
        code: "body.tooLarge",
      });
    const small = { future: "x".repeat(60 * 1024), aboutMeEn: "x".repeat(8000) };
    expect(await updateRealtor(http, id, { updatedAt, ...small })).toMatchObject(small);
  });
});
