import { expect, it } from "vitest";

import { findStep } from "./totp.ts";

/** RFC 6238, appendix B: the last six of eight digits. */
const secret = "12345678901234567890";

it.each([
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("accepts the code of second %i and those around it", (seconds, code) => {
  const step = Math.floor(seconds / 30);
  const at = (offset: number) => findStep(secret, code, (seconds + offset * 30) * 1000);
  expect([-2, -1, 0, 1, 2].map(at)).toEqual([undefined, step, step, step, undefined]);
});

it.each(["", "08180", "0818044", "081805", "０８１８０４", "08180\u0000"])("refuses %j", (code) => {
  expect(findStep(secret, code, 1_111_111_109_000)).toBeUndefined();
});
