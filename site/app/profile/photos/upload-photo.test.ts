import { describe, expect, it } from "vitest";
import { createPhotoService, createApiError } from "#test/fakes/photo-service.ts";
import { uploadPhoto, combineProgress } from "./upload-photo.ts";

const webp = (size: number) => new Blob([new Uint8Array(size)], { type: "image/webp" });
const sizes = { thumbnail: webp(10), fullsize: webp(90) };
const options = () => ({ signal: new AbortController().signal });

/** A service that rejects one PUT with each error. */
function createFailingService(...errors: Error[]) {
  return createPhotoService(({ method }) => {
    const next = method === "PUT" ? errors.shift() : undefined;
    if (next) throw next;
  });
}

describe("uploadPhoto", () => {
  it("uploads both sizes with their type and returns their URLs without the ticket", async () => {
    const service = createPhotoService();
    const pair = await uploadPhoto(service.http, "gallery", sizes, options());
    expect(pair).toEqual({
      thumbnail: "https://realtor.example/media/new1-480.webp",
      fullsize: "https://realtor.example/media/new1.webp",
    });
    expect(service.sent.map(({ type, body }) => [type, body])).toEqual([
      ["image/webp", sizes.thumbnail],
      ["image/webp", sizes.fullsize],
    ]);
  });

  it.each([
    ["by the service", createApiError(403, "upload.expired")],
    ["by a third-party store with a plain 403", createApiError(403)],
  ])("requests new tickets once when they are rejected as expired %s", async (_, expired) => {
    const service = createFailingService(expired);
    const pair = await uploadPhoto(service.http, "id", sizes, options());
    expect(service.tickets()).toBe(2);
    expect(pair.fullsize).toContain("new2");
  });

  it("rejects if the new tickets are rejected too", async () => {
    const service = createFailingService(...Array.from({ length: 4 }, () => createApiError(403)));
    await expect(uploadPhoto(service.http, "id", sizes, options())).rejects.toMatchObject({
      code: "upload.expired",
    });
    expect(service.tickets()).toBe(2);
  });

  it.each([413, 415, 422, 500])("does not retry after a %i", async (status) => {
    const service = createFailingService(createApiError(status));
    await expect(uploadPhoto(service.http, "id", sizes, options())).rejects.toMatchObject({
      status,
    });
    expect(service.tickets()).toBe(1);
  });

  it("does not treat a forbidden request as an expired ticket", async () => {
    const service = createPhotoService(({ method }) => {
      if (method === "POST") throw createApiError(403, "auth.forbidden");
    });
    await expect(uploadPhoto(service.http, "id", sizes, options())).rejects.toMatchObject({
      code: "auth.forbidden",
    });
  });

  it("aborts the other upload if one fails", async () => {
    const aborted: boolean[] = [];
    const { http } = createPhotoService();
    const observedHttp: typeof http = async (path, call) => {
      if (path.includes("-480")) throw createApiError(500);
      if (call.method === "PUT") call.signal?.addEventListener("abort", () => aborted.push(true));
      return call.method === "PUT" ? new Promise(() => undefined) : http(path, call);
    };
    await expect(uploadPhoto(observedHttp, "id", sizes, options())).rejects.toMatchObject({
      status: 500,
    });
    expect(aborted).toEqual([true]);
  });

  it("rejects with the reason of the caller while waiting for tickets", async () => {
    const controller = new AbortController();
    const service = createPhotoService(() => controller.abort(new Error("canceled")));
    const sending = uploadPhoto(service.http, "id", sizes, { signal: controller.signal });
    await expect(sending).rejects.toThrow("canceled");
    expect(service.sent).toEqual([]);
  });

  it("rejects unsupported content types before the upload", async () => {
    const svg = { ...sizes, fullsize: new Blob(["<svg/>"], { type: "image/svg+xml" }) };
    const { http } = createPhotoService();
    await expect(uploadPhoto(http, "id", svg, options())).rejects.toThrow("image/svg+xml");
  });
});

describe("combineProgress", () => {
  it.each([
    [{ thumbnail: 0, fullsize: 0 }, 0],
    [{ thumbnail: 1, fullsize: 0 }, 0.1],
    [{ thumbnail: 0, fullsize: 0.5 }, 0.45],
    [{ thumbnail: 1, fullsize: 1 }, 1],
  ])("returns the ratio in bytes of %j: %d", (sent, progress) => {
    expect(combineProgress(sent, sizes)).toBeCloseTo(progress);
  });

  it("returns 0 for empty files", () => {
    const empty = { thumbnail: { size: 0 }, fullsize: { size: 0 } };
    expect(combineProgress({ thumbnail: 1, fullsize: 1 }, empty)).toBe(0);
  });
});
