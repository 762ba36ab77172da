import { expect, it } from "vitest";

import { createBackupCodes, readTypedCode } from "./backup-codes.ts";

it("creates ten different codes, which are read as they are shown", () => {
  const codes = createBackupCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/);
    expect(readTypedCode(code)).toEqual({ kind: "backup", code });
  }
});

it.each([
  ["123456", "app", "123456"],
  [" 123 456 ", "app", "123456"],
  ["123-456", "app", "123456"],
  ["１２３　４５６", "app", "123456"],
  ["K7MQD X2PTW", "backup", "k7mqd-x2ptw"],
  ["k7mqd–x2ptw", "backup", "k7mqd-x2ptw"],
  ["1234567", "backup", "12345-67"],
  ["", "backup", "-"],
])("reads %j as a code of the kind %s", (typed, kind, code) => {
  expect(readTypedCode(typed)).toEqual({ kind, code });
});
