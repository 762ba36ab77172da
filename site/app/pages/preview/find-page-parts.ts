import type { RealtorProfile } from "@realtor/api/loaning";
import { customSectionId, type HomepageContent } from "@realtor/ui/templates";
import {
  getPhotoPartId,
  type PagePart,
  type PagePartId,
  toSectionTextId,
} from "#app/profile-editor/preview/page-parts.ts";

interface PageContent {
  profile: RealtorProfile;
  content: HomepageContent;
}

/**
 * The parts of a rendered homepage that can be edited, in the order of the page: its sections, and in them
 * the elements that show one field. What a design does not show is absent.
 */
export function findPageParts(page: Document, { profile, content }: PageContent): PagePart[] {
  const sections = [...page.querySelectorAll("body header, section, footer")]
    // The header of a section is a part of it.
    .filter((element) => !element.parentElement?.closest("section, footer, header"))
    .map((element) => ({ id: getSectionAnchor(element), element }));
  const found = [
    ...sections,
    ...findFields(page, profile, content),
    ...findPhotos(page, content),
    ...findSectionTexts(page, profile),
  ];
  return found
    .map(({ id, element }) => ({ id, element, anchor: getSectionAnchor(element) }))
    .toSorted(byPosition);
}

/** The parts that were found for a content; its profile can be a newer one. */
const foundParts = new WeakMap<
  HomepageContent,
  { profile: RealtorProfile; parts: readonly PagePart[] }
>();

/**
 * The parts of a rendered homepage, found again only when the draft or its elements have changed: comparing
 * all texts on each key would delay typing.
 */
export function getPageParts(page: Document, draft: PageContent): readonly PagePart[] {
  const { profile, content } = draft;
  const found = foundParts.get(content);
  if (found?.profile === profile && found.parts.every(({ element }) => element.isConnected))
    return found.parts;
  const parts = findPageParts(page, draft);
  // The page is empty until its template is loaded.
  if (parts.length > 0) foundParts.set(content, { profile, parts });
  return parts;
}

/** The innermost part that contains an element. */
export function findPartOf(element: Element, parts: readonly PagePart[]): PagePart | undefined {
  return parts.findLast((part) => part.element.contains(element));
}

/** The anchor of the section of an element: its id, or that of its heading; `top` for the header. */
function getSectionAnchor(element: Element): string {
  const section = element.closest("section, footer, header");
  return section?.id || section?.getAttribute("aria-labelledby") || "top";
}

interface Found {
  id: string;
  element: Element;
}

function findFields(page: Document, profile: RealtorProfile, content: HomepageContent): Found[] {
  const { presentation } = profile;
  const { facts, stats, portrait } = content;
  const hero = page.getElementById("hero");
  const select = (selector: string) => [...(hero?.querySelectorAll(selector) ?? [])];
  const photos = select("img").filter((image) => !image.closest("dl"));
  const isPortrait = (image: Element) =>
    portrait !== null && image.getAttribute("alt") === content.name.displayName.text;
  const taglines = [presentation?.taglineKr, presentation?.taglineEn, presentation?.taglineJa];
  const stories = [profile.aboutMeKr, profile.aboutMeEn, presentation?.aboutMeJa];
  const titles = [
    presentation?.videoTitleKr,
    presentation?.videoTitleEn,
    presentation?.videoTitleJa,
  ];
  const fields: [PagePartId, Element | undefined | null][] = [
    ["name", select("h1")[0]],
    ["tagline", findText(hero, taglines)],
    ["portrait", photos.find(isPortrait)],
    ["cover", photos.find((image) => !isPortrait(image))],
    ...pairInOrder(
      [
        facts.brokerage !== null && "brokerage",
        facts.license !== null && "license",
        facts.languages.length > 0 && "languages",
      ],
      // The facts of a brokerage are about its team.
      content.template === "brokerage" ? [] : select("dl > div"),
    ),
    ...pairInOrder(
      [
        stats !== null && stats.salesCount !== null && "salesCount",
        stats !== null && stats.lastYearTotal !== null && "lastYear",
        stats !== null && stats.years !== null && "career",
      ],
      [...page.querySelectorAll("section[aria-labelledby=stats-title] dl > div")],
    ),
    ["story", findText(page.getElementById("about"), stories)],
    ["videoTitle", findText(page.querySelector("section[aria-labelledby=video-title]"), titles)],
    ...content.contacts.map(({ channel, href }): [PagePartId, Element | undefined] => [
      channel === "text" ? "phone" : channel,
      [...page.querySelectorAll("#contact a[href]")].find(
        (link) => link.getAttribute("href") === href,
      ),
    ]),
  ];
  return fields.flatMap(([id, element]) => (element ? [{ id, element }] : []));
}

/** The photos of the gallery; in a film strip those of the listings are before them. */
function findPhotos(page: Document, { gallery, rooms }: HomepageContent): Found[] {
  return gallery.flatMap((_photo, index) => {
    const element = page.getElementById(`photo-${rooms.length + index + 1}`);
    return element ? [{ id: getPhotoPartId(index), element }] : [];
  });
}

/** The texts of additional sections and of their items. */
function findSectionTexts(page: Document, { additionalSections = [] }: RealtorProfile): Found[] {
  return additionalSections.flatMap((section, index) => {
    const root = page.getElementById(customSectionId(index));
    if (!root) return [];
    const pointer = `/additionalSections/${index}`;
    const items = "items" in section && Array.isArray(section.items) ? section.items : [];
    const sources: [string, unknown][] = [
      [pointer, section],
      ...items.map((item, n): [string, unknown] => [`${pointer}/items/${n}`, item]),
    ];
    // A question can be the title of its section too.
    const claimed = new Set<Element>();
    return sources.flatMap(([start, source]) =>
      [...groupTexts(start, source)].flatMap(([id, texts]) => {
        const element = findText(root, texts, claimed);
        if (!element) return [];
        for (const each of [element, ...element.querySelectorAll("*")]) claimed.add(each);
        return [{ id, element }];
      }),
    );
  });
}

/** The texts of an object by id, each in its languages. */
function groupTexts(pointer: string, source: unknown): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [key, value] of Object.entries(source ?? {})) {
    if (typeof value !== "string" || key === "id" || key === "type") continue;
    const id = toSectionTextId(`${pointer}/${key}`);
    groups.set(id, [...(groups.get(id) ?? []), value]);
  }
  return groups;
}

/** The outermost element inside `root`, without `others`, that shows one of the texts and nothing else. */
function findText(
  root: Element | null,
  texts: readonly (string | null | undefined)[],
  others?: ReadonlySet<Element>,
): Element | undefined {
  const wanted = new Set(texts.map((text) => normalize(text ?? "")).filter(Boolean));
  if (!root || wanted.size === 0) return undefined;
  return [...root.querySelectorAll("*")].find(
    (element) => !others?.has(element) && wanted.has(normalize(element.textContent ?? "")),
  );
}

/** Pages set paragraphs, lists and quotation marks, so only letters and digits are compared. */
const normalize = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, "");

/** Pairs the ids that are shown with elements in the same order. */
function pairInOrder(
  ids: readonly (PagePartId | false)[],
  elements: readonly Element[],
): [PagePartId, Element | undefined][] {
  return ids.filter((id) => id !== false).map((id, index) => [id, elements[index]]);
}

function byPosition({ element: a }: Found, { element: b }: Found): number {
  if (a === b) return 0;
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
