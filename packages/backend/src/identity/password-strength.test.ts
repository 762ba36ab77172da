import { expect, it } from "vitest";

import { checkNewPassword } from "./password-strength.ts";

// 64 characters and more, and any kind of character, as NIST SP 800-63B and ASVS 6.2 require.
it.each([
  ["lower case only", "ladder mango velvet orbit"],
  ["digits only", "58203917462085"],
  ["spaces and symbols", "?? ~ ladder | mango"],
  ["Korean", "사다리와 망고 그리고 궤도"],
  ["emoji", "🪜🥭🪐🧵🧶🪡🧷🪢🧦🧤"],
  ["a word of the product among others", "realtor ladder mango orbit"],
  ["symbols", String.raw`(k7m[qd\x2+p*w.`],
  ["64 characters", `${"ladder mango velvet orbit ".repeat(3).slice(0, 63)}x`],
  ["128 characters", `${"ladder mango velvet orbit ".repeat(5).slice(0, 127)}x`],
])("accepts %s", (_name, password) => {
  expect(checkNewPassword(password, [])).toBeUndefined();
});

it.each([
  ["auth.passwordTooShort", "lad mango"],
  ["auth.passwordTooLong", "ladder mango velvet orbit ".repeat(6)],
  ["auth.passwordTooWeak", "password1234"],
])("responds with %s to %j", (code, password) => {
  expect(checkNewPassword(password, ["grace-kim@example.com", "Grace Kim"])).toBe(code);
});

it.each([
  // The account's words and the product's, with what is often added.
  "grace-kim1",
  "GraceKim2024!",
  "grace-kim@example.com",
  "kimgrace19880412",
  "builtforrealtors",
  "realtor123!",
  "Realtor2024!",
  "admin12345!",
  "my-website-1",
  // Common ones, Korean ones as typed with an English keyboard, and Japanese ones.
  "Summer2024!",
  "Seoul2024!!",
  "qwer1234!!",
  "1q2w3e4r5t",
  "letmein2024",
  "dkssudgktpdy",
  "tkfkdgo123",
  "안녕하세요12345",
  "sakura2024!",
  "ありがとうございます",
])("refuses %j, which is guessed soon", (password) => {
  const personal = ["grace-kim@example.com", "Grace Kim"];
  expect(checkNewPassword(password, personal)).toBe("auth.passwordTooWeak");
});
