import { expect, it } from "vitest";

import { createMediaUrls } from "./media-urls.ts";

const hosts = { siteUrl: "https://realtor.example", realtorHosts: ["www.realtor.example"] };
const before = createMediaUrls("http://10.0.0.1:3001", hosts);
const after = createMediaUrls("https://api.example", hosts);

it("stores image URLs without origin, so that the service can move", () => {
  const stored = before.toStored("http://10.0.0.1:3001/media/a.jpg", null);
  expect(stored).toBe("/media/a.jpg");
  expect(after.toPublic(stored)).toBe("https://api.example/media/a.jpg");
});

it.each([
  "https://realtor.example",
  "https://www.realtor.example",
  "http://www.realtor.example:8080",
  "http://localhost:3000",
  "http://127.0.0.1:3000",
  "http://[::1]:3000",
  "https://grace.example:8443",
])("stores a URL at %s without origin", (origin) => {
  expect(after.toStored(`${origin}/media/a.jpg`, "grace.example:8443")).toBe("/media/a.jpg");
});

it.each([
  "https://elsewhere.example/media/a.jpg",
  "http://10.0.0.1:3001.elsewhere.example/media/a.jpg",
  "http://10.0.0.1:3001@elsewhere.example/media/a.jpg",
  "https://user@realtor.example/media/a.jpg",
  "https://realtor.example/media/a.jpg?imageType=fullsize",
  "https://realtor.example/media/../login",
  "https://other-agent.example/media/a.jpg",
  "ftp://localhost/media/a.jpg",
  "http://10.0.0.1:3001/other/a.jpg",
  "/elsewhere/a.jpg",
])("leaves %s unchanged", (url) => {
  expect(before.toPublic(before.toStored(url, "grace.example"))).toBe(url);
});
