import { afterAll, expect, it, vi } from "vitest";
import { operator } from "#test/fixtures/operator.ts";
import { createFakeSources } from "#test/fakes/sources.ts";

vi.stubEnv("VITE_PSEUDO_LOCALE", "1");
vi.mock("@realtor/ui/labels", async (importOriginal) => {
  const { addAccents } = await import("../../build/pseudo-labels.ts");
  const labels = await importOriginal<typeof import("@realtor/ui/labels")>();
  return {
    ...labels,
    labelsFor: (locale: "en") => addAccents(labels.labelsFor(locale)),
    controlLabelsFor: (locale: "en") => addAccents(labels.controlLabelsFor(locale)),
  };
});
const { samples } = await import("../pages/landing/samples.ts");
const { renderNotFound, renderPage } = await import("../entry.server.tsx");

// Files of the same thread share the environment.
afterAll(() => {
  vi.unstubAllEnvs();
});

const address = (path: string) => ({
  locale: "en" as const,
  path,
  search: "",
  origin: "https://realtor.example",
  ownDomain: false,
});
const none = () => Promise.resolve(null);
const context = {
  sources: createFakeSources({ getRealtor: none, getListings: none }),
  now: new Date("2026-11-20"),
  operator,
};

/** Names, which are the same in every language: brands, templates, and the sample agents and cities. */
const names = new Set([
  "Built for Realtors",
  "English",
  "Portrait",
  "Panorama",
  "Editorial",
  "Atelier",
  ...samples.flatMap((sample) => [sample.names.en, sample.cities.en.join(", ")]),
]);

/** The operator's name and address, which are part of texts. */
const operatorTexts = [operator.values.legalName, operator.values.address];

/** License numbers, each an element of its own. */
const licenseNumbers = /NMLS ID|[\w-]*\d[\w-]*/g;

/** Whether there is a word that is not part of the operator's name, address or license numbers. */
function hasWords(text: string): boolean {
  const rest = operatorTexts.reduce((left, part) => left.replace(part, ""), text);
  return /[a-z]{2}/i.test(rest.replaceAll(licenseNumbers, ""));
}

/** Text, and attributes that are read or shown, without an accent. */
function plainTexts(html: string): string[] {
  const visible = html.replaceAll(/<(script|style|svg)\b.*?<\/\1>/gs, "");
  const texts = [
    ...visible.matchAll(/>([^<]+)/g),
    ...visible.matchAll(/ (?:aria-label|alt|title|placeholder)="([^"]+)"/g),
  ];
  return texts.flatMap(([, text = ""]) =>
    hasWords(text) && !/[\u0100-\uffff]/.test(text) && !names.has(text.trim()) ? [text] : [],
  );
}

it.each([
  ["landing", "/"],
  ["process", "/process"],
  ["login", "/login"],
  ["pinia-sample", "/grace-kim/pinia_sample"],
  ["gsap-sample", "/grace-kim/gsap_sample"],
  ["inbox", "/admin/inbox"],
  ["websites", "/admin"],
] as const)("every text of %s is a message", async (name, path) => {
  const page = await renderPage(name, address(path), context);
  if (page.kind !== "page") throw new Error(`${path} is not a page.`);
  expect(plainTexts(page.body)).toEqual([]);
});

it("every text of the page for an unknown address is a message", async () => {
  const { body } = await renderNotFound(address("/nowhere"));
  expect(plainTexts(body)).toEqual([]);
});

it("finds text that is not a message", () => {
  expect(plainTexts('<p aria-label="Ćłőşḗ">Ħḗŀŀǿ</p><p>Hello</p>')).toEqual(["Hello"]);
});
