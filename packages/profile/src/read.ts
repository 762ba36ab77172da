import { type Contacts, readContacts } from "./contacts.ts";
import { type CustomSection, readCustomSections } from "./custom-sections.ts";
import type { Field } from "./define-field.ts";
import { fields, type TextId } from "./fields.ts";
import { getSpokenLangs } from "./languages.ts";
import { readLicenses, type TypedLicense } from "./licenses.ts";
import { type Photos, readPhotos } from "./photos.ts";
import { type ActivityState, activityStates } from "./rules/market.ts";
import { type Template, templates } from "./stored.ts";
import { cleanText, type Lang, type LocalText, pickText, type Written } from "./text.ts";
import { parseVideoId } from "./video-id.ts";
import { listAt, textAt, type Wire } from "./wire.ts";

export type Region = {
  /** Name of the city, or of the neighborhood, in English. */
  name: string;
  state: ActivityState;
};

/** What the agent entered about sales and career; null is missing. */
export type Figures = {
  salesCount: number | null;
  /** US dollars. */
  lastYearTotal: number | null;
  /** YYYY-MM-DD, when the agent entered the two. */
  enteredAt: string | null;
  careerStart: string | null;
  careerEnd: string | null;
};

/** A stored profile as everyone reads it: texts are clean, links safe, and null is missing. */
export type Profile = {
  /** The language that `texts` are in, if they are written in it. */
  lang: Lang;
  slug: string | null;
  /** In `lang`, otherwise in the language that replaces it. */
  texts: Readonly<Record<TextId, LocalText | null>>;
  /** In each language, without fallbacks. */
  written: Readonly<Record<TextId, Written>>;
  /** The name on the license, in Latin script; the slug without one. */
  latinName: string | null;
  /** The page is the firm's own: its name equals that of the brokerage. */
  isBrokerage: boolean;
  /** As typed. */
  license: string | null;
  licenses: readonly TypedLicense[];
  company: Readonly<Record<"phone" | "fax" | "address" | "license", string | null>> & {
    readonly licenses: readonly TypedLicense[];
  };
  states: readonly ActivityState[];
  /** Without duplicates, in the agent's order. */
  regions: readonly Region[];
  /** As typed. */
  typed: Readonly<Record<"phone" | "email", string | null>>;
  contacts: Contacts;
  /** The agent promises a reply within a day. */
  repliesWithinDay: boolean;
  /** The website shows all homes of the cities, where their market allows it. */
  cityHomes: boolean;
  videoId: string | null;
  photos: Photos;
  figures: Figures;
  /** Languages that the agent speaks, in the agent's order. */
  languages: readonly Lang[];
  sections: readonly CustomSection[];
  design: {
    readonly template: Template;
    readonly darkHero: boolean;
    readonly darkContent: boolean;
    readonly mainColor: string | null;
    /** Of body texts, in px. */
    readonly fontSize: number | null;
  };
};

/** Reads a stored profile in one language. Never throws: what has another type is missing. */
export function readProfile(wire: Wire, lang: Lang): Profile {
  const text = (value: { get: (from: Wire) => string }) => cleanText(value.get(wire));
  const slug = text(fields.slug.value);
  const written = readTexts(wire);
  const latinName = written.name.en ?? slug;
  const names = { ...written.name, en: latinName };
  const brokerage = written.agency.en;
  const states = readStates(wire);
  const license = text(fields.license.value);
  const companyLicense = text(fields.companyLicense.value);
  return {
    lang,
    slug,
    texts: mapValues({ ...written, name: names }, (one) => pickText(lang, one)),
    written,
    latinName,
    isBrokerage: brokerage !== null && written.name.en === brokerage,
    license,
    licenses: readLicenses(license, states),
    company: {
      phone: text(fields.companyPhone.value),
      fax: text(fields.companyFax.value),
      address: text(fields.companyAddress.value),
      license: companyLicense,
      licenses: readLicenses(companyLicense, states),
    },
    states,
    regions: readRegions(wire),
    typed: { phone: text(fields.phone.value), email: text(fields.email.value) },
    contacts: readContacts(wire),
    repliesWithinDay: fields.repliesWithinDay.value.get(wire),
    cityHomes: fields.cityHomes.value.get(wire),
    videoId: parseVideoId(fields.video.value.get(wire)),
    photos: readPhotos(wire),
    figures: {
      salesCount: toPositive(fields.salesCount.value.get(wire)),
      lastYearTotal: toPositive(fields.lastYear.value.get(wire)),
      enteredAt: readDate(wire),
      careerStart: text(fields.career.value),
      careerEnd: text(fields.careerEnd.value),
    },
    languages: getSpokenLangs(wire),
    sections: readCustomSections(wire, lang),
    design: {
      template: readTemplate(wire),
      darkHero: fields.darkHero.value.get(wire),
      darkContent: fields.darkContent.value.get(wire),
      mainColor: text(fields.color.value),
      fontSize: toPositive(fields.fontSize.value.get(wire)),
    },
  };
}

function readTexts(wire: Wire): Profile["written"] {
  const texts = Object.entries<Field>(fields).flatMap(([id, field]) =>
    field.kind === "localized"
      ? [[id, mapValues(field.values, ({ get }) => cleanText(get(wire)))] as const]
      : [],
  );
  // Object.fromEntries widens the keys, which are those of the localized fields.
  return Object.fromEntries(texts) as Profile["written"];
}

function mapValues<Key extends string, From, To>(
  record: Readonly<Record<Key, From>>,
  map: (value: From) => To,
): Record<Key, To> {
  const entries = Object.entries<From>(record).map(([key, value]) => [key, map(value)]);
  // Object.fromEntries widens the keys, which are those of `record`.
  return Object.fromEntries(entries) as Record<Key, To>;
}

const storedRegions = listAt<Wire | null>("activityRegion");
const city = textAt("city");
const neighborhood = textAt("neighborhood");

/** States of all regions, also of those without a place. */
function readStates(wire: Wire): ActivityState[] {
  const stored = storedRegions.get(wire);
  return activityStates.filter((state) => stored.some((region) => region?.state === state));
}

function readRegions(wire: Wire): Region[] {
  const regions = new Map<string, Region>();
  for (const stored of storedRegions.get(wire)) {
    const state = activityStates.find((one) => one === stored?.state);
    const name = stored && (cleanText(city.get(stored)) ?? cleanText(neighborhood.get(stored)));
    if (state && name) regions.set(`${name.toLowerCase()} ${state}`, { name, state });
  }
  return [...regions.values()];
}

function readTemplate(wire: Wire): Template {
  const stored = fields.template.value.get(wire);
  return templates.find((one) => one === stored) ?? "portrait";
}

function readDate(wire: Wire): string | null {
  const { get, check } = fields.figuresAt.value;
  const date = get(wire);
  return check(date) === null ? date : null;
}

function toPositive(value: number | null): number | null {
  return value !== null && Number.isFinite(value) && value > 0 ? value : null;
}
