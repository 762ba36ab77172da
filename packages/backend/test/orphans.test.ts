import { randomBytes } from "node:crypto";

import { deleteRealtor, updateRealtor } from "@realtor/api/loaning";
import type { Photo } from "@realtor/api/loaning";
import type { FileStore } from "@realtor/server/files/file-store";
import { createFolderStore } from "@realtor/server/files/folder-store";
import { createS3Store, type S3Store } from "@realtor/server/files/s3-store";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";

import { type TestS3, startS3 } from "../../server/test/fixtures/s3.ts";
import { listingDocuments, listings, listingVersions } from "../src/db/schema.ts";
import { toListingRow } from "../src/home/listing-row.ts";
import { deleteExpired } from "../src/loaning/delete-expired.ts";
import { deleteOrphans } from "../src/media/delete-orphans.ts";
import { describeOnEngines, newSlug, publicUrl, startBackend } from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

describeOnEngines("photos that nothing uses", (engine) => {
  let s3: TestS3 | undefined;
  let store: S3Store | undefined;
  let backend: TestBackend;
  let files: FileStore;
  beforeAll(async () => {
    s3 = engine === "PostgreSQL" ? await startS3() : undefined;
    backend = await startBackend(engine, { s3: s3?.settings });
    store = s3 && createS3Store(s3.settings);
    files = store ?? createFolderStore(backend.dataDir);
  });
  afterAll(async () => {
    store?.close();
    await backend.close();
    await s3?.stop();
  });

  const later = () => new Date(Date.now() + 60_000);

  /** A stored photo with the name of an upload. */
  async function newPhoto(): Promise<string> {
    const key = `media/${randomBytes(16).toString("base64url")}.png`;
    await files.writeOnce(key, randomBytes(10));
    return key;
  }

  const portrait = (key: string): Photo[] => [
    { path: "id", imageType: "fullsize", url: `${publicUrl}/${key}` },
  ];

  async function listKeys(): Promise<string[]> {
    const keys: string[] = [];
    for await (const { key } of files.list("media")) keys.push(key);
    return keys;
  }

  it("are deleted, and never one of a profile, a draft or a version", async () => {
    const samples = (await listKeys()).length;
    const { http, realtor } = await backend.newAgent({
      desiredUrl: newSlug(),
      isMakeHomepage: "Y",
    });
    const [former, current, drafted, unused, young] = [
      await newPhoto(),
      await newPhoto(),
      await newPhoto(),
      await newPhoto(),
      await newPhoto(),
    ];
    const save = (changes: Parameters<typeof updateRealtor>[2]) =>
      updateRealtor(http, realtor.id, changes);
    const first = await save({ ...realtor, photos: portrait(former) });
    const second = await save({ ...first, photos: portrait(current) });
    await save({ updatedAt: second.updatedAt, draft: { changes: { photos: portrait(drafted) } } });

    expect(await deleteOrphans({ ...backend, files }, new Date(Date.now() - 60_000))).toBe(0);
    expect(await listKeys()).toContain(young);
    expect(await deleteOrphans({ ...backend, files }, later())).toBe(2);
    const left = await listKeys();
    expect(left).toEqual(expect.arrayContaining([former, current, drafted]));
    expect(left).not.toContain(unused);
    expect(left).toHaveLength(samples + 3);
  });

  it("do not include one of a home by hand, its draft, or its versions", async () => {
    const [shown, published, drafted, former] = [
      await newPhoto(),
      await newPhoto(),
      await newPhoto(),
      await newPhoto(),
    ];
    const content = (key: string) => ({ photos: [{ url: `${publicUrl}/${key}` }] });
    const now = new Date();
    // Documents without a website expire with those of deleted ones.
    const { realtor } = await backend.newAgent({ desiredUrl: newSlug() });
    const [row] = await backend.db
      .insert(listings)
      .values({
        ...toListingRow(
          { listingKey: "manual-1", standardStatus: "Active", propertyType: "Residential" },
          { source: "manual" },
        ),
        media: [{ mediaURL: `${publicUrl}/${shown}` }],
      })
      .returning();
    const [document] = await backend.db
      .insert(listingDocuments)
      .values({
        id: "document-1",
        realtorId: realtor.id,
        listingKey: row?.listingKey ?? "",
        kind: "manual",
        published: content(published),
        draft: content(drafted),
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    await backend.db.insert(listingVersions).values({
      documentId: document?.id ?? "",
      content: { draft: content(former) },
      kind: "draft",
      isPublication: false,
      validFrom: now,
      replacedAt: now,
      replacedBy: "x",
    });
    expect(await deleteOrphans({ ...backend, files }, later())).toBe(0);
    expect(await listKeys()).toEqual(expect.arrayContaining([shown, published, drafted, former]));
  });

  it("include those of a deleted website, as soon as its versions are deleted", async () => {
    const { http, realtor } = await backend.newAgent({ desiredUrl: newSlug() });
    const photo = await newPhoto();
    await updateRealtor(http, realtor.id, { ...realtor, photos: portrait(photo) });
    await deleteRealtor(http, realtor.id);
    expect(await deleteOrphans({ ...backend, files }, later())).toBe(0);
    await deleteExpired(backend.db, later());
    expect(await deleteOrphans({ ...backend, files }, later())).toBe(1);
    expect(await listKeys()).not.toContain(photo);
  });

  it("are not deleted when they are most of all, as with the store of another database", async () => {
    const photos = await Promise.all(Array.from({ length: 60 }, newPhoto));
    await expect(deleteOrphans({ ...backend, files }, later())).rejects.toThrow(
      /of another database/,
    );
    expect(await listKeys()).toEqual(expect.arrayContaining(photos));
    for (const photo of photos) await files.remove(photo);
  });

  it("do not include one of the last of many versions", async () => {
    const photo = await newPhoto();
    const profile = JSON.stringify({ photos: [{ url: `/${photo}` }] });
    await backend.db.execute(
      sql`insert into realtor_versions
        (realtor_id, user_id, profile, valid_from, replaced_at, replaced_by, kind)
        select 'x', 'x', case when n = 1100 then ${profile}::jsonb else '{}' end, now(), now(), 'x', 'publish'
        from generate_series(1, 1100) n`,
    );
    expect(await deleteOrphans({ ...backend, files }, later())).toBe(0);
    expect(await listKeys()).toContain(photo);
  });
});
