import { ownBrokerage } from "./brokerage.ts";
import type { Field } from "./define-field.ts";
import { type FieldId, fields, type ValueId } from "./fields.ts";
import { lacksFiguresDate } from "./figures.ts";
import {
  authorities,
  isLicenseComplete,
  type License,
  parseLicense,
  readLicenses,
} from "./licenses.ts";
import type { ActivityState } from "./rules/market.ts";
import { checkRequired } from "./rules/text.ts";
import type { SectionId } from "./sections.ts";
import type { PhotoPath, StoredPhoto, StoredSection } from "./stored.ts";
import type { Lang } from "./text.ts";
import type { Lens, Wire } from "./wire.ts";

/** Decides from what was typed, valid or not; `context` is what a profile does not know. */
type Test<Context> = (profile: Wire, context: Context) => boolean;

interface Condition<Context = unknown> {
  /** Without it, the condition applies to every profile. */
  readonly applies?: Test<Context>;
  readonly isMet: Test<Context>;
}

interface PublishContext {
  /** Whether the owner has accepted the current agreement, or it is not required. */
  readonly agreed: boolean;
  /** A sample: its license numbers are marked as samples. */
  readonly sample: boolean;
}

/** Required of a public profile: `docs/spec/profile.md#publishing`. */
interface PublishCondition<Code extends string = string> extends Condition<PublishContext> {
  readonly code: Code;
  /** Conditions that are one thing in the list of what is done. */
  readonly group: "agreement" | "area" | "license" | "brokerage" | "photo" | "contact";
  /** JSON pointer of the error. */
  readonly pointer: string;
  /** What resolves it; null for the agreement, which has a page. */
  readonly field: ValueId | null;
  /** The step of the first run that resolves it; null for the agreement, which is in the last one. */
  readonly step: AskStep | null;
  /** There is a value, and its problem has to be explained. */
  readonly isWrong?: boolean;
}

type AskStep = "name" | "license" | "contact";

interface AskContext {
  /** Language of the interface: the name in it is asked too. */
  readonly lang: Lang;
  /** The state of the license; null while it is not chosen. */
  readonly state: ActivityState | null;
}

/** Asked by a step of the first run before it continues. */
interface AskCondition<Code extends string = string> extends Condition<AskContext> {
  /** The value that is asked for; `state` of the license, `contact` for any way of contact. */
  readonly code: Code;
  readonly step: AskStep;
  /** The value may be empty: only its format is checked. */
  readonly isOptional?: true;
}

/** Recommended, and never required. */
interface Recommendation<Code extends string = string> extends Condition {
  readonly code: Code;
  readonly field: ValueId;
  /** How long it takes, estimated. */
  readonly minutes: number;
}

interface FillContext {
  /** Whether visitors see any home of the agent's. */
  readonly hasListings: boolean;
}

/** A section of the page counts as written when all of its conditions are met. */
interface FillCondition extends Condition<FillContext> {
  readonly section: SectionId;
}

const area = {
  group: "area",
  pointer: "/activityRegion",
  field: "regions",
  step: "license",
} as const;

const license = {
  group: "license",
  pointer: "/licenseNumber",
  field: "license",
  step: "license",
} as const;

const brokerage = { group: "brokerage", pointer: "/etcInfo", step: "license" } as const;

/**
 * All that a profile can lack, each kind in the order in which it is shown. A new condition is an entry, and
 * its words where its kind is shown: without them, `tsc` fails.
 */
const table = {
  publish: [
    {
      code: "agreement.required",
      group: "agreement",
      pointer: "/isMakeHomepage",
      field: null,
      step: null,
      isMet: (_, { agreed }) => agreed,
    },
    { ...area, code: "state.missing", isMet: has("regions") },
    { ...license, code: "license.missing", isMet: isLicensed },
    {
      ...license,
      code: "license.unassigned",
      isWrong: true,
      isMet: (profile) => licensesOf(profile).every(({ authority }) => authority !== null),
    },
    { ...license, code: "license.dre.missing", ...licenseIn("CA") },
    { ...license, code: "license.grec.missing", ...licenseIn("GA") },
    {
      ...license,
      code: "license.dre.format",
      isWrong: true,
      applies: (_, { sample }) => !sample,
      isMet: (profile) =>
        licensesOf(profile).every(
          ({ authority, number }) =>
            authority !== "dre" || isLicenseComplete({ state: "CA", number }),
        ),
    },
    // Only the service can find it.
    { ...license, code: "license.taken", isWrong: true, isMet: () => true },
    { ...brokerage, code: "brokerage.missing", field: "agency", isMet: has("agency") },
    {
      ...brokerage,
      code: "brokerage.license.missing",
      field: "companyLicense",
      applies: isIn("GA"),
      isMet: (profile) =>
        readLicenses(fields.companyLicense.value.get(profile), statesOf(profile)).some(
          ({ authority }) => authority !== "dre",
        ),
    },
    {
      ...brokerage,
      code: "brokerage.phone.missing",
      field: "companyPhone",
      applies: isIn("GA"),
      isMet: has("companyPhone"),
    },
    {
      code: "photo.missing",
      group: "photo",
      pointer: "/photos",
      field: "nameEn",
      step: "name",
      // A brokerage's own page names no agent, and has a logo instead.
      isMet: (profile) =>
        photosAt("id", profile).length > 0 ||
        (ownBrokerage(profile) !== null && photosAt("logo", profile).length > 0),
    },
    {
      code: "contact.missing",
      group: "contact",
      pointer: "/contactPhone",
      field: "phone",
      step: "contact",
      isMet: has("phone", "email", "kakao", "line"),
    },
  ],
  ask: [
    {
      step: "name",
      code: "nameKr",
      applies: (_, { lang }) => lang === "ko",
      isMet: isWritten(fields.name.values.ko),
    },
    {
      step: "name",
      code: "nameJa",
      applies: (_, { lang }) => lang === "ja",
      isMet: isWritten(fields.name.values.ja),
    },
    {
      step: "name",
      code: "nameEn",
      isMet: (profile) => /[A-Za-z]/.test(fields.name.values.en.get(profile)),
    },
    { step: "license", code: "state", isMet: (_, { state }) => state !== null },
    { step: "license", code: "license", isMet: hasCompleteLicense },
    {
      step: "license",
      code: "regions",
      isMet: (profile) => checkRequired(fields.regions.value.get(profile)[0]?.city ?? "") === null,
    },
    { step: "license", code: "agency", isMet: has("agency") },
    {
      step: "license",
      code: "companyLicense",
      applies: isLicensedInGeorgia,
      isMet: has("companyLicense"),
    },
    {
      step: "license",
      code: "companyPhone",
      applies: isLicensedInGeorgia,
      isMet: has("companyPhone"),
    },
    { step: "contact", code: "contact", isMet: has("phone", "kakao", "line", "email") },
    { step: "contact", code: "phone", ...validIfTyped("phone") },
    { step: "contact", code: "kakao", ...validIfTyped("kakao") },
    { step: "contact", code: "line", ...validIfTyped("line") },
    { step: "contact", code: "email", ...validIfTyped("email") },
  ],
  recommend: [
    {
      code: "figuresDate",
      field: "figuresAt",
      minutes: 1,
      isMet: (profile) => !lacksFiguresDate(profile),
    },
    {
      code: "secondLanguage",
      field: "aboutKr",
      minutes: 5,
      isMet: isWritten(fields.about.values.ko),
    },
    {
      code: "secondLanguage",
      field: "aboutEn",
      minutes: 5,
      applies: isWritten(fields.about.values.ko),
      isMet: isWritten(fields.about.values.en),
    },
    {
      code: "threeRegions",
      field: "regions",
      minutes: 1,
      isMet: (profile) => fields.regions.value.get(profile).length >= 3,
    },
    {
      code: "testimonial",
      field: "extra",
      minutes: 3,
      isMet: (profile) => writtenSections(profile).some(({ type }) => type === "testimonials"),
    },
    { code: "video", field: "video", minutes: 2, isMet: has("video") },
    {
      code: "gallery",
      field: "photos",
      minutes: 3,
      isMet: (profile) =>
        photosAt("gallery", profile).filter(({ imageType }) => imageType === "fullsize").length >=
        5,
    },
    {
      code: "shareImage",
      field: "seoTitleKo",
      minutes: 2,
      isMet: hasPhoto("ogImage"),
    },
    { code: "search", field: "seoTitleKo", minutes: 2, isMet: has("seoTitle") },
  ],
  fill: [
    { section: "name", isMet: has("name") },
    { section: "name", isMet: hasPhoto("id") },
    { section: "hero", isMet: has("tagline") },
    { section: "stats", isMet: has("salesCount", "lastYear", "career") },
    { section: "about", isMet: has("about") },
    { section: "listings", isMet: (_, { hasListings }) => hasListings },
    { section: "photos", isMet: hasPhoto("gallery") },
    { section: "regions", isMet: has("regions") },
    { section: "video", isMet: has("video") },
    { section: "extra", isMet: (profile) => writtenSections(profile).length > 0 },
    { section: "contact", isMet: has("phone", "email", "kakao", "line") },
  ],
} as const satisfies {
  publish: readonly PublishCondition[];
  ask: readonly AskCondition[];
  recommend: readonly Recommendation[];
  fill: readonly FillCondition[];
};

export type PublishCode = (typeof table.publish)[number]["code"];
export type PublishGroup = PublishCondition["group"];
export type AskCode = (typeof table.ask)[number]["code"];
export type RecommendedCode = (typeof table.recommend)[number]["code"];

export type Blocker = PublishCondition<PublishCode>;
export type Recommended = Recommendation<RecommendedCode>;

export const conditions: {
  readonly publish: readonly Blocker[];
  readonly ask: readonly AskCondition<AskCode>[];
  readonly recommend: readonly Recommended[];
  readonly fill: readonly FillCondition[];
} = table;

/** Whether a string is the code of a condition of publishing. */
export function isPublishCode(value: string): value is PublishCode {
  return conditions.publish.some(({ code }) => code === value);
}

/** The conditions that a profile does not meet, in their order. */
export function findUnmet<Context, One extends Condition<Context>>(
  kind: readonly One[],
  profile: Wire,
  context: Context,
): One[] {
  return kind.filter(
    ({ applies, isMet }) => applies?.(profile, context) !== false && !isMet(profile, context),
  );
}

/** A missing condition of publishing: a JSON pointer into the profile and a code. */
export interface PublishIssue {
  pointer: string;
  code: PublishCode;
}

/** What a profile lacks to be published; empty if it can be. */
export function checkPublishing(profile: Wire, context: PublishContext): PublishIssue[] {
  const unmet = findUnmet(conditions.publish, profile, context);
  return unmet.map(({ pointer, code }) => ({ pointer, code }));
}

/** Any of the fields has a visible character, a number or an entry. */
function has(...ids: readonly FieldId[]): Test<unknown> {
  const values = ids.flatMap((id) => {
    const field: Field = fields[id];
    return field.kind === "localized" ? Object.values(field.values) : [field.value];
  });
  return (profile) =>
    values.some(({ get }) => {
      const value = get(profile);
      if (typeof value === "string") return checkRequired(value) === null;
      return typeof value === "number" || (Array.isArray(value) && value.length > 0);
    });
}

function isWritten(text: Lens<string>): Test<unknown> {
  return (profile) => checkRequired(text.get(profile)) === null;
}

/** A way of contact that is given is valid. */
function validIfTyped(id: "phone" | "kakao" | "line" | "email") {
  const { get, check } = fields[id].value;
  return {
    isOptional: true,
    applies: has(id),
    isMet: (profile: Wire) => check(get(profile).trim()) === null,
  } as const;
}

function statesOf(profile: Wire): string[] {
  return fields.regions.value.get(profile).map(({ state }) => state);
}

function isIn(state: ActivityState): Test<unknown> {
  return (profile) => statesOf(profile).includes(state);
}

function licensesOf(profile: Wire): License[] {
  return readLicenses(fields.license.value.get(profile), statesOf(profile));
}

function isLicensed(profile: Wire): boolean {
  return licensesOf(profile).length > 0;
}

/** A profile with a license has one of each state. */
function licenseIn(state: ActivityState) {
  return {
    applies: (profile: Wire) => isLicensed(profile) && statesOf(profile).includes(state),
    isMet: (profile: Wire) =>
      licensesOf(profile).some(({ authority }) => authority === authorities[state]),
  };
}

function isLicensedInGeorgia(_: Wire, { state }: AskContext): boolean {
  return state === "GA";
}

/** A text that the form cannot read, such as two licenses, is checked when it is published. */
function hasCompleteLicense(profile: Wire, { state }: AskContext): boolean {
  const typed = fields.license.value.get(profile);
  const read = parseLicense(typed, state);
  return read ? isLicenseComplete(read) : checkRequired(typed) === null;
}

/** In any size. */
function photosAt(path: PhotoPath, profile: Wire): StoredPhoto[] {
  return fields.photos.value.get(profile).filter((photo) => photo.path === path);
}

function hasPhoto(path: PhotoPath): Test<unknown> {
  return (profile) => photosAt(path, profile).length > 0;
}

/** The added sections with something to show: a text or a number besides their titles. */
function writtenSections(profile: Wire): StoredSection[] {
  const isTitle = (key: string) => key === "id" || key === "type" || key.startsWith("title");
  return fields.extra.value
    .get(profile)
    .filter((section) =>
      Object.entries(section).some(([key, value]) => !isTitle(key) && hasText(value)),
    );
}

function hasText(value: unknown): boolean {
  if (typeof value === "string") return checkRequired(value) === null;
  if (typeof value === "object" && value !== null) return Object.values(value).some(hasText);
  return typeof value === "number";
}
