import type { RealtorVersion } from "@realtor/api/loaning";
import { expect, it } from "vitest";

import { collapseVersions } from "./list-versions.ts";

/** "text" is a draft, "text!" a publication, "!" one without a change; "first" and "offline" as they say. */
function toVersion(text: string, index: number): RealtorVersion {
  const isPublication = text.endsWith("!");
  const content = text.replace("!", "");
  const changed = content === "offline" ? ["/isMakeHomepage"] : [content].filter(Boolean);
  const isFirst = content === "first";
  return {
    id: index === 0 ? null : 10 - index,
    savedAt: `2026-11-20T00:00:0${9 - index}.000Z`,
    savedById: "1",
    savedBy: "Nora Vale",
    isByStaff: false,
    kind: isFirst ? "create" : isPublication ? "update" : "draft",
    changed: isFirst ? [] : changed,
    isPublication,
    isLive: false,
  };
}

function describe({ kind, changed, isPublication }: RealtorVersion): string {
  const name = kind === "create" ? "first" : changed.join().replace("/isMakeHomepage", "offline");
  return name + (isPublication ? "!" : "");
}

// Newest first.
const cases: [name: string, versions: string, shown: string][] = [
  ["drafts", "color text first", "color text first"],
  ["a publication of a draft", "! text first", "text! first"],
  ["a publication with a change of its own", "color! text first", "color! text first"],
  ["two publications of one draft", "! ! text first", "text! first"],
  ["the publication of the first version", "! first", "first!"],
  ["saves without a visible change", "color , , text first", "color text first"],
  ["the current state without a visible change", ", text! first", "text! first"],
  ["a publication after a time offline", "! offline text! first", "! offline text! first"],
];

it.each(cases)("shows %s", (_name, versions, shown) => {
  const states = versions.split(" ").map((text, index) => toVersion(text.replace(",", ""), index));
  expect(collapseVersions(states).map(describe).join(" ")).toBe(shown);
});

it("has the id and time of the publication, with the changes of the draft", () => {
  const [publication, draft] = ["!", "text"].map(toVersion);
  if (!publication || !draft) throw new Error("Two versions are made above.");
  expect(collapseVersions([publication, draft])).toEqual([
    { ...publication, changed: draft.changed },
  ]);
});
