import { existsSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";

const source = resolve(import.meta.dirname, "..");
const folders = (of: string) =>
  readdirSync(resolve(source, of), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Folders that other components are made of, and those published under another name. */
const elsewhere: Readonly<Record<string, string>> = { field: "text-field", icon: "icons" };

describe("entries", () => {
  it.each([...folders("components"), ...folders("forms")])("publish %s", (folder) => {
    expect(existsSync(resolve(source, `entries/${elsewhere[folder] ?? folder}.ts`))).toBe(true);
  });
});
