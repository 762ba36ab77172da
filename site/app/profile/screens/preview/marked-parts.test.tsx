// @vitest-environment jsdom
import type { RealtorProfile } from "@realtor/api/loaning";
import { FieldMarks } from "@realtor/ui/field-marks";
import { labelsFor } from "@realtor/ui/labels";
import { unknownProvider } from "@realtor/ui/legal-lines";
import { loadTemplate, type TemplateId, templateIds } from "@realtor/ui/templates";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import { homepageFormats } from "#app/pages/homepage/homepage-formats.ts";
import type { Samples } from "#app/profile/preview/preview-protocol.ts";
import { findFallbackMarks } from "./fallback-marks.ts";
import { markSamples } from "./mark-samples.ts";
import { findPageParts, findPartOf, markField } from "./marked-parts.ts";
import { type PreparedDraft, prepareDraft } from "./prepare-draft.ts";

afterEach(() => document.body.replaceChildren());

const photo = (path: "id" | "gallery", name: string) => ({
  path,
  imageType: "fullsize" as const,
  url: `https://realtor.example/media/${name}.jpg`,
});

const empty: RealtorProfile = {
  id: "1",
  userId: "2",
  userName: "Nora Vale",
  desiredUrl: "nora",
  createdAt: "2026-11-01T00:00:00.000Z",
  updatedAt: "2026-11-01T00:00:00.000Z",
};

const profile: RealtorProfile = {
  ...empty,
  licenseNumber: "CA DRE 00000001",
  aboutMeEn: "A paragraph.",
  etcInfo: [
    { contentType: "home_list_realtor", content: "Vale Realty" },
    { contentType: "company_address", content: "1 Sample Way" },
  ],
  photos: [photo("id", "portrait"), photo("gallery", "a"), photo("gallery", "b")],
  presentation: { taglineEn: "One sentence.", languages: ["ko", "en"] },
  additionalSections: [
    {
      type: "faq",
      titleEn: "Questions",
      items: [{ questionEn: "Without an answer?" }, { questionEn: "Why?", answerEn: "So." }],
    },
  ],
};

async function renderPage(
  template: TemplateId,
  shown: RealtorProfile,
  samples?: Samples,
): Promise<PreparedDraft> {
  const draft = prepareDraft(
    null,
    {
      profile: { ...shown, presentation: { ...shown.presentation, template } },
      listings: null,
      team: {},
      locale: "en",
      origin: "https://realtor.example",
      builder: "/",
      ...(samples && { samples }),
    },
    { today: "2026-11-20", provider: unknownProvider },
  );
  const Template = await loadTemplate(template);
  document.body.innerHTML = renderToStaticMarkup(
    <FieldMarks value={markField}>
      <Template
        content={draft.content}
        labels={labelsFor("en")}
        formats={homepageFormats("en", draft.content.listings, undefined)}
        links={{
          home: "/",
          listings: () => "/",
          listing: () => "/",
          homes: "/",
          member: () => "/",
          team: () => "/",
          privacy: "/",
          choices: "/",
          builder: "/",
        }}
        resolveImage={(url) => ({ src: url, srcSet: "" })}
        slots={{ languageMenu: null, contactForm: null, share: null }}
      />
    </FieldMarks>,
  );
  return draft;
}

const isWanted = () => true;

/** The part that a click on an element picks. */
function pick(selector: string, shown: RealtorProfile, text = ""): string | undefined {
  const elements = [...document.querySelectorAll(selector)];
  const clicked = elements.find(({ textContent }) => textContent.includes(text));
  return clicked && findPartOf(clicked, shown, isWanted)?.id;
}

it("lists the parts in the order of the page, sections before their parts", async () => {
  await renderPage("portrait", profile);
  const ids = findPageParts(document, profile, isWanted).map(({ id }) => id);
  expect(ids.slice(0, 4)).toEqual(["#top", "#hero", "photo-id", "name"]);
  expect(ids.indexOf("#about")).toBeLessThan(ids.indexOf("about"));
  expect(ids.indexOf("about")).toBeLessThan(ids.indexOf("#section-1"));
  expect(ids.indexOf("#section-1")).toBeLessThan(ids.indexOf("/additionalSections/0/title"));
  expect(ids.lastIndexOf("license")).toBeGreaterThan(ids.indexOf("#footer"));
  expect(pick("footer p", profile, "1 Sample Way")).toBe("companyAddress");
});

it("the preview finds the innermost part that can be picked", async () => {
  await renderPage("portrait", profile);
  expect(pick("h1 span", profile)).toBe("name");
  expect(pick("#about h2", profile)).toBe("#about");
  const [word] = document.querySelectorAll("h1 span");
  expect(word && findPartOf(word, profile, (id) => id !== "name")?.id).toBe("#hero");
});

it.each(templateIds)("a click opens the field of a fact in any order of %s", async (template) => {
  const isFirm = template === "brokerage";
  await renderPage(template, profile);
  const list = document.querySelector("#main dl, header dl");
  list?.replaceChildren(...[...list.children].toReversed());
  expect(pick("dd", profile, "00000001")).toBe("license");
  expect(pick("dd", profile, "Korean, English")).toBe("languages");
  const firm = pick("dd", profile, isFirm ? "1 Sample Way" : "Vale Realty");
  expect(firm).toBe(isFirm ? "companyAddress" : "agency");
});

it("the preview finds a photo of the gallery by its place in the profile: Panorama's cover is the first", async () => {
  await renderPage("panorama", profile);
  expect(document.querySelector("#photo-2")).toBeNull();
  expect(pick("#photo-1 img", profile)).toBe("gallery-2");
  await renderPage("portrait", profile);
  expect(pick("#photo-1 img", profile)).toBe("gallery-1");
});

it("the preview finds the text of an item by its place in the profile: a page skips what is not complete", async () => {
  await renderPage("portrait", profile);
  expect(pick("summary", profile, "Why?")).toBe("/additionalSections/0/items/1/question");
  expect(pick("#section-1 p", profile, "So.")).toBe("/additionalSections/0/items/1/answer");
});

it("the preview has no part for what is not in the profile: it belongs to its section", () => {
  document.body.innerHTML = `<section id="a"><p data-field="photos/https://mls.example/a.jpg">`;
  expect(pick("p", profile)).toBe("#a");
});

it("marks the texts of a section in another language together", async () => {
  await renderPage("portrait", profile);
  const inItem = (key: string) => ({ part: `/additionalSections/0/items/1/${key}`, label: "Own" });
  const fallbacks = [inItem("question"), inItem("answer"), { part: "about", label: "About" }];
  const marks = findFallbackMarks(fallbacks, profile).map(({ kind, label, elements }) => [
    kind,
    label,
    ...elements.map(({ textContent }) => textContent),
  ]);
  expect(marks).toEqual([
    ["fallback", "About", "A paragraph."],
    ["fallback", "Own", "Why?", "So."],
  ]);
});

const samples = {
  name: "Your name",
  tagline: "One sentence",
  about: "A few lines",
  brokerage: "Your brokerage",
  photo: "Your photo",
};

it.each<[TemplateId, string[]]>([
  ["portrait", ["photo-id", "name", "tagline", "agency", "license", "languages"]],
  ["panorama", ["photo-top", "name", "tagline", "agency", "license", "languages"]],
])("a click on a sample of %s opens its field", async (template, fields) => {
  const draft = await renderPage(template, { ...empty, userName: "" }, samples);
  markSamples(document, draft.sampleParts, samples);
  const marked = [...document.querySelectorAll("#hero [data-sample]")];
  const opened = marked.map((element) => findPartOf(element, draft.profile, isWanted)?.id);
  expect(opened).toEqual(fields);
  expect(document.querySelector("#about[aria-hidden=true]")).not.toBeNull();
  markSamples(document, [], samples);
  expect(document.querySelector("[data-sample], #about[aria-hidden]")).toBeNull();
});
