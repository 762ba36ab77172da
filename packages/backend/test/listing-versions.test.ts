import type { Http } from "@realtor/api/http";
import {
  createListing,
  deleteListing,
  getListing,
  getListingVersion,
  listListingVersions,
  restoreListingVersion,
  updateListing,
} from "@realtor/api/listing";
import type { ListingUpdate } from "@realtor/api/listing";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";

import { listingVersions } from "../src/db/schema.ts";
import { completeHome } from "./fixtures/complete-home.ts";
import { getError } from "./fixtures/get-error.ts";
import { adminEmail, describeOnPglite, newSlug, startBackend } from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

describeOnPglite("versions of a listing", (engine) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend(engine);
  });
  afterAll(() => backend.close());

  /** A home that was published, changed as a draft, and published again with the price 2. */
  async function newHome() {
    const { http, realtor } = await backend.newAgent({
      desiredUrl: newSlug(),
      isMakeHomepage: "N",
    });
    const { id } = await createListing(http, { ...completeHome, price: 1, realtorId: realtor.id });
    await save(http, id, { isPublished: "Y" });
    await save(http, id, { price: 3 });
    await save(http, id, { price: 2, yearBuilt: 1988 });
    await save(http, id, { isPublished: "Y" });
    return { http, id };
  }

  const save = async (http: Http, id: string, update: Partial<ListingUpdate>) => {
    const { updatedAt } = await getListing(http, id);
    return updateListing(http, id, { updatedAt, ...update });
  };

  const describeVersions = async (http: Http, id: string) =>
    (await listListingVersions(http, id)).page.map(({ kind, changed, isPublication }) =>
      [kind, isPublication ? "public" : "", ...changed].filter(Boolean).join(" "),
    );

  it("are what each save changed, newest first, by whom", async () => {
    const { http, id } = await newHome();
    expect(await describeVersions(http, id)).toEqual([
      "update public",
      "draft /price /yearBuilt",
      "update public",
      "create",
    ]);
    const staff = await backend.signedIn(adminEmail);
    await save(staff, id, { isHidden: "Y" });
    const { page, totalCount } = await listListingVersions(http, id);
    expect(totalCount).toBe(5);
    expect(page[0]).toMatchObject({ id: null, changed: ["/isHidden"], isByStaff: true });
    expect(page[1]).toMatchObject({ isByStaff: false, savedBy: expect.stringMatching(/^Person/) });
    expect(page.at(-1)).toMatchObject({ kind: "create", savedBy: "", changed: [] });
    const times = page.map(({ savedAt }) => savedAt);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it("are listed page by page as at once", async () => {
    const { http, id } = await newHome();
    const all = await listListingVersions(http, id);
    const pages = await Promise.all(
      [0, 1, 2, 3, 4].map(async (currentPage) => {
        const { page } = await listListingVersions(http, id, { currentPage, perPage: 1 });
        return page;
      }),
    );
    expect(pages.flat()).toEqual(all.page);
    expect(pages[4]).toEqual([]);
  });

  it("have what the form showed, and restore it as the draft", async () => {
    const { http, id } = await newHome();
    const { page } = await listListingVersions(http, id);
    const first = page.at(-1)?.id ?? 0;
    const version = await getListingVersion(http, id, first);
    expect(version.content).toEqual({ ...completeHome, price: 1 });
    const { document, leftOut } = await restoreListingVersion(http, id, first);
    expect(leftOut).toEqual([]);
    expect(document).toMatchObject({ draft: { price: 1 }, published: { price: 2 } });
    expect(document.draft).not.toHaveProperty("yearBuilt");
    expect((await describeVersions(http, id))[0]).toBe("restoration /price /yearBuilt");

    // The state before is a version, and ends the restoration.
    const [, before] = (await listListingVersions(http, id)).page;
    const undone = await restoreListingVersion(http, id, before?.id ?? 0);
    expect(undone.document).toMatchObject({ draft: null, published: { price: 2 } });
  });

  it("restore without what today's rules refuse", async () => {
    const { http, id } = await newHome();
    const [, former] = (await listListingVersions(http, id)).page;
    const versionId = former?.id ?? 0;
    const content = { published: null, draft: { price: -1, kind: "castle", street: "1 A Street" } };
    await backend.db
      .update(listingVersions)
      .set({ content: { ...content, hidden: false } })
      .where(eq(listingVersions.id, versionId));
    const { document, leftOut } = await restoreListingVersion(http, id, versionId);
    expect(leftOut).toEqual(["/kind", "/price"]);
    expect(document.draft).toEqual({ street: "1 A Street" });
  });

  it("are the agent's and staff's only, of their own document, and read-only once it is deleted", async () => {
    const { http, id } = await newHome();
    const other = await newHome();
    const [, former] = (await listListingVersions(http, id)).page;
    const versionId = former?.id ?? 0;
    for (const call of [
      () => listListingVersions(other.http, id),
      () => getListingVersion(other.http, id, versionId),
      () => restoreListingVersion(other.http, id, versionId),
    ])
      expect(await getError(call())).toMatchObject({ status: 403 });
    for (const call of [
      () => getListingVersion(other.http, other.id, versionId),
      () => restoreListingVersion(other.http, other.id, versionId),
    ])
      expect(await getError(call())).toMatchObject({ status: 404, code: "version.notFound" });

    await deleteListing(http, id);
    expect((await describeVersions(http, id))[0]).toBe("delete public");
    expect(await getError(restoreListingVersion(http, id, versionId))).toMatchObject({
      status: 404,
      code: "listing.notFound",
    });
  });
});
