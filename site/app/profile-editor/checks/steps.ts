import type { Lang } from "@realtor/api/locales";
import {
  type ActivityState,
  checkContactPhone,
  checkEmail,
  checkWebAddress,
} from "@realtor/api/rules";
import { isLicenseComplete, parseLicense } from "@realtor/profile/licenses";
import { defineMessages, type Message } from "#app/i18n/define-messages.ts";
import type { Draft } from "../draft/draft.ts";
import { fields } from "../fields/profile-fields.ts";

/** The steps of the first run, in order; also the fragments of the page's URL. */
export const stepIds = ["name", "license", "contact", "look", "publish"] as const;

export type StepId = (typeof stepIds)[number];

export const stepMessages = defineMessages({
  name: {
    id: "first-run.step.name",
    defaultMessage: "Name and photo",
    description: "Name of step 1 of the first run.",
  },
  license: {
    id: "first-run.step.license",
    defaultMessage: "License",
    description: "Name of step 2 of the first run: license and brokerage.",
  },
  contact: {
    id: "first-run.step.contact",
    defaultMessage: "Contact",
    description: "Name of step 3 of the first run.",
  },
  look: {
    id: "first-run.step.look",
    defaultMessage: "Look",
    description: "Name of step 4 of the first run: template and color.",
  },
  publish: {
    id: "first-run.step.publish",
    defaultMessage: "Publish",
    description: "Name of step 5 of the first run: check and publish.",
  },
}) satisfies Record<StepId, Message>;

/** What a step requires and does not have; also the end of the element id of its control. */
const missingCodes = [
  "nameKr",
  "nameJa",
  "nameEn",
  "state",
  "license",
  "city",
  "brokerage",
  "brokerageLicense",
  "brokeragePhone",
  "contact",
  "phone",
  "kakao",
  "line",
  "email",
] as const;

export type MissingCode = (typeof missingCodes)[number];

interface StepContext {
  /** Language of the interface: its name is asked first. */
  lang: Lang;
  /** The state that was chosen in this visit; by default that of the draft. */
  state?: ActivityState | null;
}

/** The state of the license: that of the license number, else of the first area. */
export function readState(draft: Draft): ActivityState | null {
  const area = fields.regions.lens.get(draft)[0]?.state ?? null;
  return parseLicense(fields.license.lens.get(draft), area)?.state ?? area;
}

/** The required parts of a step that are missing or invalid, in the order of the form. */
export function findMissing(step: StepId, draft: Draft, context: StepContext): MissingCode[] {
  switch (step) {
    case "name":
      return findMissingNames(draft, context.lang);
    case "license":
      return findMissingLicense(draft, context.state ?? readState(draft));
    case "contact":
      return findMissingContacts(draft);
    case "look":
    case "publish":
      return [];
    default:
      return step satisfies never;
  }
}

function findMissingNames(draft: Draft, lang: Lang): MissingCode[] {
  const names = { ko: "nameKr", ja: "nameJa", en: "nameEn" } as const;
  const isEmpty = (field: (typeof names)[Lang]) => getText(draft, field) === "";
  const own = names[lang];
  return [
    ...(own !== "nameEn" && isEmpty(own) ? [own] : []),
    ...(/[A-Za-z]/.test(getText(draft, "nameEn")) ? [] : (["nameEn"] as const)),
  ];
}

function findMissingLicense(draft: Draft, state: ActivityState | null): MissingCode[] {
  const text = getText(draft, "license");
  const license = parseLicense(text, state);
  // A text that the form cannot read, such as two licenses, is checked when it is published.
  const isLicensed = license ? isLicenseComplete(license) : text !== "";
  const city = fields.regions.lens.get(draft)[0]?.city.trim() ?? "";
  const names = ["agency", "agencyKr", "agencyJa"] as const;
  const required: readonly [MissingCode, boolean][] = [
    ["state", state !== null],
    ["license", isLicensed],
    ["city", city !== ""],
    ["brokerage", names.some((field) => getText(draft, field) !== "")],
    ["brokerageLicense", state !== "GA" || getText(draft, "companyLicense") !== ""],
    ["brokeragePhone", state !== "GA" || getText(draft, "companyPhone") !== ""],
  ];
  return required.flatMap(([code, isPresent]) => (isPresent ? [] : [code]));
}

function findMissingContacts(draft: Draft): MissingCode[] {
  const checks = {
    phone: checkPhone,
    kakao: checkWebAddress,
    line: checkWebAddress,
    email: checkEmail,
  };
  // The keys of the literal above.
  const channels = Object.keys(checks) as (keyof typeof checks)[];
  const given = channels.filter((channel) => getText(draft, channel) !== "");
  if (given.length === 0) return ["contact"];
  return given.filter((channel) => checks[channel](getText(draft, channel)) !== null);
}

/** A stored number has no country: US numbers have 10 digits, others 11. */
function checkPhone(number: string): string | null {
  return checkContactPhone(number, "US") && checkContactPhone(number, "KR");
}

type TextField =
  | "nameKr"
  | "nameJa"
  | "nameEn"
  | "license"
  | "agency"
  | "agencyKr"
  | "agencyJa"
  | "companyLicense"
  | "companyPhone"
  | "phone"
  | "email"
  | "kakao"
  | "line";

function getText(draft: Draft, field: TextField): string {
  return fields[field].lens.get(draft).trim();
}

/** Whether a step has all it requires. The look counts once it was confirmed. */
export function isStepDone(step: StepId, draft: Draft, context: StepContext): boolean {
  if (step === "publish") return false;
  if (step === "look") return fields.color.lens.get(draft) !== "";
  return findMissing(step, draft, context).length === 0;
}

/** The steps that are not done, in order; the last one is never done. */
export function findOpenSteps(draft: Draft, context: StepContext): StepId[] {
  return stepIds.filter((step) => !isStepDone(step, draft, context));
}

/** The first step that is not done. */
function findFirstOpenStep(draft: Draft, context: StepContext): StepId {
  return findOpenSteps(draft, context)[0] ?? "publish";
}

/** The step that a visit opens: the first one, also with the name of the invitation, until more is given. */
export function findEntryStep(draft: Draft, context: StepContext): StepId {
  const isStarted =
    fields.photos.lens.get(draft).length > 0 ||
    (["license", "agency", "phone", "color"] as const).some(
      (field) => fields[field].lens.get(draft) !== "",
    );
  return isStarted ? findFirstOpenStep(draft, context) : "name";
}

/** Whether a step can be opened: it is done, or the first that is not. */
export function canOpenStep(step: StepId, draft: Draft, context: StepContext): boolean {
  return isStepDone(step, draft, context) || step === findFirstOpenStep(draft, context);
}
