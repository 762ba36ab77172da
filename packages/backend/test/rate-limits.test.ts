import {
  createContact,
  findRealtors,
  getRealtor,
  requestPasswordReset,
  requestUploads,
  resetPassword,
  signIn,
} from "@realtor/api/loaning";
import { createHttp } from "@realtor/api/http";
import type { Http } from "@realtor/api/http";
import { expect, it, onTestFinished } from "vitest";

import { contactInput } from "./fixtures/contact-input.ts";
import { getError } from "./fixtures/get-error.ts";
import { describeOnEngines, graceEmail, publicUrl, startBackend } from "./fixtures/test-backend.ts";

describeOnEngines("requests from one address", (engine) => {
  it("are limited with Retry-After, without affecting other addresses", async () => {
    const backend = await startBackend(engine, {
      rates: {
        contacts: { requests: 2, seconds: 900 },
        signIn: { requests: 3, seconds: 600 },
        passwordReset: { requests: 1, seconds: 600 },
        searches: { requests: 1, seconds: 60 },
      },
    });
    onTestFinished(() => backend.close());
    const from = (forwarded: string) =>
      createHttp({
        baseUrl: publicUrl,
        fetch: async (input, init) => backend.app.fetch(new Request(input, init)),
        onRequest: ({ headers }) => headers.set("x-forwarded-for", forwarded),
      });
    const { id: realtorId } = await getRealtor(backend.visitor, "grace-kim");
    const send = (forwarded: string) => createContact(from(forwarded), contactInput(realtorId));
    await send("203.0.113.1");
    // The client's entry is first; the site appends the address it saw.
    await send("198.51.100.9, 203.0.113.1");
    const refused = await send("203.0.113.1").catch((error: unknown) => error);
    expect(refused).toMatchObject({ status: 429, code: "rate.limited" });
    expect((refused as { retryAfter: number }).retryAfter).toBeGreaterThan(890);
    expect((refused as { retryAfter: number }).retryAfter).toBeLessThanOrEqual(900);
    await send("203.0.113.2");

    const guess = (forwarded: string) =>
      getError(signIn(from(forwarded), { email: graceEmail, password: "a-wrong-password" }));
    for (const expected of [401, 401, 401, 429]) {
      expect(await guess("203.0.113.1")).toMatchObject({ status: expected });
    }
    expect(await guess("203.0.113.2")).toMatchObject({ status: 401 });
    const reset = { token: "forged", newPassword: "seven-quiet-lemons" };
    expect(await getError(resetPassword(from("203.0.113.1"), reset))).toMatchObject({
      status: 429,
    });
    expect(await getError(resetPassword(from("203.0.113.2"), reset))).toMatchObject({
      status: 400,
    });

    const search = (forwarded: string) => getError(findRealtors(from(forwarded), { q: "kim" }));
    expect(await search("203.0.113.1")).toMatchObject({ status: "succeeded" });
    expect(await search("203.0.113.1")).toMatchObject({ status: 429, code: "rate.limited" });
    expect(await search("203.0.113.2")).toMatchObject({ status: "succeeded" });
    // Other calls of the list have no limit.
    await findRealtors(from("203.0.113.1"));

    const forget = (forwarded: string) =>
      getError(requestPasswordReset(from(forwarded), { email: graceEmail, locale: "ko" }));
    for (const expected of ["succeeded", 429]) {
      expect(await forget("203.0.113.1")).toMatchObject({ status: expected });
    }
    expect(await forget("203.0.113.2")).toMatchObject({ status: "succeeded" });
  });
});

describeOnEngines("uploads", (engine) => {
  it("are limited per account and per address", async () => {
    const backend = await startBackend(engine, {
      rates: {
        uploadsOfAccount: { requests: 3, seconds: 600 },
        uploadsOfAddress: { requests: 5, seconds: 600 },
      },
    });
    onTestFinished(() => backend.close());
    const file = { path: "id", imageType: "fullsize", contentType: "image/png", size: 9 } as const;
    const request = async (http: Http, files: number) =>
      getError(
        requestUploads(
          http,
          Array.from({ length: files }, () => file),
        ),
      );
    const [first, second] = [
      await backend.createUser("realtor"),
      await backend.createUser("realtor"),
    ];
    expect(await request(first.http, 3)).toMatchObject({ status: "succeeded" });
    expect(await request(first.http, 1)).toMatchObject({ status: 429, code: "rate.limited" });
    // The other account is on the same address, which has two left.
    expect(await request(second.http, 2)).toMatchObject({ status: "succeeded" });
    expect(await request(second.http, 1)).toMatchObject({ status: 429 });
  });
});
