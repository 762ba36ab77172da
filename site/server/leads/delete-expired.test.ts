import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestStore } from "../../test/fixtures/site-database.ts";
import type { Store } from "../db/open-store.ts";
import { consentRecords, contacts, deliveries, leads } from "../db/schema.ts";
import { deleteExpired } from "./delete-expired.ts";

let store: Store;

beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

it("deletes leads and contact requests with their deliveries, and keeps newer ones", async () => {
  const { db } = store;
  for (const createdAt of [new Date("2025-11-25T00:00:00Z"), new Date("2025-11-27T00:00:00Z")]) {
    const [lead] = await db
      .insert(leads)
      .values({
        idempotencyKey: `lead ${createdAt.toISOString()}`,
        name: "홍길동",
        area: "Irvine",
        phone: "949-555-0100",
        phoneCountryCode: "US",
        hasSite: true,
        locale: "ko",
        createdAt,
      })
      .returning();
    const [contact] = await db
      .insert(contacts)
      .values({ idempotencyKey: `contact ${createdAt.toISOString()}`, body: null, createdAt })
      .returning();
    await db.insert(deliveries).values([
      { id: lead!.id, channel: "slack", state: "delivered" },
      { id: contact!.id, channel: "loaning", state: "delivered" },
    ]);
  }
  expect(await deleteExpired(db, new Date("2025-11-26T00:00:00Z"))).toBe(2);
  const newer = [{ createdAt: new Date("2025-11-27T00:00:00Z") }];
  expect(await db.select({ createdAt: leads.createdAt }).from(leads)).toEqual(newer);
  expect(await db.select({ createdAt: contacts.createdAt }).from(contacts)).toEqual(newer);
  expect(await db.$count(deliveries)).toBe(2);
  expect(await deleteExpired(db, new Date("2025-11-26T00:00:00Z"))).toBe(0);
});

it("deletes proofs of consent after four years", async () => {
  const { db } = store;
  const years = (count: number) => new Date(Date.now() - count * 365.25 * 24 * 3600 * 1000);
  const proof = { phone: "949-555-0100", phoneCountryCode: "US" };
  const [kept, old] = ["1", "2"].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`);
  await db.insert(consentRecords).values([
    { ...proof, id: kept!, consentedAt: years(3.99) },
    { ...proof, id: old!, consentedAt: years(4.01) },
  ]);
  await deleteExpired(db, new Date("2025-11-26T00:00:00Z"));
  expect(await db.select({ id: consentRecords.id }).from(consentRecords)).toEqual([{ id: kept }]);
});
