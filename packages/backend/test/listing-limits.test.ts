import { createListing, updateListing } from "@realtor/api/listing";
import type { ListingContent } from "@realtor/api/listing";
import { limits } from "@realtor/api/rules";
import { afterAll, beforeAll, expect, it } from "vitest";

import { listingDocuments } from "../src/db/schema.ts";
import { publicUrl } from "./fixtures/backend-options.ts";
import { getError } from "./fixtures/get-error.ts";
import { describeOnPglite, newSlug, startBackend } from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

const times = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_, index) => make(index));

const photos = (count: number): ListingContent["photos"] =>
  times(count, (index) => ({
    path: "gallery",
    imageType: "fullsize",
    url: `${publicUrl}/media/home/${index}.jpg`,
  }));

const rooms = (count: number): ListingContent["rooms"] => times(count, () => ({ type: "Bedroom" }));

const openHouses = (count: number): ListingContent["openHouses"] =>
  times(count, (index) => ({ id: `o${index}`, date: "2026-12-05", start: "13:00", end: "16:00" }));

describeOnPglite("limits of a listing", (engine) => {
  let backend: TestBackend;
  let agent: Awaited<ReturnType<TestBackend["newAgent"]>>;
  beforeAll(async () => {
    backend = await startBackend(engine);
    agent = await backend.newAgent({ desiredUrl: newSlug(), isMakeHomepage: "N" });
  });
  afterAll(() => backend.close());

  const create = (content: ListingContent) =>
    createListing(agent.http, { ...content, realtorId: agent.realtor.id });

  it.each<[string, ListingContent, ListingContent, string, string]>([
    ["60 photos", { photos: photos(60) }, { photos: photos(61) }, "/photos", "list.tooLong"],
    ["40 rooms", { rooms: rooms(40) }, { rooms: rooms(41) }, "/rooms", "list.tooLong"],
    [
      "20 open houses",
      { openHouses: openHouses(20) },
      { openHouses: openHouses(21) },
      "/openHouses",
      "list.tooLong",
    ],
    [
      "a sentence of 200 characters",
      { words: { ko: { sentence: "집".repeat(200) } } },
      { words: { ko: { sentence: "집".repeat(201) } } },
      "/words/ko/sentence",
      "text.tooLong",
    ],
    [
      "a description of 4,000 characters",
      { words: { ja: { description: "家".repeat(4000) } } },
      { words: { ja: { description: "家".repeat(4001) } } },
      "/words/ja/description",
      "text.tooLong",
    ],
    [
      "a street of 200 characters",
      { street: "1".repeat(200) },
      { street: "1".repeat(201) },
      "/street",
      "text.tooLong",
    ],
  ])("allow %s, and refuse one more with its place", async (_, allowed, refused, pointer, code) => {
    const { id, updatedAt, draft } = await create(allowed);
    expect(draft).toEqual(allowed);
    const expected = { status: 422, code: "input.invalid", errors: [{ pointer, code }] };
    expect(await getError(create(refused))).toMatchObject(expected);
    expect(await getError(updateListing(agent.http, id, { updatedAt, ...refused }))).toMatchObject(
      expected,
    );
  });

  it("count a photo in two sizes once", async () => {
    const both = photos(60)?.flatMap((photo) => [
      photo,
      { ...photo, imageType: "thumbnail" as const, url: photo.url.replace(".jpg", "-480.webp") },
    ]);
    expect((await create({ photos: both })).draft?.photos).toHaveLength(120);
  });

  it("allow 256 KiB, also in several saves", async () => {
    // A key that the service does not know is kept, and counts.
    const text = "x".repeat(200 * 1024);
    const { id, updatedAt } = await create({ later: text });
    const more = (length: number) =>
      getError(updateListing(agent.http, id, { updatedAt, evenLater: "x".repeat(length) }));
    expect(await more(60 * 1024)).toMatchObject({ status: 413, code: "body.tooLarge" });
    const { draft } = await updateListing(agent.http, id, { updatedAt, evenLater: "x" });
    expect(draft).toMatchObject({ later: text, evenLater: "x" });
    expect(await getError(create({ later: "x".repeat(280 * 1024) }))).toMatchObject({
      status: 413,
      code: "body.tooLarge",
    });
  });

  it("allow 300 homes by hand, without those of an MLS and deleted ones", async () => {
    const { http, realtor } = await backend.newAgent({
      desiredUrl: newSlug(),
      isMakeHomepage: "N",
    });
    const now = new Date();
    const row = (index: number, kind: "manual" | "words", deletedAt: Date | null = null) => ({
      id: `${realtor.id}-${kind}-${index}`,
      realtorId: realtor.id,
      listingKey: `limit-${realtor.id}-${kind}-${index}`,
      kind,
      deletedAt,
      createdAt: now,
      updatedAt: now,
    });
    await backend.db
      .insert(listingDocuments)
      .values([
        ...times(limits.listingsByHand - 1, (index) => row(index, "manual")),
        row(0, "words"),
        row(limits.listingsByHand, "manual", now),
      ]);
    const add = () => createListing(http, { realtorId: realtor.id });
    expect(await add()).toMatchObject({ kind: "manual" });
    expect(await getError(add())).toMatchObject({
      status: 422,
      code: "fields.refused",
      errors: [{ pointer: "", code: "list.tooLong" }],
    });
  });
});
