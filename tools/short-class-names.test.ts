import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { assignFileCodes, createShortNames } from "./short-class-names.ts";

const files = Array.from({ length: 300 }, (_, index) => `app/part-${index}/part-${index}.css.ts`);
const cwd = fileURLToPath(new URL("../packages/ui/", import.meta.url));
const createKitNames = () => createShortNames({ prefix: "x_", cwd, files: "src/**/*.css.ts" });
const filePath = "src/styles/base.css.ts";

test("each file has a code of two characters of its own", () => {
  const codes = [...assignFileCodes(files).values()];
  expect(new Set(codes).size).toBe(files.length);
  expect(codes.every((code) => /^[\da-z]{2}$/.test(code))).toBe(true);
});

test("codes do not depend on the order of the files", () => {
  expect(assignFileCodes(files.toReversed())).toEqual(assignFileCodes(files));
});

test("a new file leaves almost all codes as they are", () => {
  const before = assignFileCodes(files);
  const after = assignFileCodes([...files, "app/added.css.ts"]);
  expect(files.filter((file) => before.get(file) !== after.get(file)).length).toBeLessThan(3);
});

test("more files than codes are an error", () => {
  const many = Array.from({ length: 1297 }, (_, index) => `${index}.css.ts`);
  expect(() => assignFileCodes(many)).toThrow("Use three");
});

test("a name is the prefix, the code of its file and its number", () => {
  const name = createKitNames();
  const names = ["0", "1", "z", "10", "11", "0"].map((number) =>
    name({ hash: `1yz2r7s${number}`, filePath }),
  );
  const code = names[0]?.slice(2, 4);
  expect(code).toMatch(/^[\da-z]{2}$/);
  expect(names).toEqual(["0", "1", "z", "10", "11", "0"].map((number) => `x_${code}${number}`));
});

test("another way to count is an error", () => {
  expect(() => createKitNames()({ hash: "1yz2r7s1", filePath })).toThrow("does not end with 0");
});

test("a file of another folder is an error", () => {
  expect(() => createKitNames()({ hash: "1yz2r70", filePath: "../other/page.css.ts" })).toThrow(
    "none of the folders",
  );
});
