import {
  deleteRealtor,
  exportRealtor,
  getVersion,
  importRealtor,
  listVersions,
  updateRealtor,
} from "@realtor/api/loaning";
import type { ProfileChanges, RealtorProfile, RealtorProfileUpdate } from "@realtor/api/loaning";
import { realtorProfile, realtorVersion } from "@realtor/api/loaning-schemas";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { realtorVersions } from "../src/db/schema.ts";
import { getError } from "./fixtures/get-error.ts";
import {
  adminEmail,
  engines,
  newSlug,
  publicUrl,
  startBackend,
  userEmail,
} from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

describe.each(engines)("former versions of a homepage, on %s", (engine) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend(engine);
  });
  afterAll(() => backend.close());

  it("contain time, author, kind and changed keys", async () => {
    const { http, realtor } = await backend.newAgent({ desiredUrl: newSlug() });
    const admin = await backend.signedIn(adminEmail);
    const { id, userName } = realtor;
    const draft = (changes: ProfileChanges) => ({ draft: { changes } });
    const first = await updateRealtor(http, id, { ...realtor, aboutMeEn: "A", salesCount: 1 });
    const second = await updateRealtor(admin, id, { ...first, ...draft({ aboutMeEn: "B" }) });
    const third = await updateRealtor(http, id, {
      ...second,
      ...draft({ aboutMeEn: "B", aboutMeKr: "나" }),
    });
    const fourth = await updateRealtor(admin, id, { ...third, draft: null });
    const fifth = await updateRealtor(http, id, { ...fourth, aboutMeEn: "C", ...draft({}) });
    const file = { ...fifth, salesCount: undefined };
    const sixth = await importRealtor(http, id, new Blob([JSON.stringify(file)]));
    const states = [realtor, first, second, third, fourth, fifth, sixth];

    const { page, totalCount } = await listVersions(http, id);
    expect(totalCount).toBe(6);
    expect(page.map((version) => realtorVersion.parse(version))).toEqual(page);
    const told = page.toReversed().map(({ savedBy, kind, changed }) => [savedBy, kind, changed]);
    expect(told).toEqual([
      [userName, "update", ["aboutMeEn", "salesCount"]],
      ["Sample Admin", "draft", ["aboutMeEn"]],
      [userName, "draft", ["aboutMeKr"]],
      ["Sample Admin", "draft", ["aboutMeEn", "aboutMeKr"]],
      [userName, "update", ["aboutMeEn", "draft"]],
      [userName, "import", ["salesCount"]],
    ]);
    expect(page.toReversed().map(({ validFrom, savedAt }) => [validFrom, savedAt])).toEqual(
      states.slice(1).map((state, index) => [states[index]?.updatedAt, state.updatedAt]),
    );
    expect(page[0]).not.toHaveProperty("profile");

    for (const [index, { id: versionId }] of page.toReversed().entries()) {
      const former = await getVersion(http, id, versionId);
      expect(realtorProfile.parse(former)).toEqual(states[index]);
    }
  });

  it("are paginated, newest first", async () => {
    const { http, realtor } = await backend.newAgent({
      desiredUrl: newSlug(),
      isMakeHomepage: "Y",
    });
    let state = realtor;
    for (const salesCount of [1, 2, 3]) {
      state = await updateRealtor(http, realtor.id, { ...state, salesCount });
    }
    const { page: all } = await listVersions(http, realtor.id);
    expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).toSorted((a, b) => b - a));
    const second = await listVersions(http, realtor.id, { perPage: 2, currentPage: 1 });
    expect(second).toEqual({ page: all.slice(2), totalCount: 3 });
  });

  describe("of one person", () => {
    /** A homepage with its saves; `age` makes the stored versions older. */
    async function start(profile: Partial<RealtorProfile>) {
      const { http, realtor } = await backend.newAgent({ desiredUrl: newSlug(), ...profile });
      const admin = await backend.signedIn(adminEmail);
      let { updatedAt } = realtor;
      const save = async (changes: Partial<RealtorProfileUpdate>, by = http) => {
        const saved = await updateRealtor(by, realtor.id, { updatedAt, ...changes });
        ({ updatedAt } = saved);
        return saved;
      };
      const age = (minutes: number) =>
        backend.db
          .update(realtorVersions)
          .set({
            replacedAt: sql`${realtorVersions.replacedAt} - ${`${minutes} minutes`}::interval`,
          })
          .where(eq(realtorVersions.realtorId, realtor.id));
      const list = async () =>
        (await listVersions(http, realtor.id)).page
          .toReversed()
          .map(({ kind, changed }) => [kind, changed]);
      const importFile = async () => {
        const file = { ...(await exportRealtor(http, realtor.id)), salesCount: 9 };
        ({ updatedAt } = await importRealtor(http, realtor.id, new Blob([JSON.stringify(file)])));
      };
      return { save, age, list, importFile, admin, http, id: realtor.id, first: realtor };
    }
    const draft = (changes: ProfileChanges) => ({ draft: { changes } });

    it("within 30 minutes are one, which restores the state before the first", async () => {
      const { save, age, list, http, id, first } = await start({ isMakeHomepage: "Y" });
      await save(draft({ aboutMeEn: "A" }));
      await age(29);
      await save(draft({ aboutMeEn: "A", salesCount: 1 }));
      expect(await list()).toEqual([["draft", ["aboutMeEn", "salesCount"]]]);
      const [version] = (await listVersions(http, id)).page;
      expect(await getVersion(http, id, version?.id ?? 0)).toEqual(first);
      await age(2);
      await save(draft({ aboutMeEn: "B", salesCount: 1 }));
      expect(await list()).toEqual([
        ["draft", ["aboutMeEn", "salesCount"]],
        ["draft", ["aboutMeEn"]],
      ]);
    });

    it("are one while the homepage is not published", async () => {
      const { save, list } = await start({});
      await save({ aboutMeEn: "A" });
      await save({ salesCount: 1 });
      await save({ aboutMeEn: "B" });
      expect(await list()).toEqual([["update", ["aboutMeEn", "salesCount"]]]);
    });

    it("are several around a publication, an import and a save of another person", async () => {
      const { save, list, importFile, admin } = await start({ isMakeHomepage: "Y" });
      await save(draft({ aboutMeEn: "A" }));
      await save({ aboutMeEn: "A", draft: null });
      await save(draft({ aboutMeEn: "B" }));
      await importFile();
      await save(draft({ aboutMeEn: "C" }));
      await save(draft({ aboutMeEn: "D" }), admin);
      await save(draft({ aboutMeEn: "E" }));
      expect((await list()).map(([kind]) => kind)).toEqual([
        "draft",
        "update",
        "draft",
        "import",
        "draft",
        "draft",
        "draft",
      ]);
    });

    it("are none without a change, also when changes are reverted", async () => {
      const { save, list } = await start({ isMakeHomepage: "Y" });
      await save({});
      await save(draft({}));
      expect(await list()).toEqual([]);
      await save(draft({ aboutMeEn: "A" }));
      await save(draft({}));
      expect(await list()).toEqual([]);
    });
  });

  it("contain public image URLs and can be imported", async () => {
    const { http, realtor } = await backend.newAgent({ desiredUrl: newSlug() });
    const { id, updatedAt } = realtor;
    const photos = [
      { path: "id" as const, imageType: "fullsize" as const, url: `${publicUrl}/media/a.jpg` },
    ];
    const first = await updateRealtor(http, id, {
      updatedAt,
      photos,
      draft: { changes: { photos } },
    });
    await updateRealtor(await backend.signedIn(adminEmail), id, {
      updatedAt: first.updatedAt,
      photos: [],
      later: 1,
      draft: null,
    });
    const [newest] = (await listVersions(http, id)).page;
    const former = await getVersion(http, id, newest?.id ?? 0);
    expect(former).toEqual(first);
    const back = await importRealtor(http, id, new Blob([JSON.stringify(former)]));
    expect(back).toEqual({ ...first, updatedAt: back.updatedAt });
  });

  it("remain available to the owner and admins after deletion", async () => {
    const { http, realtor } = await backend.newAgent({
      desiredUrl: newSlug(),
      isMakeHomepage: "Y",
    });
    const { id } = realtor;
    const last = await updateRealtor(http, id, { ...realtor, aboutMeEn: "Last" });
    await deleteRealtor(http, id);
    const other = await backend.newAgent({ desiredUrl: newSlug() });
    for (const reader of [http, await backend.signedIn(adminEmail)]) {
      const { page } = await listVersions(reader, id);
      expect(page.map(({ kind, changed }) => [kind, changed])).toEqual([
        ["delete", []],
        ["update", ["aboutMeEn"]],
      ]);
      expect(await getVersion(reader, id, page[0]?.id ?? 0)).toEqual(last);
    }
    expect(await getError(listVersions(other.http, id))).toMatchObject({ status: 404 });
  });

  it("are not available to other agents or through another homepage", async () => {
    const { http, realtor } = await backend.newAgent({
      desiredUrl: newSlug(),
      isMakeHomepage: "Y",
    });
    const other = await backend.newAgent({ desiredUrl: newSlug(), isMakeHomepage: "Y" });
    await updateRealtor(http, realtor.id, { ...realtor, aboutMeEn: "A" });
    await updateRealtor(other.http, other.realtor.id, { ...other.realtor, aboutMeEn: "B" });
    const [version] = (await listVersions(http, realtor.id)).page;
    const versionId = version?.id ?? 0;
    const read = (reader: typeof http) => getError(getVersion(reader, realtor.id, versionId));
    expect(await read(backend.visitor)).toMatchObject({ status: 401 });
    expect(await read(await backend.signedIn(userEmail))).toMatchObject({ status: 403 });
    expect(await read(other.http)).toMatchObject({ status: 403 });
    expect(await getError(getVersion(other.http, other.realtor.id, versionId))).toMatchObject({
      status: 404,
      code: "version.notFound",
    });
    expect(await getError(listVersions(http, "unknown"))).toMatchObject({
      status: 404,
      code: "realtor.notFound",
    });
  });
});
