import type { RealtorProfile } from "@realtor/api/loaning";
import { checkPublishing, type PublishCode } from "@realtor/api/publishing";
import { checkWording, type WordingIssue } from "@realtor/api/wording";
import { applyDraft, type Draft } from "../draft/draft.ts";
import { type FieldId, fieldIds, getLens } from "../fields/profile-fields.ts";
import { getFormerAddress } from "./former-address.ts";
import { hasContent } from "./section-content.ts";

export type Recommendation =
  | "secondLanguage"
  | "threeRegions"
  | "testimonial"
  | "video"
  | "gallery"
  | "shareImage"
  | "search";

/** The result of the check before publishing. */
export interface Checklist {
  /** What the service requires for publishing. */
  blockers: readonly { code: PublishCode; field: FieldId | null }[];
  recommendations: readonly { code: Recommendation; field: FieldId; done: boolean }[];
  wordingIssues: readonly (WordingIssue & { field: FieldId })[];
  /** The public address that publishing leaves. */
  formerAddress: string | null;
}

interface ChecklistOptions {
  stored: RealtorProfile;
  draft: Draft;
  /** Whether the current agreement is accepted, or not required. */
  agreed: boolean;
  /** What only the service finds: why it refused to publish this draft. */
  refused?: readonly PublishCode[];
}

/** The field that resolves each blocker; null for the agreement, which has a page. */
const publishFields: Readonly<Record<PublishCode, FieldId | null>> = {
  "agreement.required": null,
  "state.missing": "regions",
  "license.missing": "license",
  "license.unassigned": "license",
  "license.dre.missing": "license",
  "license.dre.format": "license",
  "license.grec.missing": "license",
  "license.taken": "license",
  "brokerage.missing": "agency",
  "brokerage.license.missing": "companyLicense",
  "brokerage.phone.missing": "companyPhone",
  "photo.missing": "nameEn",
  "contact.missing": "phone",
};

/** Checks a draft before it is published. Pure. */
export function createChecklist({
  stored,
  draft,
  agreed,
  refused = [],
}: ChecklistOptions): Checklist {
  const profile = applyDraft(stored, draft);
  const photos = profile.photos ?? [];
  const hasPhoto = (path: string) => photos.some((photo) => photo.path === path);
  const getText = (field: FieldId) => {
    const value = getLens(field).get(draft);
    return typeof value === "string" ? value.trim() : "";
  };
  const missing = checkPublishing(profile, { agreed, sample: stored.isSample ?? false });
  const blockers = new Set([...missing.map(({ code }) => code), ...refused]);
  const sections = profile.additionalSections ?? [];
  const galleryPhotos = photos.filter(
    ({ path, imageType }) => path === "gallery" && imageType === "fullsize",
  ).length;
  return {
    blockers: [...blockers].map((code) => ({ code, field: publishFields[code] })),
    recommendations: [
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
        done: sections.some((section) => section.type === "testimonials" && hasContent(section)),
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
    formerAddress: getFormerAddress(stored, profile.desiredUrl),
  };
}

/** All texts in a value, without image URLs. */
function collectTexts(value: unknown): string[] {
  if (typeof value === "string") return /^https?:|^\//.test(value) ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(collectTexts);
}
