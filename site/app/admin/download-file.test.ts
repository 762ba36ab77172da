import { expect, it } from "vitest";
import { exportFileName } from "./download-file.ts";

it.each([
  ["Grace Kim", "7-Grace-Kim.json"],
  ["김서연", "7-김서연.json"],
  ["佐藤 遥", "7-佐藤-遥.json"],
  ["../../etc/passwd", "7-..-..-etc-passwd.json"],
  ['a<b>:"c"|d?*e\\f', "7-a-b-c-d-e-f.json"],
  ["invoice\u202Egnp.exe", "7-invoice-gnp.exe.json"],
  ["tab\tnew\nline\0", "7-tab-new-line.json"],
  ["  ", "7.json"],
  ["김서연", "7-김서연.json"],
  ["x".repeat(300), `7-${"x".repeat(80)}.json`],
])("%j is saved as %s", (userName, name) => {
  expect(exportFileName({ id: "7", userName })).toBe(name);
});
