import { expect, it } from "vitest";
import { createShareLinks } from "./share-channels.tsx";

it("encodes the text of the links to other apps", () => {
  expect(createShareLinks("제 홈페이지 & more: https://a.example/b?c=1", "Hello & you")).toEqual({
    line: expect.stringMatching(/^https:\/\/line\.me\/R\/share\?text=%EC%A0%9C%20/),
    text: expect.stringContaining("sms:?&body=%EC%A0%9C%20"),
    mail: expect.stringMatching(/^mailto:\?subject=Hello%20%26%20you&body=%EC%A0%9C/),
  });
});
