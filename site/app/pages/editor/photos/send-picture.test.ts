import { describe, expect, it } from "vitest";
import { photoService, refusal } from "./photos.test-tool.tsx";
import { sendPicture, sharedProgress } from "./send-picture.ts";

const webp = (size: number) => new Blob([new Uint8Array(size)], { type: "image/webp" });
const sizes = { thumbnail: webp(10), fullsize: webp(90) };
const options = () => ({ signal: new AbortController().signal });

/** A service that refuses its PUTs as often as there are refusals. */
function refusing(...refusals: Error[]) {
  return photoService(({ method }) => {
    const next = method === "PUT" ? refusals.shift() : undefined;
    if (next) throw next;
  });
}

describe("sending a picture", () => {
  it("stores both sizes with their type, and answers their addresses without the ticket", async () => {
    const service = photoService();
    const pair = await sendPicture(service.http, "gallery", sizes, options());
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
    ["by our service", refusal(403, "upload.expired")],
    ["by another store, which says 403 alone", refusal(403)],
  ])("asks for new tickets once when they are refused as over %s", async (_, expired) => {
    const service = refusing(expired);
    const pair = await sendPicture(service.http, "id", sizes, options());
    expect(service.tickets()).toBe(2);
    expect(pair.fullsize).toContain("new2");
  });

  it("gives up where the new tickets are refused too", async () => {
    const service = refusing(...Array.from({ length: 4 }, () => refusal(403)));
    await expect(sendPicture(service.http, "id", sizes, options())).rejects.toMatchObject({
      code: "upload.expired",
    });
    expect(service.tickets()).toBe(2);
  });

  it.each([413, 415, 422, 500])("does not try again after a %i", async (status) => {
    const service = refusing(refusal(status));
    await expect(sendPicture(service.http, "id", sizes, options())).rejects.toMatchObject({
      status,
    });
    expect(service.tickets()).toBe(1);
  });

  it("does not take a refused person for an expired ticket", async () => {
    const service = photoService(({ method }) => {
      if (method === "POST") throw refusal(403, "auth.forbidden");
    });
    await expect(sendPicture(service.http, "id", sizes, options())).rejects.toMatchObject({
      code: "auth.forbidden",
    });
  });

  it("stops the other size where one is refused", async () => {
    const stopped: boolean[] = [];
    const { http } = photoService();
    const watched: typeof http = async (path, call) => {
      if (path.includes("-480")) throw refusal(500);
      if (call.method === "PUT") call.signal?.addEventListener("abort", () => stopped.push(true));
      return call.method === "PUT" ? new Promise(() => undefined) : http(path, call);
    };
    await expect(sendPicture(watched, "id", sizes, options())).rejects.toMatchObject({
      status: 500,
    });
    expect(stopped).toEqual([true]);
  });

  it("is given up with the caller's reason, also while it waits for tickets", async () => {
    const stop = new AbortController();
    const service = photoService(() => stop.abort(new Error("cancelled")));
    const sending = sendPicture(service.http, "id", sizes, { signal: stop.signal });
    await expect(sending).rejects.toThrow("cancelled");
    expect(service.sent).toEqual([]);
  });

  it("does not send what no service would take", async () => {
    const drawing = { ...sizes, fullsize: new Blob(["<svg/>"], { type: "image/svg+xml" }) };
    const { http } = photoService();
    await expect(sendPicture(http, "id", drawing, options())).rejects.toThrow("image/svg+xml");
  });
});

describe("the progress of both sizes", () => {
  it.each([
    [{ thumbnail: 0, fullsize: 0 }, 0],
    [{ thumbnail: 1, fullsize: 0 }, 0.1],
    [{ thumbnail: 0, fullsize: 0.5 }, 0.45],
    [{ thumbnail: 1, fullsize: 1 }, 1],
  ])("of %j is %d, counted in bytes", (sent, share) => {
    expect(sharedProgress(sent, sizes)).toBeCloseTo(share);
  });

  it("of nothing is nothing", () => {
    const empty = { thumbnail: { size: 0 }, fullsize: { size: 0 } };
    expect(sharedProgress({ thumbnail: 1, fullsize: 1 }, empty)).toBe(0);
  });
});
