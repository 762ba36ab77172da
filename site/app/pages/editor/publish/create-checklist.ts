import type { RealtorProfile } from "@realtor/api/loaning";
import { htmlLang, type Locale } from "@realtor/api/locales";
import { checkWording, type WordingIssue } from "@realtor/api/wording";
import { type LegalBlocker, legalLines, readLegalFacts } from "@realtor/ui/legal-lines";
import type { ListingsInput } from "@realtor/ui/templates";
import { toProfileInput } from "#app/data/profile-input.ts";
import { applyDraft, type Draft } from "../draft/draft.ts";
import { type FieldId, fieldIds, getLens } from "../draft/editor-fields.ts";

type Blocker = LegalBlocker | "agreement" | "photo.missing" | "contact.missing";
type Booster =
  | "secondLanguage"
  | "threeRegions"
  | "testimonial"
  | "video"
  | "gallery"
  | "shareImage"
  | "search";

/** The result of the check before publishing. */
interface Checklist {
  /** Whether blockers prevent publishing; a published page can be updated despite them. */
  strict: boolean;
  blockers: readonly { code: Blocker; field: FieldId | null }[];
  boosters: readonly { code: Booster; field: FieldId; done: boolean }[];
  wordingIssues: readonly (WordingIssue & { field: FieldId })[];
}

interface ChecklistOptions {
  stored: RealtorProfile;
  draft: Draft;
  locale: Locale;
  /** Whether the current agreement is accepted, or not required. */
  agreed: boolean;
}

/** The field that resolves each blocker. */
const blockerFields: Record<Exclude<Blocker, "agreement">, FieldId> = {
  "name.missing": "nameEn",
  "state.missing": "regions",
  "license.missing": "license",
  "license.unassigned": "license",
  "license.dre.missing": "license",
  "license.dre.format": "license",
  "license.grec.missing": "license",
  "brokerage.missing": "agency",
  "brokerage.license.missing": "companyLicense",
  "brokerage.phone.missing": "companyPhone",
  "listings.time.missing": "license",
  "listings.broker.missing": "license",
  "photo.missing": "taglineKr",
  "contact.missing": "phone",
};

/** Checks a draft before it is published. Pure. */
export function createChecklist({ stored, draft, locale, agreed }: ChecklistOptions): Checklist {
  const profile = applyDraft(stored, draft);
  const noListings: ListingsInput = null;
  const facts = readLegalFacts(toProfileInput(profile), noListings, {
    locale,
    lang: htmlLang(locale),
    sample: stored.isSample,
  });
  const photos = profile.photos ?? [];
  const hasPhoto = (path: string) => photos.some((photo) => photo.path === path);
  const contactFields = ["phone", "email", "kakao", "line"] as const;
  const getText = (field: FieldId) => {
    const value = getLens(field).get(draft);
    return typeof value === "string" ? value.trim() : "";
  };
  const blockers: Blocker[] = [
    ...(agreed ? [] : (["agreement"] as const)),
    ...legalLines(facts).blockers,
    ...(hasPhoto("id") ? [] : (["photo.missing"] as const)),
    ...(contactFields.some((field) => getText(field) !== "") ? [] : (["contact.missing"] as const)),
  ];
  const sections = profile.additionalSections ?? [];
  const galleryPhotos = photos.filter(
    ({ path, imageType }) => path === "gallery" && imageType === "fullsize",
  ).length;
  return {
    strict: stored.isMakeHomepage !== "Y",
    blockers: blockers.map((code) => ({
      code,
      field: code === "agreement" ? null : blockerFields[code],
    })),
    boosters: [
      {
        code: "secondLanguage",
        field: getText("aboutKr") === "" ? "aboutKr" : "aboutEn",
        done: getText("aboutKr") !== "" && getText("aboutEn") !== "",
      },
      {
        code: "threeRegions",
        field: "regions",
        done: (profile.activityRegion ?? []).length >= 3,
      },
      {
        code: "testimonial",
        field: "extra",
        done: sections.some(({ type }) => type === "testimonials"),
      },
      { code: "video", field: "video", done: getText("video") !== "" },
      { code: "gallery", field: "photos", done: galleryPhotos >= 5 },
      { code: "shareImage", field: "seoTitleKo", done: hasPhoto("ogImage") },
      {
        code: "search",
        field: "seoTitleKo",
        done: (["seoTitleKo", "seoTitleEn", "seoTitleJa"] as const).some(
          (field) => getText(field) !== "",
        ),
      },
    ],
    wordingIssues: fieldIds.flatMap((field) =>
      collectTexts(getLens(field).get(draft)).flatMap((text) =>
        checkWording(text).map((issue) => ({ ...issue, field })),
      ),
    ),
  };
}

/** All texts in a value, without image URLs. */
function collectTexts(value: unknown): string[] {
  if (typeof value === "string") return /^https?:|^\//.test(value) ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(collectTexts);
}
