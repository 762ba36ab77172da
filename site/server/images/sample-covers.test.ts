import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { getSearchType, type SearchType } from "@realtor/api/home";
import { createFolderStore } from "@realtor/server/files/folder-store";
import type { Locale } from "@realtor/ui/labels";
import { findCover, prepareHomepage, readProfile } from "@realtor/ui/templates";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SampleAgent } from "../../../packages/backend/src/seed/sample-agent.ts";
import { sampleAgents } from "../../../packages/backend/src/seed/sample-agents.ts";
import { sampleListings } from "../../../packages/backend/src/seed/sample-listings.ts";
import { sampleProfile } from "../../../packages/backend/src/seed/sample-profile.ts";
import { createCoverLuminance } from "./cover-luminance.ts";

const images = new URL("../../../packages/backend/src/seed/images/", import.meta.url);
const today = new Date("2026-11-20T12:00:00Z");
const panoramas = sampleAgents.filter(({ template }) => template === "panorama");
const locales: Locale[] = ["ko", "en", "ja-JP"];
const cases = panoramas.flatMap((agent) =>
  locales.map((locale) => [agent.slug, locale, agent] as const),
);

const readImage = (url: string) => readFile(new URL(basename(url), images));

let dataDir: string;
let readLuminance: ReturnType<typeof createCoverLuminance>;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "sample-covers-"));
  readLuminance = createCoverLuminance({
    loaningApiUrl: "http://loaning.example",
    fileStore: createFolderStore(dataDir),
    log: pino({ level: "silent" }),
    async fetch(url) {
      const body = await readImage(new Request(url).url);
      return new Response(new Uint8Array(body), { headers: { "content-type": "image/jpeg" } });
    },
  });
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

function homesOf({ slug }: SampleAgent) {
  const own = sampleListings(today).filter(({ listingKey }) => listingKey.startsWith(`${slug}-`));
  const of = (type: SearchType) => own.filter((home) => getSearchType(home) === type);
  return {
    byType: { sale: of("sale"), rent: of("rent"), sold: of("sold"), rented: of("rented") },
    asOf: today.toISOString(),
    market: "crmls" as const,
  };
}

describe("samples of Panorama", () => {
  it.each(cases)("%s shows the name across the cover in %s", async (_slug, locale, agent) => {
    // A seed profile has the fields that a website reads.
    const profile = { ...sampleProfile(agent), userName: agent.name.en };
    const cover = findCover(readProfile(profile, "en").photos);
    const coverLuminance = cover && (await readLuminance(cover.url));
    const content = prepareHomepage(profile, homesOf(agent), locale, {
      today: "2026-11-20",
      coverLuminance,
    });
    // Dark letters would not be seen on the dark plate below the photo.
    expect(content.nameOnCover?.tone).toBe("light");
    // The other photos leave an interior for the video.
    expect(content.video?.poster?.url).toMatch(/\/interior-/);
    expect(content.rooms.length).toBeGreaterThanOrEqual(6);
  });
});
