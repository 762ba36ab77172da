import { listAgentListings } from "@realtor/api/home";
import { createFolderStore } from "@realtor/server/files/folder-store";
import { eq } from "drizzle-orm";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createLog } from "@realtor/server/log";

import { listings } from "../src/db/schema.ts";
import { createPhotoCopier } from "../src/feeds/copy-photos.ts";
import { deleteUnusedCopies } from "../src/feeds/delete-copies.ts";
import { createFeedWorker } from "../src/feeds/feed-worker.ts";
import type { FeedSettings } from "../src/feeds/settings.ts";
import { createFakeReso, resoAddress } from "./fakes/fake-reso-server.ts";
import { resoMembers, resoOffices, resoProperty } from "./fixtures/reso-records.ts";
import { describeOnEngines, startBackend } from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

const feed: FeedSettings = {
  id: "copied",
  name: "CRMLS",
  state: "CA",
  address: resoAddress,
  auth: { kind: "bearer", secret: "bearer of the tests" },
  pageSize: 20,
  perSecond: 1_000_000,
  perMinute: 1_000_000,
  orderBy: true,
  media: "expand",
  photos: "copy",
  photoHosts: ["photos.example", "*.cdn.example"],
  statuses: {},
};

const media = ["1", "2", "3"].map((order) => ({
  MediaKey: `M${order}`,
  ResourceRecordKey: "K/1",
  MediaURL: `https://photos.example/${order}.png?signature=old`,
  MediaCategory: "Photo",
  Order: Number(order),
}));
const elsewhere = {
  ...media[0],
  MediaKey: "M4",
  MediaURL: "https://other.example/4.png",
  Order: 4,
};

describeOnEngines("copies of photos of a market", (engine) => {
  let backend: TestBackend;
  let folder: string;
  /** Paths of the copies of the three photos. */
  let paths: string[];
  /** The listing as visitors get it. */
  let sent: string;
  const reso = createFakeReso({
    Property: [resoProperty("K/1", 0, { Media: [...media, elsewhere] })],
    Member: resoMembers,
    Office: resoOffices,
    Media: media,
  });
  /** Answers by address, and what was asked for. */
  const answers = new Map<string, Response>();
  const asked: string[] = [];
  let png: Buffer;

  beforeAll(async () => {
    png = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#246" } })
      .png()
      .toBuffer();
    backend = await startBackend(engine);
    const options = { db: backend.db, feeds: [feed], log: createLog("silent") };
    const client = { fetch: reso.fetch, wait: async () => {} };
    await createFeedWorker({ ...options, client, now: () => new Date() }).runDue();
    const found = await listAgentListings(backend.visitor, {
      licenseNumber: "01234567",
      market: "crmls",
      searchType: "sale",
    });
    const listing = found.find(({ listingKey }) => listingKey === "copied-K/1");
    paths = (listing?.media ?? []).map(({ mediaURL }) => new URL(mediaURL).pathname);
    sent = JSON.stringify(listing);
  });
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "realtor-copies-"));
    answers.clear();
    asked.length = 0;
  });
  afterAll(() => backend.close());

  function newCopier() {
    const files = createFolderStore(folder);
    const time = { now: 0 };
    const copy = createPhotoCopier({
      db: backend.db,
      feeds: [feed],
      files,
      recordColor: async () => {},
      log: createLog("silent"),
      client: { fetch: reso.fetch, wait: async () => {} },
      now: () => time.now,
      fetchPhoto: async (url) => {
        asked.push(url.href);
        const answer = answers.get(url.href);
        if (!answer) return { kind: "silent" };
        const location = answer.headers.get("location");
        const body = Buffer.from(await answer.clone().arrayBuffer());
        const headers = location === null ? {} : { location };
        return { kind: "response", status: answer.status, headers, body };
      },
    });
    const keyOf = (index: number) => (paths[index] ?? "").slice("/media/".length);
    return {
      files,
      time,
      view: async (index: number) => {
        await copy(keyOf(index));
        return files.read(`media/${keyOf(index)}`);
      },
    };
  }
  const photo = () => new Response(new Uint8Array(png));
  const address = (order: number, signature = "old") =>
    `https://photos.example/${order}.png?signature=${signature}`;

  it("have a place below their listing, and none for photos of other hosts", () => {
    expect(paths).toHaveLength(3);
    // Their own addresses have signatures.
    expect(sent).not.toContain("photos.example");
    for (const path of paths) expect(path).toMatch(/^\/media\/mls\/[\w-]+\/[\w-]{22}\.jpg$/);
  });

  it("are stored at the first view as JPEG, once for views at the same time", async () => {
    answers.set(address(1), photo());
    const { view } = newCopier();
    const [first, second] = await Promise.all([view(0), view(0)]);
    expect(asked).toEqual([address(1)]);
    expect(second).toEqual(first);
    expect((await sharp(first).metadata()).format).toBe("jpeg");
  });

  it("follow redirects to hosts of the market only", async () => {
    const redirect = (to: string) => new Response(null, { status: 302, headers: { location: to } });
    answers.set(address(1), redirect("https://a.cdn.example/1.png"));
    answers.set("https://a.cdn.example/1.png", photo());
    answers.set(address(2), redirect("https://other.example/2.png"));
    answers.set("https://other.example/2.png", photo());
    const { view } = newCopier();
    expect(await view(0)).toBeDefined();
    expect(await view(1)).toBeUndefined();
    expect(asked).not.toContain("https://other.example/2.png");
  });

  it("ask the market again for an address that expired", async () => {
    reso.data.Media = media.map((item) => ({
      ...item,
      MediaURL: item.MediaURL.replace("old", "new"),
    }));
    answers.set(address(3), new Response(null, { status: 403 }));
    answers.set(address(3, "new"), photo());
    const { view } = newCopier();
    expect(await view(2)).toBeDefined();
    reso.data.Media = media;
  });

  it("are not asked for again for a minute after a failure", async () => {
    answers.set(address(1), new Response("no photo"));
    const { view, time } = newCopier();
    expect(await view(0)).toBeUndefined();
    answers.set(address(1), photo());
    expect(await view(0)).toBeUndefined();
    expect(asked).toHaveLength(1);
    time.now += 61_000;
    expect(await view(0)).toBeDefined();
  });

  it("are deleted once their listing is gone", async () => {
    answers.set(address(1), photo());
    const { view, files } = newCopier();
    await view(0);
    const later = new Date(Date.now() + 60_000);
    expect(await deleteUnusedCopies({ ...backend, files }, later)).toBe(0);
    const isListing = eq(listings.source, feed.id);
    await backend.db.update(listings).set({ goneAt: new Date() }).where(isListing);
    expect(await deleteUnusedCopies({ ...backend, files }, new Date(0))).toBe(0);
    expect(await deleteUnusedCopies({ ...backend, files }, later)).toBe(1);
    expect(await view(0)).toBeUndefined();
    await rm(folder, { recursive: true });
  });
});
