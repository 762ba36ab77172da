import { createContact, deleteRealtor, updateRealtor } from "@realtor/api/loaning";
import { afterAll, beforeAll, expect, it } from "vitest";

import {
  consentRecords,
  contactDeliveries,
  contactRequests,
  realtorVersions,
} from "../src/db/schema.ts";
import { deleteExpired } from "../src/loaning/delete-expired.ts";
import { contactInput } from "./fixtures/contact-input.ts";
import { describeOnEngines, newSlug, startBackend } from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

describeOnEngines("personal data whose period has ended", (engine) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend(engine);
  });
  afterAll(() => backend.close());

  it("is deleted: contact requests, and versions of deleted websites", async () => {
    const { db } = backend;
    const kept = await backend.newAgent({ desiredUrl: newSlug() });
    const deleted = await backend.newAgent({ desiredUrl: newSlug() });
    await updateRealtor(kept.http, kept.realtor.id, { ...kept.realtor, aboutMeEn: "New" });
    await createContact(backend.visitor, contactInput(deleted.realtor.id));
    await deleteRealtor(deleted.http, deleted.realtor.id);
    const before = new Date(Date.now() - 60_000);
    expect(await deleteExpired(db, before)).toBe(0);
    expect(await db.$count(contactRequests)).toBe(1);

    expect(await deleteExpired(db, new Date(Date.now() + 60_000))).toBe(2);
    expect(await db.$count(contactRequests)).toBe(0);
    expect(await db.$count(contactDeliveries)).toBe(0);
    // The proof of consent has a period of its own.
    expect(await db.$count(consentRecords)).toBe(1);
    const years = (count: number) => new Date(Date.now() - count * 365.25 * 24 * 3600 * 1000);
    await db.update(consentRecords).set({ consentedAt: years(3.99) });
    await deleteExpired(db, before);
    expect(await db.$count(consentRecords)).toBe(1);
    await db.update(consentRecords).set({ consentedAt: years(4.01) });
    await deleteExpired(db, before);
    expect(await db.$count(consentRecords)).toBe(0);
    const versions = await db.select({ id: realtorVersions.realtorId }).from(realtorVersions);
    expect(versions).toEqual([{ id: kept.realtor.id }]);
  });
});
