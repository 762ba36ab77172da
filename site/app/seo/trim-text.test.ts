import { expect, it } from "vitest";
import { trimText } from "./trim-text.ts";

it.each([
  ["short", 10, "short"],
  ["  two\n\tlines ", 20, "two lines"],
  ["one two three four", 12, "one two…"],
  ["one two, three four", 9, "one two…"],
  ["어바인에서 집을 찾습니다", 16, "어바인에서 집을…"],
  ["アーバインで家を探しています", 11, "アーバイン…"],
  ["unbreakableword-that-goes-on", 10, "unbreakab…"],
  ["family 👨‍👩‍👧 home", 9, "family…"],
  ["evil\u0000\u202Etxt\uD800", 20, "eviltxt"],
  [" \u200B ", 10, undefined],
  ["", 10, undefined],
  [undefined, 10, undefined],
  [null, 10, undefined],
])("%j in %i is %j", (text, width, trimmed) => {
  expect(trimText(text, width)).toBe(trimmed);
});
