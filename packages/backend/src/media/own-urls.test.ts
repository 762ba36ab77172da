import { expect, it } from "vitest";

import { ownUrls } from "./own-urls.ts";

const before = ownUrls("http://127.0.0.1:3001");
const after = ownUrls("https://api.example");

it("lets pictures move with the service", () => {
  const stored = before.toStored("http://127.0.0.1:3001/media/a.jpg");
  expect(stored).toBe("/media/a.jpg");
  expect(after.toPublic(stored)).toBe("https://api.example/media/a.jpg");
});

it.each([
  "https://elsewhere.example/media/a.jpg",
  "http://127.0.0.1:3001.elsewhere.example/media/a.jpg",
  "http://127.0.0.1:3001/other/a.jpg",
  "/elsewhere/a.jpg",
])("leaves %s as it is", (url) => {
  expect(before.toPublic(before.toStored(url))).toBe(url);
});
