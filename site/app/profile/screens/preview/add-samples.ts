import type { RealtorProfile } from "@realtor/api/loaning";
import { htmlLang } from "@realtor/api/locales";
import { fields, type TextId } from "@realtor/profile/fields";
import { readProfile } from "@realtor/profile/read";
import type { PhotoPath } from "@realtor/profile/stored";
import type { Lens, Wire } from "@realtor/profile/wire";
import type { ListingsInput } from "@realtor/ui/templates";
import housePhoto from "#app/pages/landing/images/listing-960.webp?url";
import type { PreviewDraft } from "#app/profile/preview/preview-protocol.ts";

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
  let filled: Wire = draft.profile;
  const set = <Value>(lens: Pick<Lens<Value>, "set">, value: Value) => {
    filled = lens.set(filled, value);
  };
  // Lenses keep the types of their values.
  const getProfile = () => filled as RealtorProfile;
  if (template) set(fields.template.value, template);
  if (!samples) return { profile: getProfile(), listings, parts: [] };

  const parts: SamplePart[] = [];
  const lang = htmlLang(locale);
  const { written, license, figures } = readProfile(filled, lang);
  const addSample = (part: SamplePart, isMissing: boolean, fill: () => void) => {
    if (!isMissing) return;
    parts.push(part);
    fill();
  };
  const isUnwritten = (id: TextId) => Object.values(written[id]).every((text) => text === null);
  const photos = fields.photos.value;
  const hasPhoto = (path: PhotoPath) => photos.get(filled).some((photo) => photo.path === path);
  const addPhoto = (path: PhotoPath, url: string) =>
    set(photos, [...photos.get(filled), { path, imageType: "fullsize", url }]);

  addSample("name", isUnwritten("name"), () => set(fields.name.values.en, samples.name));
  addSample("photo", !hasPhoto("id"), () => addPhoto("id", hiddenPhoto));
  addSample("cover", !hasPhoto("top") && !hasPhoto("gallery"), () => addPhoto("top", housePhoto));
  addSample("tagline", isUnwritten("tagline"), () =>
    set(fields.tagline.values[lang], samples.tagline),
  );
  addSample("about", isUnwritten("about"), () => set(fields.about.values[lang], samples.about));
  addSample("brokerage", isUnwritten("agency"), () =>
    set(fields.agency.values.en, samples.brokerage),
  );
  addSample("license", license === null, () => set(fields.license.value, sampleLicense));
  const languages = fields.languages.value;
  addSample("languages", languages.get(filled).length === 0, () =>
    set(languages, [...new Set([lang, "en"])]),
  );
  const { salesCount, lastYearTotal, careerStart } = figures;
  const known = [salesCount, lastYearTotal, careerStart].filter((figure) => figure !== null);
  addSample("stats", known.length < 2, () => {
    set(fields.salesCount.value, 184);
    set(fields.lastYear.value, 48_200_000);
    set(fields.career.value, "2011-03-01");
  });
  const hasListings = listings && Object.values(listings.byType).some((list) => list.length > 0);
  if (hasListings) return { profile: getProfile(), listings, parts };
  return { profile: getProfile(), listings: sampleListings, parts: [...parts, "listings"] };
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
