import type { RealtorProfile } from "@realtor/api/loaning";
import { htmlLang, type Lang } from "@realtor/api/locales";
import { infoAt } from "@realtor/profile/wire";
import type { ListingsInput } from "@realtor/ui/templates";
import housePhoto from "#app/pages/landing/images/listing-960.webp?url";
import type { PreviewDraft, Samples } from "#app/profile-editor/preview/preview-protocol.ts";

/** A part of the page that shows a sample. */
export type SamplePart =
  | "name"
  | "photo"
  | "cover"
  | "tagline"
  | "brokerage"
  | "license"
  | "languages"
  | "stats"
  | "about"
  | "listings";

interface Sampled {
  profile: RealtorProfile;
  listings: ListingsInput;
  /** What was missing, so that it can be shown as a sample. */
  parts: SamplePart[];
}

/** Any image of this site: it is not shown, its frame is. */
const hiddenPhoto = "/favicon.svg";
const sampleLicense = "00000000";

/** Fills what the draft lacks with samples; without their texts nothing. Only for the preview. */
export function addSamples(draft: PreviewDraft): Sampled {
  const { samples, template, locale, listings } = draft;
  const profile = template
    ? { ...draft.profile, presentation: { ...draft.profile.presentation, template } }
    : draft.profile;
  if (!samples) return { profile, listings, parts: [] };
  const parts: SamplePart[] = [];
  const lang = htmlLang(locale);
  let filled: RealtorProfile = profile;
  const addSample = (
    part: SamplePart,
    isMissing: boolean,
    changes: () => Partial<RealtorProfile>,
  ) => {
    if (!isMissing) return;
    parts.push(part);
    filled = { ...filled, ...changes() };
  };
  const { presentation = {} } = profile;
  const setPresentation = (changes: Partial<typeof presentation>) => ({
    presentation: { ...filled.presentation, ...changes },
  });
  const hasPhoto = (path: string) => profile.photos?.some((photo) => photo.path === path) ?? false;
  const addPhoto = (path: "id" | "top", url: string) => ({
    photos: [...(filled.photos ?? []), { path, imageType: "fullsize" as const, url }],
  });

  addSample("name", !hasName(profile), () => ({ userName: samples.name }));
  addSample("photo", !hasPhoto("id"), () => addPhoto("id", hiddenPhoto));
  addSample("cover", !hasPhoto("top") && !hasPhoto("gallery"), () => addPhoto("top", housePhoto));
  addSample(
    "tagline",
    isEmpty(presentation.taglineKr, presentation.taglineEn, presentation.taglineJa),
    () => setPresentation({ [`tagline${suffixes[lang]}`]: samples.tagline }),
  );
  addSample("about", isEmpty(profile.aboutMeKr, profile.aboutMeEn, presentation.aboutMeJa), () =>
    setAbout(lang, samples, filled),
  );
  addSample("brokerage", !hasBrokerage(profile), () => ({
    etcInfo: [
      ...(filled.etcInfo ?? []).filter(({ contentType }) => contentType !== "home_list_realtor"),
      { contentType: "home_list_realtor", content: samples.brokerage },
    ],
  }));
  addSample("license", isEmpty(profile.licenseNumber), () => ({ licenseNumber: sampleLicense }));
  addSample("languages", (presentation.languages ?? []).length === 0, () =>
    setPresentation({ languages: [...new Set([lang, "en"])] }),
  );
  const figures = [profile.salesCount, profile.lastYearSalesTotal, profile.careerStart];
  addSample("stats", figures.filter(Boolean).length < 2, () => ({
    salesCount: 184,
    lastYearSalesTotal: 48_200_000,
    careerStart: "2011-03-01",
  }));
  const hasListings = listings && Object.values(listings.byType).some((list) => list.length > 0);
  if (hasListings) return { profile: filled, listings, parts };
  return { profile: filled, listings: sampleListings, parts: [...parts, "listings"] };
}

const suffixes = { ko: "Kr", en: "En", ja: "Ja" } as const satisfies Record<Lang, string>;

function isEmpty(...texts: (string | undefined)[]): boolean {
  return texts.every((text) => (text ?? "").trim() === "");
}

function hasName(profile: RealtorProfile): boolean {
  const korean = infoAt("korea_name").get(profile);
  return !isEmpty(profile.userName, korean, profile.presentation?.nameJa);
}

function hasBrokerage(profile: RealtorProfile): boolean {
  const { presentation } = profile;
  const name = infoAt("home_list_realtor").get(profile);
  return !isEmpty(name, presentation?.brokerageKr, presentation?.brokerageJa);
}

function setAbout(
  lang: Lang,
  { about }: Samples,
  { presentation }: RealtorProfile,
): Partial<RealtorProfile> {
  if (lang === "ja") return { presentation: { ...presentation, aboutMeJa: about } };
  return lang === "ko" ? { aboutMeKr: about } : { aboutMeEn: about };
}

const sampleListings: ListingsInput = {
  byType: {
    sale: [1_280_000, 945_000, 1_620_000].map((listPrice, index) => ({
      listingKey: `sample-${index + 1}`,
      standardStatus: "Active",
      listPrice,
      unparsedAddress: `${120 + index * 14} Sample Lane`,
      city: "Irvine",
      stateOrProvince: "CA",
      bedroomsTotal: 3 + (index % 2),
      bathroomsTotalInteger: 2,
      livingArea: 1640 + index * 210,
      media: [{ mediaURL: housePhoto, order: 0 }],
    })),
    rent: [],
    sold: [],
    rented: [],
  },
  asOf: new Date(0).toISOString(),
  market: "",
};
