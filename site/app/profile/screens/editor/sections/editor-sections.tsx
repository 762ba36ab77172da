import { fieldIds, fields } from "@realtor/profile/fields";
import type { SectionId } from "@realtor/profile/sections";
import type { ComponentType } from "react";
import { FormattedMessage } from "react-intl";
import type { MessageKey } from "#app/i18n/messages.ts";
import { lazyPart } from "#app/admin/lazy-part.tsx";
import * as form from "#app/profile/field/form.css.ts";
import { isPlain } from "#app/profile/field/profile-field.tsx";
import { fieldsIn, PhotoField, type Slot } from "#app/profile/field/profile-fields.tsx";
import { listPhotos } from "#app/profile/photos/photo-list.ts";
import { usePhotos } from "#app/profile/photos/use-photos.ts";
import { SearchResult } from "./search-result.tsx";

// A section loads what only it has.
const AboutQuestions = lazyPart(async () => (await import("./about-questions.tsx")).AboutQuestions);
const ColorControl = lazyPart(
  async () => (await import("#app/profile/field/colors/color-control.tsx")).ColorControl,
);
const GalleryControl = lazyPart(
  async () => (await import("#app/profile/field/gallery-control.tsx")).GalleryControl,
);
const ListingsLead = lazyPart(
  async () => (await import("#app/listing/screens/list/listings-lead.tsx")).ListingsLead,
);
const ListingsSection = lazyPart(
  async () => (await import("#app/listing/screens/list/listings-section.tsx")).ListingsSection,
);
const OwnDomainPanel = lazyPart(
  async () => (await import("./own-domain-panel.tsx")).OwnDomainPanel,
);
const Palette = lazyPart(
  async () => (await import("#app/profile/field/colors/palette.tsx")).Palette,
);
const PhoneControl = lazyPart(
  async () => (await import("#app/profile/field/phone-control.tsx")).PhoneControl,
);
const RegionsControl = lazyPart(
  async () => (await import("#app/profile/field/regions-control.tsx")).RegionsControl,
);
const SectionsControl = lazyPart(
  async () => (await import("#app/profile/field/list/sections-control.tsx")).SectionsControl,
);
const SiteLanguagesControl = lazyPart(
  async () =>
    (await import("#app/profile/field/language/site-languages-control.tsx")).SiteLanguagesControl,
);
const SlugControl = lazyPart(
  async () => (await import("#app/profile/field/slug-control.tsx")).SlugControl,
);
const SpokenLanguagesControl = lazyPart(
  async () =>
    (await import("#app/profile/field/language/spoken-languages-control.tsx"))
      .SpokenLanguagesControl,
);
const TemplatePictures = lazyPart(
  async () => (await import("./template-pictures.tsx")).TemplatePictures,
);

interface EditorSection {
  /** Introduction below the title: a text, or what knows more than a text. */
  readonly lead?: MessageKey | ComponentType;
  readonly slots: readonly Slot[];
}

/** What each section of the editor shows, in its order; fields that no entry names follow. */
const listed: Readonly<Record<SectionId, EditorSection>> = {
  name: {
    slots: [
      {
        field: "name",
        english: { label: "editor.name.english", hint: "editor.name.english.hint" },
      },
      { photo: "id" },
      { field: "jobTitle", hint: "editor.form.jobTitle.hint" },
      { staff: "madeForRealtor" },
    ],
  },
  hero: { lead: "editor.hero.lead", slots: ["tagline", { photo: "top" }] },
  stats: {
    lead: "editor.stats.lead",
    slots: [
      "salesCount",
      "lastYear",
      "figuresAt",
      { field: "career", hint: "editor.field.career.hint" },
      { field: "careerEnd", hint: "editor.field.careerEnd.hint" },
    ],
  },
  about: { lead: "editor.about.lead", slots: ["about", { part: AboutQuestions }] },
  listings: { lead: ListingsLead, slots: [{ part: ListingsSection }] },
  photos: {
    lead: "photos.hint",
    slots: [{ field: "photos", as: GalleryControl }, { photo: "id2" }, { part: SecondLogo }],
  },
  regions: {
    lead: "editor.regions.lead",
    slots: [{ field: "regions", as: RegionsControl, hint: "editor.regions.hint" }, "cityHomes"],
  },
  video: {
    lead: "editor.video.lead",
    slots: [{ field: "video", hint: "editor.video.hint" }, "videoTitle"],
  },
  extra: { lead: "editor.extra.lead", slots: [{ field: "extra", as: SectionsControl }] },
  contact: {
    slots: [
      { field: "phone", as: PhoneControl, hint: "editor.phone.hint" },
      "email",
      "kakao",
      "line",
      "instagram",
      "youtube",
      { field: "repliesWithinDay", hint: "editor.repliesWithinDay.hint" },
    ],
  },
  design: {
    slots: [
      { field: "template", as: TemplatePictures },
      { part: Palette },
      { field: "color", as: ColorControl },
      { rows: ["darkHero", "darkContent"] },
      "fontSize",
    ],
  },
  languages: {
    lead: "editor.languages.lead",
    slots: [
      { field: "siteLanguages", as: SiteLanguagesControl, hint: "editor.siteLanguages.hint" },
      { field: "languages", as: SpokenLanguagesControl, hint: "editor.languages.hint" },
    ],
  },
  license: {
    lead: "editor.license.lead",
    slots: [
      "license",
      { field: "agency", english: { label: "editor.license.english", hint: "editor.agency.hint" } },
      { columns: ["companyLicense", "companyPhone"] },
      "companyAddress",
      "companyFax",
      { photo: "logo" },
      "zillow",
    ],
  },
  address: {
    slots: [
      { field: "slug", as: SlugControl },
      { field: "website", hint: "editor.website.hint" },
      { part: OwnDomainPanel },
    ],
  },
  seo: {
    lead: "editor.seo.lead",
    slots: [
      { part: SearchResult },
      "seoTitle",
      "seoDesc",
      { field: "seoKeywords", hint: "editor.form.seoKeywords.hint" },
      { field: "seoAuthor", hint: "editor.form.seoAuthor.hint" },
      { part: PicturesTitle },
      { photo: "ogImage" },
      { photo: "favicon" },
    ],
  },
};

/** What a section of the editor shows. */
export function editorSection(section: SectionId): EditorSection {
  const { slots, ...words } = listed[section];
  const named = new Set(slots.flatMap(fieldsIn));
  const others = fieldIds
    .filter(isPlain)
    .filter((id) => fields[id].section === section && !named.has(id));
  return { ...words, slots: [...slots, ...others] };
}

/** No design shows it: it can only be replaced or removed. */
function SecondLogo() {
  return listPhotos(usePhotos().value.photos, "logo2").length > 0 && <PhotoField photo="logo2" />;
}

function PicturesTitle() {
  return (
    <h3 className={form.subtitle}>
      <FormattedMessage id="editor.seo.pictures" />
    </h3>
  );
}
