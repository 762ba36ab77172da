import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { sampleContent } from "../../test/fixtures/sample-homepage.ts";
import { sampleProps } from "../../test/fixtures/sample-props.tsx";
import { photoFrames } from "./photo-frames.ts";
import { loadTemplate } from "./registry.ts";
import { templateIds } from "./template-ids.ts";

const photos = (["id", "id2", "top", "gallery"] as const).map((path) => ({
  path,
  imageType: "fullsize",
  url: `https://realtor.example/media/frame-${path}.jpg`,
}));
const additionalSections = [{ id: "story", type: "text", titleEn: "Story", bodyEn: "One." }];

it.each(templateIds)("the %s template has the frames of the table", async (id) => {
  const Template = await loadTemplate(id);
  const presentation = { template: id };
  const content = sampleContent("en", { photos, presentation, additionalSections });
  const container = document.createElement("div");
  container.innerHTML = renderToString(<Template {...sampleProps(content)} />);
  const found: string[] = [];
  for (const [path, shape] of Object.entries(photoFrames[id])) {
    const image = container.querySelector(`img[src*="frame-${path}."]`);
    if (!image) continue;
    found.push(path);
    const [width = 0, height = 1] = shape.split(":").map(Number);
    const ratio = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
    expect([path, ratio]).toEqual([path, expect.closeTo(width / height, 2)]);
  }
  expect(found).toEqual(
    expect.arrayContaining(id === "brokerage" ? ["gallery"] : ["id", "gallery"]),
  );
});
