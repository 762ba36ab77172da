import { createRealtor, getRealtor, importRealtor, updateRealtor } from "@realtor/api/loaning";
import type { RealtorProfileInput } from "@realtor/api/loaning";
import type { PublishCode } from "@realtor/profile/conditions";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { realtors } from "../src/db/schema.ts";
import { getError } from "./fixtures/get-error.ts";
import { publishable } from "./fixtures/publishable.ts";
import { adminEmail, graceEmail, newSlug, startBackend } from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend("PostgreSQL");
});
afterAll(() => backend.close());

type Missing = [Partial<RealtorProfileInput>, pointer: string, PublishCode];

const missing: Missing[] = [
  [{ licenseNumber: "" }, "/licenseNumber", "license.missing"],
  [{ licenseNumber: "42" }, "/licenseNumber", "license.dre.format"],
  [{ etcInfo: [] }, "/etcInfo", "brokerage.missing"],
  [{ photos: [] }, "/photos", "photo.missing"],
  [{ contactPhone: "" }, "/contactPhone", "contact.missing"],
  [{ activityRegion: [] }, "/activityRegion", "state.missing"],
];

const fileOf = (profile: object) => new Blob([JSON.stringify(profile)]);

describe.each(missing)("a website with %j", (lacking, pointer, code) => {
  const refused = { status: 422, code: "publish.incomplete", errors: [{ pointer, code }] };

  it("is not published by creation, update, import or an admin", async () => {
    const desiredUrl = newSlug();
    const unpublished = { ...publishable, ...lacking, desiredUrl };
    const published = { ...unpublished, isMakeHomepage: "Y" } as const;
    const { http } = await backend.createUser("realtor");
    expect(await getError(createRealtor(http, published))).toMatchObject(refused);

    const { id, updatedAt } = await createRealtor(http, unpublished);
    const admin = await backend.signedIn(adminEmail);
    for (const client of [http, admin]) {
      const update = updateRealtor(client, id, { isMakeHomepage: "Y", updatedAt });
      expect(await getError(update)).toMatchObject(refused);
      const imported = importRealtor(client, id, fileOf(published));
      expect(await getError(imported)).toMatchObject(refused);
    }
    expect(await getRealtor(http, id, { asOwner: true })).toMatchObject({ updatedAt });
  });

  it("does not replace a published one, and is saved as a draft or taken offline", async () => {
    const { http, realtor } = await backend.newAgent({
      desiredUrl: newSlug(),
      isMakeHomepage: "Y",
    });
    const { id, updatedAt, desiredUrl } = realtor;
    expect(await getError(updateRealtor(http, id, { ...lacking, updatedAt }))).toMatchObject(
      refused,
    );
    const file = fileOf({ ...realtor, ...lacking });
    expect(await getError(importRealtor(http, id, file))).toMatchObject(refused);

    const saved = await updateRealtor(http, id, { draft: { changes: lacking }, updatedAt });
    expect(await getRealtor(backend.visitor, desiredUrl)).not.toMatchObject(lacking);
    await updateRealtor(http, id, {
      ...lacking,
      isMakeHomepage: "N",
      updatedAt: saved.updatedAt,
    });
    expect(await getError(getRealtor(backend.visitor, desiredUrl))).toMatchObject({ status: 404 });
  });
});

it("reports all missing conditions at once, the agreement among them", async () => {
  const { http } = await backend.createUser("realtor", { agreed: false });
  const published = { desiredUrl: newSlug(), isMakeHomepage: "Y" } as const;
  const { status, code, errors } = await getError(createRealtor(http, published));
  expect({ status, code }).toEqual({ status: 403, code: "agreement.required" });
  expect(errors?.map((error) => error.code)).toEqual([
    "agreement.required",
    "state.missing",
    "license.missing",
    "brokerage.missing",
    "photo.missing",
    "contact.missing",
  ]);
});

it("accepts the marked license numbers of samples", async () => {
  const grace = await backend.signedIn(graceEmail);
  const { id, updatedAt } = await getRealtor(grace, "grace-kim", { asOwner: true });
  expect(await updateRealtor(grace, id, { updatedAt, salesCount: 12 })).toMatchObject({
    isMakeHomepage: "Y",
  });
});

it("has the time of the last publication, for those who may manage it", async () => {
  const { http } = await backend.createUser("realtor");
  const created = await createRealtor(http, { ...publishable, desiredUrl: newSlug() });
  const { id, desiredUrl } = created;
  expect(created).not.toHaveProperty("publishedAt");

  const published = await updateRealtor(http, id, {
    isMakeHomepage: "Y",
    updatedAt: created.updatedAt,
  });
  expect(published.publishedAt).toBe(published.updatedAt);
  expect(await getRealtor(backend.visitor, desiredUrl)).not.toHaveProperty("publishedAt");

  const draft = { changes: { aboutMeEn: "Next" } };
  const drafted = await updateRealtor(http, id, { draft, updatedAt: published.updatedAt });
  expect(drafted.publishedAt).toBe(published.updatedAt);

  const { updatedAt } = drafted;
  const unpublished = await updateRealtor(http, id, { isMakeHomepage: "N", updatedAt });
  expect(unpublished.publishedAt).toBe(published.updatedAt);
});

it("counts the last save of a page of an earlier release as its publication", async () => {
  const { http, realtor } = await backend.newAgent({ desiredUrl: newSlug(), isMakeHomepage: "Y" });
  const { id, updatedAt } = realtor;
  await backend.db.update(realtors).set({ publishedAt: null }).where(eq(realtors.id, id));
  expect(await getRealtor(http, id, { asOwner: true })).toMatchObject({ publishedAt: updatedAt });
  const draft = { changes: { aboutMeEn: "Next" } };
  expect(await updateRealtor(http, id, { draft, updatedAt })).toMatchObject({
    publishedAt: updatedAt,
  });
});
