import { canTranslate, translateText } from "@realtor/api/loaning";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

import { type FakeDeepl, startFakeDeepl } from "./fakes/fake-deepl.ts";
import { graceEmail, startBackend, userEmail } from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

const koreanToEnglish = { source: "ko", target: "en" } as const;

describe("without a provider", () => {
  let backend: TestBackend;
  beforeAll(async () => void (backend = await startBackend("PostgreSQL")));
  afterAll(() => backend.close());

  it("says so, and translates nothing", async () => {
    const http = await backend.signedIn(graceEmail);
    expect(await canTranslate(http)).toBe(false);
    await expect(translateText(http, "집", koreanToEnglish)).rejects.toMatchObject({
      status: 409,
      code: "translation.unconfigured",
    });
  });
});

describe("with a provider", () => {
  let deepl: FakeDeepl;
  let backend: TestBackend;
  beforeAll(async () => {
    deepl = await startFakeDeepl("key-1");
    backend = await startBackend("PostgreSQL", {
      translator: { url: deepl.url, key: "key-1" },
      rates: { translations: { requests: 12, seconds: 3600 } },
    });
  });
  afterEach(() => void deepl.received.splice(0));
  afterAll(async () => {
    await backend.close();
    await deepl.close();
  });

  it.each([
    ["ko", "en", "KO", "EN-US"],
    ["en", "ko", "EN", "KO"],
    ["en", "ja", "EN", "JA"],
  ] as const)("translates %s into %s", async (source, target, sourceName, targetName) => {
    const http = await backend.signedIn(graceEmail);
    expect(await canTranslate(http)).toBe(true);
    const text = "One line.\n\nAnother <b>one</b>.";
    expect(await translateText(http, text, { source, target })).toBe(`[${targetName}] ${text}`);
    expect(deepl.received).toEqual([
      { text: [text], source_lang: sourceName, target_lang: targetName },
    ]);
  });

  it("is for agents and admins only", async () => {
    for (const http of [backend.visitor, await backend.signedIn(userEmail)]) {
      await expect(canTranslate(http)).rejects.toMatchObject({
        code: expect.stringMatching(/^auth\./),
      });
      await expect(translateText(http, "집", koreanToEnglish)).rejects.toMatchObject({
        code: expect.stringMatching(/^auth\./),
      });
    }
    expect(deepl.received).toEqual([]);
  });

  it.each([
    ["no text", { texts: [] }, "/texts"],
    ["an empty text", { texts: [""] }, "/texts/0"],
    ["a text that is too long", { texts: ["a".repeat(8001)] }, "/texts/0"],
    ["too many texts", { texts: ["a", "a", "a", "a", "a", "a"] }, "/texts"],
    ["another language", { target: "de" }, "/target"],
  ])("refuses %s", async (_, change, pointer) => {
    const http = await backend.signedIn(graceEmail);
    const body = { ...koreanToEnglish, texts: ["집"], ...change };
    const call = http("/v1/translations", { method: "POST", body, success: 200 });
    await expect(call).rejects.toMatchObject({
      status: 422,
      errors: [expect.objectContaining({ pointer })],
    });
    expect(deepl.received).toEqual([]);
  });

  it.each([
    ["refuses the key", { status: 403 }],
    ["has no quota left", { status: 456 }],
    ["is busy", { status: 429, headers: { "retry-after": "7" } }],
    ["fails", { status: 500 }],
    ["answers with a page", { status: 200, body: "<html>" }],
    ["answers with fewer texts", { status: 200, body: '{"translations":[]}' }],
    ["answers with another format", { status: 200, body: '{"translations":[{"text":1}]}' }],
    ["redirects", { status: 302, headers: { location: "http://127.0.0.1:1/" } }],
  ])("says that it cannot translate when the provider %s", async (_, answer) => {
    const { http } = await backend.createUser("admin");
    deepl.next.push(answer);
    await expect(translateText(http, "집", koreanToEnglish)).rejects.toMatchObject({
      status: 503,
      code: "translation.unavailable",
    });
    expect(await translateText(http, "집", koreanToEnglish)).toBe("[EN-US] 집");
  });

  it("limits the calls of an account, not those of its network", async () => {
    const { http } = await backend.createUser("realtor");
    const other = await backend.createUser("realtor");
    for (let call = 0; call < 12; call++) await translateText(http, "집", koreanToEnglish);
    await expect(translateText(http, "집", koreanToEnglish)).rejects.toMatchObject({
      status: 429,
      code: "rate.limited",
    });
    expect(await translateText(other.http, "집", koreanToEnglish)).toBe("[EN-US] 집");
  });
});
