import {
  acceptAgreement,
  createRealtor,
  getCurrentAgreement,
  getRealtor,
  importRealtor,
  updateRealtor,
} from "@realtor/api/loaning";
import { currentAgreement } from "@realtor/api/loaning-schemas";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";

import { realtorAgreements } from "../src/db/schema.ts";
import { getError } from "./fixtures/get-error.ts";
import { publishable } from "./fixtures/publishable.ts";
import {
  adminEmail,
  agreement,
  describeOnEngines,
  graceEmail,
  newSlug,
  startBackend,
} from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

const required = {
  status: 403,
  code: "agreement.required",
  errors: [{ pointer: "/isMakeHomepage", code: "agreement.required" }],
};

it("accepts no agreement while details of the operator are missing", async () => {
  const backend = await startBackend("PostgreSQL", { operator: { missing: ["nmlsId"] } });
  const { id, http } = await backend.createUser("realtor", { agreed: false });
  expect(await getError(acceptAgreement(http, agreement))).toMatchObject({
    status: 409,
    code: "agreement.unpublished",
  });
  const stored = backend.db
    .select()
    .from(realtorAgreements)
    .where(eq(realtorAgreements.userId, id));
  expect(await stored).toEqual([]);
  await backend.close();
});

describeOnEngines("the agent service agreement", (engine) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend(engine);
  });
  afterAll(() => backend.close());

  /** A realtor who has not accepted the agreement. */
  const newcomer = () => backend.createUser("realtor", { agreed: false });
  const rowsOf = (userId: string) =>
    backend.db.select().from(realtorAgreements).where(eq(realtorAgreements.userId, userId));

  it("stores one acceptance with version and time for repeated requests", async () => {
    const { id, http } = await newcomer();
    const before = await getCurrentAgreement(http);
    expect(currentAgreement.parse(before)).toEqual({
      version: agreement.version,
      acceptance: null,
    });
    const started = Date.now();
    const answers = await Promise.all([1, 2, 3].map(() => acceptAgreement(http, agreement)));
    const [first] = answers;
    expect(answers).toEqual([first, first, first]);
    expect(first).toMatchObject(agreement);
    expect(Date.parse(first?.acceptedAt ?? "")).toBeGreaterThanOrEqual(started);
    expect(await rowsOf(id)).toHaveLength(1);
    expect(await getCurrentAgreement(http)).toEqual({
      version: agreement.version,
      acceptance: first,
    });
  });

  it("stores each choice of the optional item and returns the latest", async () => {
    const { id, http } = await newcomer();
    await acceptAgreement(http, { ...agreement, items: ["news", ...agreement.items] });
    await acceptAgreement(http, agreement);
    expect((await rowsOf(id)).map(({ items }) => items)).toEqual([
      [...agreement.items, "news"],
      agreement.items,
    ]);
    expect((await getCurrentAgreement(http)).acceptance?.items).toEqual(agreement.items);
  });

  it("rejects any version but the current one", async () => {
    const { id, http } = await newcomer();
    expect(
      await getError(acceptAgreement(http, { ...agreement, version: "2025-01-01" })),
    ).toMatchObject({ status: 409, code: "agreement.outdated" });
    expect(await rowsOf(id)).toEqual([]);
  });

  it("ignores acceptances of a former version", async () => {
    const { id, http } = await newcomer();
    await backend.db
      .insert(realtorAgreements)
      .values({ ...agreement, version: "2025-01-01", userId: id, acceptedAt: new Date() });
    expect((await getCurrentAgreement(http)).acceptance).toBeNull();
    expect(
      await getError(
        createRealtor(http, { ...publishable, desiredUrl: newSlug(), isMakeHomepage: "Y" }),
      ),
    ).toEqual(required);
  });

  it("is required for publishing by update, import or creation", async () => {
    const { http } = await newcomer();
    const desiredUrl = newSlug();
    const publish = { ...publishable, desiredUrl, isMakeHomepage: "Y" } as const;
    expect(await getError(createRealtor(http, publish))).toEqual(required);

    const { id, updatedAt } = await createRealtor(http, { desiredUrl });
    const file = new Blob([JSON.stringify(publish)]);
    expect(await getError(updateRealtor(http, id, { ...publish, updatedAt }))).toEqual(required);
    expect(await getError(importRealtor(http, id, file))).toEqual(required);
    expect(await getError(getRealtor(backend.visitor, id))).toMatchObject({ status: 404 });

    const saved = await updateRealtor(http, id, { aboutMeEn: "A draft", updatedAt });
    await acceptAgreement(http, agreement);
    await updateRealtor(http, id, { ...publish, updatedAt: saved.updatedAt });
    expect(await getRealtor(backend.visitor, id)).toMatchObject({ aboutMeEn: "A draft" });
  });

  it("is required of the owner when an admin publishes", async () => {
    const { id: userId, http } = await newcomer();
    const admin = await backend.signedIn(adminEmail);
    await acceptAgreement(admin, agreement);
    const profile = { ...publishable, desiredUrl: newSlug() };
    const publish = { ...profile, isMakeHomepage: "Y", userId } as const;
    expect(await getError(createRealtor(admin, publish))).toEqual(required);

    const { id, updatedAt } = await createRealtor(http, profile);
    expect(await getError(updateRealtor(admin, id, { ...publish, updatedAt }))).toEqual(required);
    await acceptAgreement(http, agreement);
    expect(await updateRealtor(admin, id, { ...publish, updatedAt })).toMatchObject({
      isMakeHomepage: "Y",
    });
  });

  it("is not required again for saving a published website", async () => {
    const { http, userId, realtor } = await backend.newAgent({
      desiredUrl: newSlug(),
      isMakeHomepage: "Y",
    });
    await backend.db
      .update(realtorAgreements)
      .set({ version: "2025-01-01" })
      .where(eq(realtorAgreements.userId, userId));
    const saved = await updateRealtor(http, realtor.id, { ...realtor, aboutMeEn: "New" });
    expect(saved).toMatchObject({ aboutMeEn: "New", isMakeHomepage: "Y" });
  });

  it("is accepted for the owners of the samples", async () => {
    const grace = await backend.signedIn(graceEmail);
    expect((await getCurrentAgreement(grace)).acceptance?.items).toEqual(agreement.items);
  });
});
