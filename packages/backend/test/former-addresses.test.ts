import {
  checkAddress,
  createRealtor,
  deleteRealtor,
  exportRealtor,
  getRealtor,
  importRealtor,
  inviteRealtor,
  updateRealtor,
} from "@realtor/api/loaning";
import type { Http } from "@realtor/api/http";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";

import { formerAddresses } from "../src/db/schema.ts";
import { deleteFreeAddresses } from "../src/loaning/former-addresses.ts";
import { getError } from "./fixtures/get-error.ts";
import { publishable } from "./fixtures/publishable.ts";
import { adminEmail, describeOnEngines, newSlug, startBackend } from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

const day = 24 * 60 * 60 * 1000;

describeOnEngines("former addresses", (engine) => {
  let backend: TestBackend;
  let admin: Http;
  beforeAll(async () => {
    backend = await startBackend(engine);
    admin = await backend.signedIn(adminEmail);
  });
  afterAll(() => backend.close());

  /** A website of a new agent, public unless said otherwise. */
  async function newWebsite(isMakeHomepage: "Y" | "N" = "Y") {
    const { http, userId, realtor } = await backend.newAgent({
      ...publishable,
      desiredUrl: newSlug(),
      isMakeHomepage,
    });
    const { id, desiredUrl: first } = realtor;
    const save = async (changes: object, client = http) => {
      const { updatedAt } = await getRealtor(client, id, { asOwner: true });
      return updateRealtor(client, id, { updatedAt, ...changes });
    };
    const rename = (desiredUrl = newSlug(), client = http) => save({ desiredUrl }, client);
    return { http, userId, id, first, save, rename };
  }

  const slugAt = async (slug: string) => (await getRealtor(backend.visitor, slug)).desiredUrl;
  const taken = { status: 409, code: "slug.taken" };

  it("lead to the present one in any case, also after several changes and back", async () => {
    const { first, rename } = await newWebsite();
    const { desiredUrl: second } = await rename();
    expect(await slugAt(first.toUpperCase())).toBe(second);
    const { desiredUrl: third } = await rename();
    expect([await slugAt(first), await slugAt(second)]).toEqual([third, third]);
    await rename(first);
    expect([await slugAt(first), await slugAt(second), await slugAt(third)]).toEqual([
      first,
      first,
      first,
    ]);
  });

  it("lead nowhere while the website is not public", async () => {
    const { first, rename, save, http } = await newWebsite();
    const { desiredUrl: second } = await rename();
    await save({ isMakeHomepage: "N" });
    expect(await getError(getRealtor(backend.visitor, first))).toMatchObject({ status: 404 });
    expect((await getRealtor(http, first, { asOwner: true })).desiredUrl).toBe(second);
  });

  it("are taken for everyone but their website, wherever an address is chosen", async () => {
    const { http, id, first, rename } = await newWebsite();
    await rename();
    const other = await newWebsite();
    const slug = first.toUpperCase();
    expect(await checkAddress(other.http, slug)).toEqual({ code: "slug.taken" });
    expect(await checkAddress(other.http, slug, { realtorId: other.id })).toEqual({
      code: "slug.taken",
    });
    expect(await checkAddress(admin, slug)).toEqual({ code: "slug.taken" });
    const file = { ...(await exportRealtor(other.http, other.id)), desiredUrl: slug };
    const guest = { email: `${newSlug()}@example.com`, userName: "Kim", locale: "en" } as const;
    const attempts = [
      () => other.rename(slug),
      () => other.rename(slug, admin),
      () => importRealtor(other.http, other.id, new Blob([JSON.stringify(file)])),
      () => createRealtor(admin, { desiredUrl: slug }),
      () => inviteRealtor(admin, { ...guest, desiredUrl: slug }),
    ];
    for (const attempt of attempts)
      expect(await getError(attempt())).toMatchObject({
        ...taken,
        errors: [{ pointer: "/desiredUrl", code: "slug.taken" }],
      });
    expect(await checkAddress(http, first, { realtorId: id })).toEqual({ code: null });
    expect((await rename(first)).desiredUrl).toBe(first);
  });

  it("that were never public reserve nothing", async () => {
    const { first, rename, id, http } = await newWebsite("N");
    for (let turn = 0; turn < 7; turn += 1) await rename();
    expect((await newWebsite()).first).not.toBe(first);
    expect((await checkAddress(admin, first)).code).toBeNull();
    const { desiredUrl } = await rename();
    await deleteRealtor(http, id);
    expect((await checkAddress(admin, desiredUrl)).code).toBeNull();
    expect(await getError(getRealtor(backend.visitor, desiredUrl))).toMatchObject({ status: 404 });
  });

  it("of a draft are reserved when it is published", async () => {
    const { first, save } = await newWebsite();
    const next = newSlug();
    await save({ draft: { changes: { desiredUrl: next } } });
    expect(await slugAt(first)).toBe(first);
    expect((await checkAddress(admin, next)).code).toBeNull();
    await save({ desiredUrl: next, draft: null });
    expect(await slugAt(first)).toBe(next);
  });

  it("can be left five times a year, then by staff only", async () => {
    const { http, id, first, rename } = await newWebsite();
    for (let turn = 0; turn < 5; turn += 1) await rename();
    const refused = { code: "slug.tooManyChanges" };
    expect(await checkAddress(http, newSlug(), { realtorId: id })).toEqual(refused);
    expect(await getError(rename())).toMatchObject({ status: 409, ...refused });
    const { desiredUrl } = await getRealtor(http, id, { asOwner: true });
    expect((await rename(desiredUrl.toUpperCase())).desiredUrl).toBe(desiredUrl.toUpperCase());
    expect((await checkAddress(admin, newSlug(), { realtorId: id })).code).toBeNull();
    await rename(newSlug(), admin);
    await backend.db
      .update(formerAddresses)
      .set({ leftAt: new Date(Date.now() - 366 * day) })
      .where(eq(formerAddresses.realtorId, id));
    const { desiredUrl: last } = await rename();
    expect(await slugAt(first)).toBe(last);
  });

  it("of a deleted website are gone, and for two years its account's only", async () => {
    const { http, userId, id, first, rename } = await newWebsite();
    const { desiredUrl: second } = await rename();
    await deleteRealtor(admin, id);
    for (const slug of [first, second]) {
      expect(await getError(getRealtor(backend.visitor, slug))).toMatchObject({
        status: 410,
        code: "realtor.deleted",
      });
      expect(await checkAddress(admin, slug)).toEqual({ code: "slug.taken" });
      expect(await getError(createRealtor(admin, { desiredUrl: slug }))).toMatchObject(taken);
    }
    expect((await checkAddress(http, second)).code).toBeNull();
    const again = await createRealtor(admin, { ...publishable, userId, desiredUrl: second });
    expect(again.desiredUrl).toBe(second);

    const deletedAt = (years: number, days: number) => {
      const time = new Date();
      time.setUTCFullYear(time.getUTCFullYear() - years);
      return new Date(time.getTime() + days * day);
    };
    const setDeletedAt = (time: Date) =>
      backend.db
        .update(formerAddresses)
        .set({ deletedAt: time })
        .where(eq(formerAddresses.realtorId, id));
    await setDeletedAt(deletedAt(2, 1));
    await deleteFreeAddresses(backend.db, new Date());
    expect(await checkAddress(admin, first)).toEqual({ code: "slug.taken" });
    await setDeletedAt(deletedAt(2, -1));
    expect((await checkAddress(admin, first)).code).toBeNull();
    expect(await getError(getRealtor(backend.visitor, first))).toMatchObject({ status: 404 });
    await deleteFreeAddresses(backend.db, new Date());
    const rows = eq(formerAddresses.realtorId, id);
    expect(await backend.db.$count(formerAddresses, rows)).toBe(0);
  });

  it("cannot be taken in the moment in which they are left", async () => {
    const owner = await newWebsite();
    const others = await Promise.all([newWebsite(), newWebsite(), newWebsite()]);
    const results = await Promise.allSettled([
      owner.rename(),
      ...others.map(({ rename }) => rename(owner.first)),
    ]);
    expect(results.map(({ status }) => status)).toEqual([
      "fulfilled",
      "rejected",
      "rejected",
      "rejected",
    ]);
  });
});
