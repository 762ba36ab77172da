import type { Http, HttpCall } from "@realtor/api/http";
import type { ListingContent, ListingDocument, ListingUpdate } from "@realtor/api/listing";
import { expect, it } from "vitest";
import { listingService, newListing } from "./listing-service.ts";

const realtor = { id: "1", desiredUrl: "nora" };
const opened = newListing({ offer: "sale", brokerageName: "Saltbrook Realty" }, realtor);

/** A service that makes one document for a key, and answers a repeated request with it as it is. */
function start() {
  const calls: [string, Record<string, unknown>][] = [];
  let stored: ListingDocument | null = null;
  const http = async (path: string, { method, body }: HttpCall) => {
    // Every call has a JSON body.
    const { realtorId: _id, updatedAt: _at, isPublished, ...changes } = body as Body;
    calls.push([`${method} ${path}`, { ...changes, ...(isPublished && { isPublished }) }]);
    if (method === "PATCH" || stored === null) {
      // No change of this test removes a value.
      const content = { ...stored?.draft, ...changes } as ListingContent;
      const isPublic = isPublished === "Y";
      stored = {
        ...opened,
        id: "a",
        updatedAt: String(calls.length),
        draft: isPublic ? null : content,
        published: isPublic ? content : null,
      };
    }
    return { status: method === "POST" ? 201 : 200, headers: new Headers(), data: stored };
  };
  // Its answers are documents.
  return { calls, service: listingService(http as Http, opened, "key") };
}

type Body = ListingUpdate & { realtorId?: string };

const body = (changes: object) => ({ ...changes, updatedAt: "" });
const options = { keepalive: false };

it("makes a new listing with what its form began with and the first change", async () => {
  const { calls, service } = start();
  const made = await service.update("new", body({ street: "2" }), options);
  expect(made).toMatchObject({
    id: "a",
    draft: { brokerageName: "Saltbrook Realty", street: "2" },
  });
  await service.update("a", body({ street: "27 Sycamore Bend" }), options);
  expect(calls.map(([name]) => name)).toEqual(["POST /v1/listings", "PATCH /v1/listings/a"]);
});

it("loses nothing that was typed after a first save whose answer was lost", async () => {
  const { calls, service } = start();
  await service.update("new", body({ street: "2" }), options);
  const repeated = await service.update("new", body({ street: "27", unit: "5" }), options);
  expect(repeated.draft).toMatchObject({ street: "27", unit: "5" });
  expect(calls.at(-1)).toEqual(["PATCH /v1/listings/a", { street: "27", unit: "5" }]);
});

it("publishes a listing that does not exist yet", async () => {
  const { calls, service } = start();
  await service.update("new", body({ street: "2", isPublished: "Y" }), options);
  expect(calls.map(([, changes]) => changes["isPublished"])).toEqual([undefined, "Y"]);
});
