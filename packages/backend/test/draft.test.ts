import {
  createRealtor,
  importRealtor,
  exportRealtor,
  getRealtor,
  listRealtors,
  updateRealtor,
} from "@realtor/api/loaning";
import type { RealtorProfile } from "@realtor/api/loaning";
import { realtorProfile } from "@realtor/api/loaning-schemas";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";

import { realtors } from "../src/db/schema.ts";
import { getError } from "./fixtures/get-error.ts";
import {
  adminEmail,
  describeOnEngines,
  graceEmail,
  newSlug,
  publicUrl,
  startBackend,
  userEmail,
} from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

describeOnEngines("a draft", (engine) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend(engine);
  });
  afterAll(() => backend.close());

  const newAgent = () => backend.newAgent({ desiredUrl: newSlug(), isMakeHomepage: "Y" });

  /** A published website with a draft, and its owner's client. */
  async function newDraft(changes: Record<string, unknown> = { aboutMeEn: "Next" }) {
    const { http, realtor } = await newAgent();
    const { id, updatedAt } = realtor;
    return {
      http,
      before: realtor,
      after: await updateRealtor(http, id, { updatedAt, draft: { changes } }),
    };
  }

  async function storedProfile(id: string) {
    const [row] = await backend.db.select().from(realtors).where(eq(realtors.id, id));
    return row?.profile;
  }

  it("is saved with time and author and changes nothing else", async () => {
    const { before, after } = await newDraft({ aboutMeEn: "Next", futureField: [1, null] });
    expect(realtorProfile.parse(after)).toEqual({
      ...before,
      updatedAt: after.updatedAt,
      draft: {
        changes: { aboutMeEn: "Next", futureField: [1, null] },
        savedAt: after.updatedAt,
        savedBy: before.userName,
      },
    });
  });

  it("contains the last author regardless of the client's value", async () => {
    const { http, after } = await newDraft();
    const admin = await backend.signedIn(adminEmail);
    const { id, updatedAt } = after;
    const claimed = { savedAt: "2020-01-01T00:00:00.000Z", savedBy: "Other Author" };
    const changes = { aboutMeEn: "By the admin" };
    const saved = await updateRealtor(admin, id, { updatedAt, draft: { changes, ...claimed } });
    expect(saved.draft).toEqual({ changes, savedAt: saved.updatedAt, savedBy: "Sample Admin" });
    // Other changes do not affect it.
    const updated = await updateRealtor(http, id, { updatedAt: saved.updatedAt, salesCount: 3 });
    expect(updated).toMatchObject({ salesCount: 3, draft: saved.draft });
  });

  it("gets the author and time of an import, whatever the file says", async () => {
    const { http, after } = await newDraft();
    const file = (draft: unknown) => new Blob([JSON.stringify({ ...after, draft })]);
    // An export that is imported again is the same draft.
    const same = await importRealtor(http, after.id, file(after.draft));
    expect(same.draft).toEqual(after.draft);
    const changes = { aboutMeEn: "From a file" };
    const claimed = { savedAt: "2001-01-01T00:00:00.000Z", savedBy: "Sample Admin" };
    const saved = await importRealtor(http, after.id, file({ changes, ...claimed }));
    expect(saved.draft).toEqual({ changes, savedAt: saved.updatedAt, savedBy: after.userName });
  });

  it("can be part of a new website", async () => {
    const { http } = await backend.createUser("realtor");
    const changes = { aboutMeEn: "First" };
    const made = await createRealtor(http, { desiredUrl: newSlug(), draft: { changes } });
    expect(made.draft).toEqual({ changes, savedAt: made.createdAt, savedBy: made.userName });
  });

  it("is removed when its changes are published", async () => {
    const { http, after } = await newDraft();
    const { id, updatedAt } = after;
    const live = await updateRealtor(http, id, { updatedAt, aboutMeEn: "Next", draft: null });
    expect(live).toMatchObject({ aboutMeEn: "Next" });
    expect(live).not.toHaveProperty("draft");
    expect(await storedProfile(id)).not.toHaveProperty("draft");
  });

  it("is visible only to users who may manage the website", async () => {
    const { http: owner, after } = await newDraft();
    const admin = await backend.signedIn(adminEmail);
    const other = (await newAgent()).http;
    const { id, desiredUrl, updatedAt } = after;
    await updateRealtor(owner, id, { updatedAt, hompageUrl: `https://${desiredUrl}.example` });
    await backend.proveDomain(id);

    for (const http of [owner, admin]) {
      expect((await getRealtor(http, id, { asOwner: true })).draft).toEqual(after.draft);
      expect((await exportRealtor(http, id)).draft).toEqual(after.draft);
      const listed = (await listRealtors(http)).find((one) => one.id === id);
      expect(listed?.draft).toEqual(after.draft);
    }
    for (const http of [backend.visitor, other, await backend.signedIn(userEmail)]) {
      for (const reference of [id, desiredUrl, `https://${desiredUrl}.example`]) {
        const seen = await getRealtor(http, reference, { asOwner: true });
        expect(seen.id).toBe(id);
        expect(seen).not.toHaveProperty("draft");
      }
    }
    for (const http of [backend.visitor, await backend.signedIn(userEmail)]) {
      const listed = (await listRealtors(http)).find((one) => one.id === id);
      expect(listed?.desiredUrl).toBe(desiredUrl);
      expect(listed).not.toHaveProperty("draft");
    }
  });

  it("of a sample is not in a visitor's list of samples", async () => {
    const grace = await backend.signedIn(graceEmail);
    const { id, updatedAt } = await getRealtor(grace, "grace-kim", { asOwner: true });
    await updateRealtor(grace, id, { updatedAt, draft: { changes: { salesCount: 1 } } });
    const samples = await listRealtors(backend.visitor, { sample: "Y" });
    expect(samples.map((sample) => sample.id)).toContain(id);
    expect(samples.filter((sample) => "draft" in sample)).toEqual([]);
    expect(JSON.stringify(samples)).not.toContain("savedBy");
  });

  it("is imported as exported, except for its time and author", async () => {
    const { http, after } = await newDraft({
      aboutMeKr: "다음",
      photos: [{ path: "id", imageType: "fullsize", url: `${publicUrl}/media/own.jpg` }],
      futureField: { z: 1, a: [{ b: null }] },
    });
    const { id } = after;
    const textOf = async () => {
      const { updatedAt, publishedAt: _, draft, ...rest } = await exportRealtor(http, id);
      return { updatedAt, text: JSON.stringify({ ...rest, changes: draft?.changes }) };
    };
    const first = await textOf();
    const file = new Blob([JSON.stringify(await exportRealtor(http, id))]);
    const admin = await backend.signedIn(adminEmail);
    const changes = { aboutMeKr: "다른 것" };
    await updateRealtor(admin, id, { updatedAt: first.updatedAt, draft: { changes } });
    expect((await textOf()).text).not.toBe(first.text);
    await importRealtor(admin, id, file);
    expect((await textOf()).text).toBe(first.text);
  });

  it("is removed by the import of a file without a draft", async () => {
    const { http, after } = await newDraft();
    const file = JSON.stringify({ ...after, draft: null });
    const imported = await importRealtor(http, after.id, new Blob([file]));
    expect(imported).not.toHaveProperty("draft");
    expect(await storedProfile(after.id)).not.toHaveProperty("draft");
  });

  it("stores image URLs without the services' origin", async () => {
    const photo = { path: "top", imageType: "fullsize", url: `${publicUrl}/media/own.jpg` };
    const { http, after } = await newDraft({ photos: [photo] });
    expect(after.draft?.changes.photos).toEqual([photo]);
    expect(await storedProfile(after.id)).toMatchObject({
      draft: { changes: { photos: [{ ...photo, url: "/media/own.jpg" }] } },
    });
    expect((await exportRealtor(http, after.id)).draft?.changes.photos).toEqual([photo]);
  });

  it("contains no keys set by the service and no draft", async () => {
    const forged: Partial<RealtorProfile> = {
      userId: "x",
      id: "x",
      updatedAt: "x",
      isSample: true,
    };
    for (const draft of ["text", null, { changes: null }]) {
      const { after } = await newDraft({ aboutMeEn: "Next", ...forged, draft });
      expect(after.draft?.changes).toEqual({ aboutMeEn: "Next" });
    }
  });

  it("may contain an address that is taken, but not an invalid one", async () => {
    const { http, after } = await newDraft({ desiredUrl: "grace-kim" });
    expect(after.draft?.changes.desiredUrl).toBe("grace-kim");
    const { id, updatedAt } = after;
    for (const [changes, pointer, code] of [
      [{ desiredUrl: "admin" }, "/draft/changes/desiredUrl", "slug.reserved"],
      [{ salesCount: -1 }, "/draft/changes/salesCount", "number.range"],
    ] as const) {
      const refused = await getError(updateRealtor(http, id, { updatedAt, draft: { changes } }));
      expect(refused).toMatchObject({ status: 422, errors: [{ pointer, code }] });
    }
  });
});
