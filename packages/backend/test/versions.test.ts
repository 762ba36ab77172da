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
  describeOnEngines,
  newSlug,
  publicUrl,
  startBackend,
  userEmail,
} from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

describeOnEngines("former versions of a website", (engine) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend(engine);
  });
  afterAll(() => backend.close());

  it("are described by what each of them changed, with author, time and kind", async () => {
    const { http, userId, realtor } = await backend.newAgent({ desiredUrl: newSlug() });
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
    expect(totalCount).toBe(7);
    expect(page.map((version) => realtorVersion.parse(version))).toEqual(page);
    const told = page
      .toReversed()
      .map(({ savedBy, isByStaff, kind, changed }) => [savedBy, isByStaff, kind, changed]);
    expect(told).toEqual([
      ["", false, "create", []],
      [userName, false, "update", ["/aboutMeEn", "/salesCount"]],
      ["Sample Admin", true, "draft", ["/aboutMeEn"]],
      [userName, false, "draft", ["/aboutMeKr"]],
      ["Sample Admin", true, "draft", ["/aboutMeKr", "/aboutMeEn"]],
      [userName, false, "update", ["/aboutMeEn"]],
      [userName, false, "import", ["/salesCount"]],
    ]);
    expect(page.map(({ savedById }) => savedById === userId)[0]).toBe(true);
    expect(page.toReversed().map(({ savedAt }) => savedAt)).toEqual(
      states.map(({ updatedAt }) => updatedAt),
    );
    expect(page[0]).not.toHaveProperty("profile");

    expect(page[0]?.id).toBeNull();
    for (const [index, { id: versionId }] of page.toReversed().entries()) {
      if (versionId === null) continue;
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
    for (const salesCount of [1, 2, 3, 4, 5]) {
      state = await updateRealtor(http, realtor.id, { ...state, salesCount });
    }
    const { page: all } = await listVersions(http, realtor.id);
    expect(all.map(({ kind }) => kind).join()).toBe("update,update,update,update,update,create");
    const ids = all.slice(1).map(({ id }) => id ?? 0);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    for (const [currentPage, page] of [all.slice(0, 2), all.slice(2, 4), all.slice(4)].entries()) {
      const found = await listVersions(http, realtor.id, { perPage: 2, currentPage });
      expect(found).toEqual({ page, totalCount: 6 });
    }
  });

  it("say which were published, and which visitors see now", async () => {
    const { http, realtor } = await backend.newAgent({
      desiredUrl: newSlug(),
      isMakeHomepage: "Y",
    });
    const { id } = realtor;
    let { updatedAt } = realtor;
    const save = async (changes: Partial<RealtorProfileUpdate>) => {
      ({ updatedAt } = await updateRealtor(http, id, { updatedAt, ...changes }));
    };
    const marks = async (perPage = 50) => {
      const pages = Array.from({ length: Math.ceil(50 / perPage) }, (_, currentPage) =>
        listVersions(http, id, { perPage, currentPage }),
      );
      return (await Promise.all(pages))
        .flatMap(({ page }) => page)
        .map(({ changed, isPublication, isLive }) =>
          [changed.join(), isPublication && "published", isLive && "live"]
            .filter(Boolean)
            .join(" "),
        );
    };
    expect(await marks()).toEqual(["published live"]);
    await save({ draft: { changes: { salesCount: 7 } } });
    expect(await marks()).toEqual(["/salesCount", "published live"]);
    // A publication is one version with the draft that it made public.
    await save({ salesCount: 7, draft: null });
    expect(await marks()).toEqual(["/salesCount published live", "published"]);
    await save({ draft: { changes: { aboutMeEn: "A" } } });
    await save({ aboutMeEn: "A", designMainColor: "#1F3A5F", draft: null });
    await save({ isMakeHomepage: "N" });
    const offline = [
      "/isMakeHomepage",
      "/designMainColor published",
      "/aboutMeEn",
      "/salesCount published",
      "published",
    ];
    expect(await marks()).toEqual(offline);
    for (const perPage of [1, 2, 3]) expect(await marks(perPage)).toEqual(offline);
    await save({ isMakeHomepage: "Y" });
    expect((await marks())[0]).toBe("/isMakeHomepage published live");
  });

  it("of earlier releases are described by their profiles", async () => {
    const { http, realtor } = await backend.newAgent({
      desiredUrl: newSlug(),
      isMakeHomepage: "Y",
    });
    const { id } = realtor;
    let { updatedAt } = realtor;
    for (const changes of [
      { draft: { changes: { contactPhone: "949-555-0142" } } },
      { contactPhone: "949-555-0142", draft: null },
      { later: 1 },
      { draft: { changes: { aboutMeEn: "A" } } },
    ])
      ({ updatedAt } = await updateRealtor(http, id, { updatedAt, ...changes }));
    const before = (await listVersions(http, id)).page;
    expect(before.map(({ changed }) => changed)).toEqual([["/aboutMeEn"], ["/contactPhone"], []]);
    await backend.db
      .update(realtorVersions)
      .set({ paths: null, isPublication: null })
      .where(eq(realtorVersions.realtorId, id));
    const after = (await listVersions(http, id)).page;
    expect(after.map(({ changed }) => changed)).toEqual([["/aboutMeEn"], ["/contactPhone"], []]);
    expect(after.map(({ isPublication }) => isPublication)).toEqual([false, true, true]);
  });

  describe("of one person", () => {
    /** A website with its saves; `age` makes the stored versions older. */
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
          .slice(0, -1)
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
      expect(await list()).toEqual([["draft", ["/aboutMeEn", "/salesCount"]]]);
      const [, version] = (await listVersions(http, id)).page;
      expect(await getVersion(http, id, version?.id ?? 0)).toEqual(first);
      await age(2);
      await save(draft({ aboutMeEn: "B", salesCount: 1 }));
      expect(await list()).toEqual([
        ["draft", ["/aboutMeEn", "/salesCount"]],
        ["draft", ["/aboutMeEn"]],
      ]);
    });

    it("are one while the website is not published", async () => {
      const { save, list } = await start({});
      await save({ aboutMeEn: "A" });
      await save({ salesCount: 1 });
      await save({ aboutMeEn: "B" });
      expect(await list()).toEqual([["update", ["/aboutMeEn", "/salesCount"]]]);
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
    const [, newest] = (await listVersions(http, id)).page;
    const former = await getVersion(http, id, newest?.id ?? 0);
    expect(former).toEqual(first);
    const back = await importRealtor(http, id, new Blob([JSON.stringify(former)]));
    // The time of the draft is that of the import.
    const draft = { ...first.draft, savedAt: back.updatedAt };
    expect(back).toEqual({ ...first, draft, updatedAt: back.updatedAt });
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
      expect(page.map(({ kind, changed, isLive }) => [kind, changed, isLive])).toEqual([
        ["delete", [], false],
        ["update", ["/aboutMeEn"], false],
        ["create", [], false],
      ]);
      expect(await getVersion(reader, id, page[1]?.id ?? 0)).toEqual(last);
    }
    expect(await getError(listVersions(other.http, id))).toMatchObject({ status: 404 });
  });

  it("are not available to other agents or through another website", async () => {
    const { http, realtor } = await backend.newAgent({
      desiredUrl: newSlug(),
      isMakeHomepage: "Y",
    });
    const other = await backend.newAgent({ desiredUrl: newSlug(), isMakeHomepage: "Y" });
    await updateRealtor(http, realtor.id, { ...realtor, aboutMeEn: "A" });
    await updateRealtor(other.http, other.realtor.id, { ...other.realtor, aboutMeEn: "B" });
    const [, version] = (await listVersions(http, realtor.id)).page;
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
