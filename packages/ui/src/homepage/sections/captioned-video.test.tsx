import { render } from "@testing-library/react";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { sampleContent } from "../../../test/fixtures/sample-homepage.ts";
import { sampleProps } from "../../../test/fixtures/sample-props.tsx";
import { CaptionedVideo, type CaptionedVideoProps } from "./captioned-video.tsx";

const { labels, resolveImage } = sampleProps(sampleContent("en"));

/** The link that plays a video with this title. */
function renderVideo(title: string, props: Partial<CaptionedVideoProps> = {}) {
  const video = { id: "EXAMPLE0000", title: { text: title, lang: "en" as const }, poster: null };
  const marks = { title: {}, video: {} };
  const { container } = render(
    <CaptionedVideo
      {...{ video, marks, labels, resolveImage, lang: "en", sizes: "100vw", ...props }}
    />,
  );
  const link = container.querySelector("a");
  return { name: link?.getAttribute("aria-label"), shown: link?.textContent, container };
}

it.each([
  ["A tour", "A tour"],
  ["x".repeat(70), "x".repeat(70)],
  ["x".repeat(71), `${"x".repeat(70)}…`],
  [`${"집".repeat(70)}을 보러 가는 날`, `${"집".repeat(70)}…`],
  ["🏡".repeat(70), "🏡".repeat(70)],
  ["🏡".repeat(71), `${"🏡".repeat(70)}…`],
])("shows the title %s as %s", (title, shown) => {
  expect(renderVideo(title).shown).toBe(shown);
});

it("shows at most 70 characters of any title, in the button's name all of it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 120, size: "max" }), (title) => {
      const { name, shown = "" } = renderVideo(title);
      expect(name).toBe(labels.homepage.video.play.replace("{title}", () => title));
      const characters = Array.from(title);
      expect(shown).toBe(characters.length > 70 ? `${characters.slice(0, 70).join("")}…` : title);
    }),
  );
});

it("does not repeat the title of the heading", () => {
  expect(renderVideo("A tour", { hasHeading: true }).shown).toBe("");
});

it("shows the complete title below a still", () => {
  const title = "x".repeat(200);
  const poster = sampleContent("en").portrait;
  const video = { id: "EXAMPLE0000", title: { text: title, lang: "en" as const }, poster };
  const { shown, container } = renderVideo(title, { video });
  expect(shown).toBe("");
  expect(container.querySelector("p")).toHaveTextContent(title);
});
