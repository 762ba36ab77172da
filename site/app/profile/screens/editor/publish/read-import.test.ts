import { expect, it } from "vitest";
import { readImport } from "./read-import.ts";

const read = (text: string) => readImport(new Blob([text]));

it.each([
  ["", "unreadable"],
  ["{", "unreadable"],
  ["[]", "unreadable"],
  ["null", "unreadable"],
  ["7", "unreadable"],
  ["{}", "unreadable"],
  [`{"desiredUrl":7}`, "unreadable"],
  [`{"desiredUrl":"nora","salesCount":"many"}`, "invalid"],
  [`{"desiredUrl":"nora","x":${'{"x":'.repeat(60)}1${"}".repeat(60)}}`, "unreadable"],
  [`${"[".repeat(200_000)}${"]".repeat(200_000)}`, "unreadable"],
  ["x".repeat(2 * 1024 * 1024 + 1), "tooLarge"],
  [`{"desiredUrl":"nora"}`, "profile"],
])("%.40s is %s", async (text, kind) => {
  expect((await read(text)).kind).toBe(kind);
});

it("reports the pointer and code of each invalid value", async () => {
  const file = { desiredUrl: "nora", etcInfo: [{ contentType: "x", content: 1 }], email: "no" };
  expect(await read(JSON.stringify(file))).toEqual({
    kind: "invalid",
    values: file,
    draft: {},
    errors: [
      { pointer: "/email", code: "email.format" },
      { pointer: "/etcInfo/0/contentType", code: "choice.unknown" },
      { pointer: "/etcInfo/0/content", code: "type" },
    ],
  });
});

it("keeps unknown keys and ignores __proto__", async () => {
  const result = await read(
    `{"desiredUrl":"nora","future":[1],"__proto__":{"isAdmin":true},"id":"7"}`,
  );
  expect(result).toMatchObject({ kind: "profile", id: "7", profile: { future: [1] } });
  expect(({} as Record<string, unknown>)["isAdmin"]).toBeUndefined();
});
