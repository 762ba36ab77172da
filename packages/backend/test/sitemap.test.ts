import { listSitemap, updateRealtor } from "@realtor/api/loaning";
import { sitemapPage, sitemapPageSize } from "@realtor/api/loaning-schemas";
import { afterAll, beforeAll, expect, it } from "vitest";

import { realtors } from "../src/db/schema.ts";
import { describeOnEngines, newSlug, startBackend } from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

describeOnEngines("websites for a sitemap", (engine) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend(engine);
  });
  afterAll(() => backend.close());

  it("are the published ones without samples", async () => {
    const { http, realtor } = await backend.newAgent({
      desiredUrl: newSlug(),
      isMakeHomepage: "Y",
    });
    const hidden = await backend.newAgent({ desiredUrl: newSlug(), isMakeHomepage: "N" });
    const { updatedAt } = await updateRealtor(http, realtor.id, {
      updatedAt: realtor.updatedAt,
      aboutMeKr: "안녕하세요",
      hompageUrl: "https://own.example",
    });
    const listed = sitemapPage.parse(await listSitemap(backend.visitor));
    expect(listed).toContainEqual({
      id: realtor.id,
      desiredUrl: realtor.desiredUrl,
      hompageUrl: "https://own.example",
      updatedAt,
      langs: ["ko"],
    });
    const names = listed.map(({ desiredUrl }) => desiredUrl);
    expect(names).toContain("equityrealty");
    expect(names).not.toContain("grace-kim");
    expect(names).not.toContain(hidden.realtor.desiredUrl);
  });

  it("are paginated by 1000 without duplicates in a stable order", async () => {
    const { userId } = await backend.newAgent({ desiredUrl: newSlug() });
    const letters = "abcdefghijklmnopqrstuvwxyz";
    const now = new Date();
    await backend.db.insert(realtors).values(
      Array.from({ length: sitemapPageSize + 10 }, (_, index) => {
        const tail = [676, 26, 1].map((unit) => letters[Math.floor(index / unit) % 26]).join("");
        const desiredUrl = `${index % 2 === 0 ? "Zz" : "zz"}-${tail}`;
        return {
          id: `many-${index}`,
          userId,
          desiredUrl,
          published: true,
          profile: { desiredUrl },
          createdAt: now,
          updatedAt: now,
        };
      }),
    );
    const names: string[] = [];
    for (;;) {
      const page = await listSitemap(backend.visitor, names.at(-1));
      if (page.length === 0) break;
      names.push(...page.map(({ desiredUrl }) => desiredUrl));
    }
    const lower = names.map((name) => name.toLowerCase());
    expect(lower.filter((name) => name.startsWith("zz-"))).toHaveLength(sitemapPageSize + 10);
    expect(new Set(lower).size).toBe(lower.length);
    expect(lower).toEqual(lower.toSorted((a, b) => (a < b ? -1 : 1)));
  });
});
