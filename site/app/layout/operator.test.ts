import { type Locale, locales } from "@realtor/api/locales";
import { describe, expect, it } from "vitest";
import { operator } from "#test/fixtures/operator.ts";
import { renderPage } from "#app/entry.server.tsx";
import type { SiteOperator } from "./operator.ts";
import { createFakeSources } from "#test/fakes/sources.ts";

const none = () => Promise.resolve(null);

async function open(
  name: string,
  path: string,
  given: SiteOperator | undefined,
  locale: Locale = "en",
) {
  const page = await renderPage(
    name,
    { locale, path, search: "", origin: "https://realtor.example", ownDomain: false },
    {
      sources: createFakeSources({ getRealtor: none, getListings: none }),
      now: new Date("2026-11-20"),
      ...(given && { operator: given }),
    },
  );
  if (page.kind !== "page") throw new Error(`${path} is a redirect.`);
  return page;
}

const textOf = (html: string) => html.replaceAll(/<(script|style|svg)\b.*?<\/\1>|<[^>]+>/gs, " ");

const legalPages = [
  ["terms", "/terms"],
  ["privacy", "/terms/privacy"],
  ["agreement", "/agreement"],
] as const;

describe.each(legalPages)("%s", (name, path) => {
  it.each(locales)("names the operator and has no bracket in %s", async (locale) => {
    const page = await open(name, path, operator, locale);
    expect(page.status).toBe(200);
    expect(textOf(page.body)).not.toMatch(/[[\]{}]/);
    expect(page.body).toContain(operator.values.legalName);
  });

  it.each(locales)("is not published in %s while a detail is missing", async (locale) => {
    const { nmlsId: _, ...values } = operator.values;
    const page = await open(name, path, { values, missing: ["nmlsId"] }, locale);
    expect(page).toMatchObject({ status: 503, cacheable: false, head: { index: false } });
    expect(page.body).not.toContain(values.legalName);
    expect(textOf(page.body).length).toBeLessThan(500);
    expect(JSON.stringify(page.data)).not.toContain(values.privacyName);
  });
});

it.each<[Locale, string]>([
  ["ko", "월 40달러입니다."],
  ["en", "It costs $40 a month."],
  ["ja-JP", "月額40ドルです。"],
])("the price is on the page of the process and in the agreement in %s", async (locale, price) => {
  const prices = {
    priceKo: "월 40달러입니다.",
    priceEn: "It costs $40 a month.",
    priceJa: "月額40ドルです。",
  };
  const priced = { ...operator, values: { ...operator.values, ...prices } };
  for (const [name, path] of [
    ["process", "/process"],
    ["agreement", "/agreement"],
  ] as const) {
    expect(textOf((await open(name, path, priced, locale)).body)).toContain(price);
    expect(textOf((await open(name, path, operator, locale)).body)).not.toMatch(/free|무료|無料/i);
  }
});

it("an unknown operator has no legal text, and no line in the footer of other pages", async () => {
  expect((await open("terms", "/terms", undefined)).status).toBe(503);
  const landing = textOf((await open("landing", "/", undefined)).body);
  expect(landing).not.toMatch(/[[\]{}]|NMLS ID/);
  expect(textOf((await open("landing", "/", operator)).body)).toContain(
    `NMLS ID ${operator.values.nmlsId}`,
  );
});
