import type { RealtorProfile } from "@realtor/api/loaning";
import { type Locale, langOf } from "@realtor/api/locales";
import { type LegalBlocker, legalLines, readLegalFacts } from "@realtor/ui/legal-lines";
import type { ListingsInput } from "@realtor/ui/templates";
import { provider } from "#app/layout/provider.ts";
import { toProfileInput } from "#app/data/profile-input.ts";
import { type Draft, draftProfile } from "../draft/draft.ts";
import { type FieldId, fieldIds, lensOf } from "../fields/editor-fields.ts";
import { checkWording, type Remark } from "./check-wording.ts";

export type Blocker = LegalBlocker | "agreement" | "photo.missing" | "contact.missing";
export type Booster =
  | "secondLanguage"
  | "threeRegions"
  | "testimonial"
  | "video"
  | "gallery"
  | "shareImage"
  | "search";

/** What stands between a draft and the public, and what would make it better. */
export interface Checklist {
  /** True where blockers stop it; a page that is public already can be mended in steps. */
  strict: boolean;
  blockers: readonly { what: Blocker; field: FieldId | null }[];
  boosters: readonly { what: Booster; field: FieldId; done: boolean }[];
  remarks: readonly (Remark & { field: FieldId })[];
}

interface ChecklistOptions {
  stored: RealtorProfile;
  draft: Draft;
  locale: Locale;
  /** The agreement in force is accepted, or need not be. */
  agreed: boolean;
}

/** Where each duty is fulfilled. */
const fieldOfBlocker: Record<Exclude<Blocker, "agreement">, FieldId> = {
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

/** Looks through a draft before it becomes public. Pure. */
export function makeChecklist({ stored, draft, locale, agreed }: ChecklistOptions): Checklist {
  const profile = draftProfile(stored, draft);
  const noListings: ListingsInput = null;
  const facts = readLegalFacts(toProfileInput(profile), noListings, {
    locale,
    lang: langOf(locale),
    provider,
    sample: stored.isSample,
  });
  const photos = profile.photos ?? [];
  const has = (path: string) => photos.some((photo) => photo.path === path);
  const routes = ["phone", "email", "kakao", "line"] as const;
  const text = (field: FieldId) => {
    const value = lensOf(field).get(draft);
    return typeof value === "string" ? value.trim() : "";
  };
  const missing: Blocker[] = [
    ...(agreed ? [] : (["agreement"] as const)),
    ...legalLines(facts).blockers,
    ...(has("id") ? [] : (["photo.missing"] as const)),
    ...(routes.some((field) => text(field) !== "") ? [] : (["contact.missing"] as const)),
  ];
  const sections = profile.additionalSections ?? [];
  const galleryPhotos = photos.filter(
    ({ path, imageType }) => path === "gallery" && imageType === "fullsize",
  ).length;
  return {
    strict: stored.isMakeHomepage !== "Y",
    blockers: missing.map((what) => ({
      what,
      field: what === "agreement" ? null : fieldOfBlocker[what],
    })),
    boosters: [
      {
        what: "secondLanguage",
        field: text("aboutKr") === "" ? "aboutKr" : "aboutEn",
        done: text("aboutKr") !== "" && text("aboutEn") !== "",
      },
      {
        what: "threeRegions",
        field: "regions",
        done: (profile.activityRegion ?? []).length >= 3,
      },
      {
        what: "testimonial",
        field: "extra",
        done: sections.some(({ type }) => type === "testimonials"),
      },
      { what: "video", field: "video", done: text("video") !== "" },
      { what: "gallery", field: "photos", done: galleryPhotos >= 5 },
      { what: "shareImage", field: "seoTitleKo", done: has("ogImage") },
      {
        what: "search",
        field: "seoTitleKo",
        done: (["seoTitleKo", "seoTitleEn", "seoTitleJa"] as const).some(
          (field) => text(field) !== "",
        ),
      },
    ],
    remarks: fieldIds.flatMap((field) =>
      textsOf(lensOf(field).get(draft)).flatMap((one) =>
        checkWording(one).map((remark) => ({ ...remark, field })),
      ),
    ),
  };
}

/** Every text inside a field's value; addresses of pictures are none. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return /^https?:|^\//.test(value) ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}
