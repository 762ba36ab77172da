import { expect, it } from "vitest";
import { createTranslationDrafts } from "./use-translation.ts";

function createStorage() {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

it("stores one draft for each field of a homepage", () => {
  const storage = createStorage();
  const drafts = createTranslationDrafts("1", () => storage);
  drafts.write("aboutKr", "글");
  expect(drafts.read("aboutKr")).toBe("글");
  expect(drafts.read("aboutJa")).toBeNull();
  expect(createTranslationDrafts("2", () => storage).read("aboutKr")).toBeNull();
  drafts.write("aboutKr", null);
  expect(storage.entries.size).toBe(0);
});

it("works without a storage", () => {
  const drafts = createTranslationDrafts("1", () => {
    throw new DOMException("blocked", "SecurityError");
  });
  drafts.write("aboutKr", "글");
  expect(drafts.read("aboutKr")).toBeNull();
});
