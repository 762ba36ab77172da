import { getVersion, listVersions, restoreVersion, updateRealtor } from "@realtor/api/loaning";
import type {
  RealtorProfile,
  RealtorProfileInput,
  RealtorProfileUpdate,
} from "@realtor/api/loaning";
import { restoration } from "@realtor/api/loaning-schemas";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";

import { realtorVersions } from "../src/db/schema.ts";
import { getError } from "./fixtures/get-error.ts";
import {
  adminEmail,
  describeOnEngines,
  newSlug,
  publicUrl,
  startBackend,
} from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

describeOnEngines("a restored version", (engine) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend(engine);
  });
  afterAll(() => backend.close());

  async function start(profile: Partial<RealtorProfileInput> = {}) {
    const { http, realtor } = await backend.newAgent({ desiredUrl: newSlug(), ...profile });
    const { id } = realtor;
    let { updatedAt } = realtor;
    const save = async (changes: Partial<RealtorProfileUpdate>): Promise<RealtorProfile> => {
      const saved = await updateRealtor(http, id, { updatedAt, ...changes });
      ({ updatedAt } = saved);
      return saved;
    };
    const list = async () => (await listVersions(http, id)).page;
    const restore = async (versionId: number | null | undefined, by = http) => {
      const result = await restoreVersion(by, id, versionId ?? 0);
      ({ updatedAt } = result.realtor);
      return result;
    };
    return { http, id, first: realtor, save, list, restore };
  }
  const published = { isMakeHomepage: "Y" } as const;

  it("is a draft of a published website, and what was there before stays in the list", async () => {
    const { http, id, save, list, restore } = await start({ ...published, aboutMeEn: "First" });
    await save({ draft: { changes: { aboutMeEn: "Mine", salesCount: 3 } } });
    const [, former] = await list();
    const result = await restore(former?.id);
    expect(restoration.parse(result)).toEqual(result);
    expect(result).toMatchObject({ leftOut: [] });
    expect(result.realtor).toMatchObject({ aboutMeEn: "First", isMakeHomepage: "Y" });
    expect(result.realtor.draft ?? null).toBeNull();
    const mine = (await list())[1];
    expect(mine).toMatchObject({ id: result.formerId, changed: ["/aboutMeEn", "/salesCount"] });
    const kept = await getVersion(http, id, mine?.id ?? 0);
    expect(kept.draft?.changes).toEqual({ aboutMeEn: "Mine", salesCount: 3 });
  });

  it("changes nothing that visitors see", async () => {
    const { save, list, restore } = await start({ ...published, aboutMeEn: "First" });
    const live = await save({ aboutMeEn: "Second", later: 1 });
    const { realtor } = await restore((await list())[1]?.id);
    expect(realtor).toMatchObject({
      aboutMeEn: "Second",
      later: 1,
      publishedAt: live.publishedAt,
      draft: { changes: { aboutMeEn: "First" } },
    });
    expect((await list()).map(({ isLive }) => isLive)).toEqual([false, true, false]);
  });

  it("is taken back in one step, which leaves no trace", async () => {
    const { save, list, restore } = await start({ ...published, aboutMeEn: "First" });
    await save({ aboutMeEn: "Second" });
    const mine = await save({ draft: { changes: { aboutMeEn: "Mine" } } });
    const before = await list();
    const { formerId } = await restore(before.at(-1)?.id);
    expect(await list()).toHaveLength(before.length + 1);
    const { realtor, formerId: none } = await restore(formerId);
    expect(none).toBeNull();
    expect(realtor.draft?.changes).toEqual(mine.draft?.changes);
    expect((await list()).map(({ changed }) => changed)).toEqual(
      before.map(({ changed }) => changed),
    );
    // A change after a restoration is a version of its own, so nothing of it is lost.
    const again = await restore(before.at(-1)?.id);
    await save({ draft: { changes: { aboutMeEn: "After" } } });
    await restore(again.formerId);
    expect((await list()).slice(0, 3).map(({ changed }) => changed)).toEqual([
      ["/aboutMeEn"],
      ["/aboutMeEn"],
      ["/aboutMeEn"],
    ]);
  });

  it("replaces the content of an unpublished website, but not its address", async () => {
    const { save, list, restore, first } = await start({ aboutMeEn: "First" });
    await save({ aboutMeEn: "Second", aboutMeKr: "나", desiredUrl: newSlug(), later: 1 });
    const { realtor } = await restore((await list()).at(-1)?.id);
    expect(realtor).toMatchObject({ aboutMeEn: "First", aboutMeKr: "", later: 1 });
    expect(realtor.desiredUrl).not.toBe(first.desiredUrl);
    expect(realtor.draft ?? null).toBeNull();
  });

  it("stores nothing if it is the same", async () => {
    const { save, list, restore } = await start({ aboutMeEn: "First" });
    await save({ later: 1 });
    const versions = await backend.db.select().from(realtorVersions);
    const before = await list();
    const result = await restore(versions.at(-1)?.id);
    expect(result).toMatchObject({ formerId: null, leftOut: [] });
    expect(await list()).toHaveLength(before.length);
  });

  it("says what it leaves out: values that the rules refuse, and photos without a file", async () => {
    const photoOf = (path: "id" | "top", name: string) => ({
      path,
      imageType: "fullsize" as const,
      url: `${publicUrl}/media/${name}`,
    });
    const { http, id, save, list, restore } = await start({
      aboutMeEn: "First",
      careerStart: "2011-03-01",
      photos: [
        photoOf("id", "samples/portrait-grace-kim.png"),
        photoOf("top", "AAAAAAAAAAAAAAAAAAAAAA.jpg"),
      ],
    });
    await save({ aboutMeEn: "Second", photos: [], careerStart: "2012-03-01" });
    const versionId = (await list()).at(-1)?.id ?? 0;
    const { profile } = (await backend.db.select().from(realtorVersions)).at(-1) ?? {};
    const presentation = { template: "of another time", taglineEn: "Line" };
    await backend.db
      .update(realtorVersions)
      .set({ profile: { ...profile, careerStart: "long ago", presentation } })
      .where(eq(realtorVersions.id, versionId));
    const { realtor, leftOut } = await restore(versionId);
    expect(leftOut.toSorted()).toEqual(["/careerStart", "/photos/top", "/presentation/template"]);
    expect(realtor).toMatchObject({ aboutMeEn: "First", careerStart: "2012-03-01" });
    expect(realtor.presentation).toEqual({ taglineEn: "Line" });
    expect(realtor.photos?.map(({ path }) => path)).toEqual(["id"]);
    // It can be saved as it is.
    await updateRealtor(http, id, { ...realtor, salesCount: 2 });
  });

  it("can be restored by staff, not by other agents", async () => {
    const { http, id, save, list, restore } = await start({ ...published, aboutMeEn: "First" });
    await save({ aboutMeEn: "Second" });
    const versionId = (await list()).at(-1)?.id ?? 0;
    const other = await backend.newAgent({ desiredUrl: newSlug() });
    expect(await getError(restoreVersion(other.http, id, versionId))).toMatchObject({
      status: 403,
    });
    expect(await getError(restoreVersion(other.http, other.realtor.id, versionId))).toMatchObject({
      status: 404,
      code: "version.notFound",
    });
    expect(await getError(restoreVersion(http, id, 2 ** 31))).toMatchObject({ status: 404 });
    const { realtor } = await restore(versionId, await backend.signedIn(adminEmail));
    expect(realtor.draft?.changes).toEqual({ aboutMeEn: "First" });
    expect((await list())[0]).toMatchObject({ isByStaff: true });
  });
});
