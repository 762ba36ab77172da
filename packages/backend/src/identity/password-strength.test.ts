import { expect, it } from "vitest";

import { checkNewPassword } from "./password-strength.ts";

// 64 characters and more, and any kind of character, as NIST SP 800-63B and ASVS 6.2 require.
it.each([
  ["lower case only", "ladder mango velvet orbit"],
  ["digits only", "58203917462085"],
  ["spaces and symbols", "?? ~ ladder | mango"],
  ["Korean", "사다리와 망고 그리고 궤도"],
  ["emoji", "🪜🥭🪐🧵🧶🪡🧷🪢🧦🧤"],
  ["64 characters", `${"ladder mango velvet orbit ".repeat(3).slice(0, 63)}x`],
  ["128 characters", `${"ladder mango velvet orbit ".repeat(5).slice(0, 127)}x`],
])("accepts %s", (_name, password) => {
  expect(checkNewPassword(password, [])).toBeUndefined();
});

it.each([
  ["auth.passwordTooShort", "lad mango"],
  ["auth.passwordTooLong", "ladder mango velvet orbit ".repeat(6)],
  ["auth.passwordTooWeak", "password1234"],
  ["auth.passwordTooWeak", "grace-kim1"],
])("responds with %s to %j", (code, password) => {
  expect(checkNewPassword(password, ["grace-kim@example.com", "Grace Kim"])).toBe(code);
});
