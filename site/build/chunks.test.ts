import { templates } from "@realtor/api/loaning";
import { expect, test } from "vitest";
import { chunkFor } from "./chunks.ts";

const boot = "/site/app/hydration/boot.ts";
const client = "/site/app/entry.client.tsx";
const page = (folder: string, name = folder) => `/site/app/pages/${folder}/${name}.page.tsx`;
const homepages = templates.map((name) => page("homepage", name));

test.each([
  ["the boot script alone", [boot], null],
  ["the boot script and a page", [boot, page("login")], "boot-shared"],
  ["the client entry", [client], "core"],
  ["the landing page and every homepage", [page("landing"), ...homepages], "core"],
  ["the lead form and every homepage", [page("landing", "request"), ...homepages], "core"],
  ["the landing page and the lead form", [page("landing"), page("landing", "request")], "core"],
  ["the landing page alone", [page("landing")], null],
  ["the landing page and terms", [page("landing"), page("terms")], "platform"],
  ["the landing page and another page", [page("landing"), page("process")], "platform"],
  ["every homepage and terms", [...homepages, page("terms")], "agent-frame"],
  [
    "every homepage and an island of the landing page",
    [...homepages, "/site/app/pages/landing/features.island.tsx"],
    "agent-frame",
  ],
  ["every homepage and the listing page", [...homepages, page("listing")], "agent-frame"],
  ["every homepage", homepages, null],
  ["the lead form alone", [page("landing", "request")], null],
  [
    "both public forms and another page",
    [page("landing", "request"), "/site/app/pages/homepage/contact.island.tsx", page("inbox")],
    "form",
  ],
  ["the lead form and another page", [page("landing", "request"), page("editor")], null],
  [
    "the lead form, another page and an island of the landing page",
    [page("landing", "request"), page("inbox"), "/site/app/pages/landing/closing.island.tsx"],
    null,
  ],
  [
    "the lead form and islands of the landing page and the homepages",
    [
      page("landing", "request"),
      "/site/app/pages/landing/closing.island.tsx",
      "/site/app/pages/homepage/contact.island.tsx",
    ],
    "core",
  ],
  [
    "the landing page, another page and an island of the homepages",
    [page("landing"), page("editor"), "/site/app/pages/homepage/share.island.tsx"],
    "core",
  ],
  ["one homepage", homepages.slice(0, 1), null],
  ["pages that are not a first visit", [page("terms"), page("inbox")], null],
  ["sign-in and a page that requires it", [page("login"), page("inbox")], "sign-in"],
  ["sign-in and the landing page", [page("login"), page("landing")], "core"],
  ["sign-in and every homepage", [page("login"), ...homepages], "core"],
  [
    "sign-in and both public forms",
    [page("login"), page("landing", "request"), "/site/app/pages/homepage/contact.island.tsx"],
    "fields",
  ],
  ["sign-in and the lead form", [page("login"), page("landing", "request")], "floor-plan"],
])("the chunk of a module imported by %s", (_, importers, chunk) => {
  expect(chunkFor(importers)).toBe(chunk);
});

test("Windows paths have the same chunks", () => {
  const importers = [page("landing"), page("terms")].map((id) => id.replaceAll("/", "\\"));
  expect(chunkFor(importers)).toBe("platform");
});
