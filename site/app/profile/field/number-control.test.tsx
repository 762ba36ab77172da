// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import type { RealtorProfile } from "@realtor/api/loaning";
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { renderSection } from "#test/fixtures/render-section.tsx";
import { SectionForm } from "#app/profile/screens/editor/sections/section-form.tsx";

afterEach(cleanup);

const stored: Partial<RealtorProfile> = {
  salesCount: 1184,
  lastYearSalesTotal: 0,
  additionalSections: [{ id: "t", type: "testimonials", items: [{ year: 2019 }] }],
};

it.each([
  ["ko", "누적 거래 건수", "지난해 거래 금액", "$4,820,000"],
  ["en", "Homes sold", "Last year’s sales", "$4,820,000"],
  ["ja-JP", "成約件数", "昨年の取引総額", "$4,820,000"],
] as const)("reads and shows numbers in %s", async (locale, count, total, shown) => {
  const { store, user } = renderSection(<SectionForm section="stats" />, { stored, locale });
  const sales = screen.getByLabelText(count);
  expect(sales).toHaveValue("1,184");
  await user.clear(sales);
  await user.type(sales, "１,２００");
  const lastYear = screen.getByLabelText(total);
  expect(lastYear).toHaveValue("");
  await user.type(lastYear, shown);
  await user.tab();
  expect(lastYear).toHaveValue(shown);
  expect(store.getDraft()).toMatchObject({ salesCount: 1200, lastYearSalesTotal: 4_820_000 });
  await user.clear(sales);
  await user.tab();
  expect(store.getDraft()).toMatchObject({ salesCount: 0, lastYearSalesTotal: 4_820_000 });
  for (let step = 0; step < 3; step++) act(store.undo);
  expect(store.getDraft()).toMatchObject({ salesCount: 1184 });
  expect(sales).toHaveValue("1,184");
});

it("rejects characters that are no number, and shows the error of one out of range", async () => {
  const { store, user } = renderSection(<SectionForm section="stats" />, { stored });
  const sales = screen.getByLabelText("Homes sold");
  await user.clear(sales);
  await user.type(sales, "1a2b000000");
  expect(sales).toHaveValue("12000000");
  await user.tab();
  expect(await screen.findByText("Enter a number, zero or more.")).toBeInTheDocument();
  expect(sales).toHaveAccessibleDescription("Enter a number, zero or more.");
  expect(store.getDraft()["salesCount"]).toBe(12_000_000);
});

it("stores a number before the field loses the focus, without an error yet", async () => {
  const { store, user } = renderSection(<SectionForm section="stats" />, { stored });
  const sales = screen.getByLabelText("Homes sold");
  await user.clear(sales);
  await user.type(sales, "12000000");
  expect(sales).toHaveFocus();
  expect(sales).toHaveValue("12000000");
  expect(store.getDraft()["salesCount"]).toBe(12_000_000);
  expect(sales).toHaveAccessibleDescription("");
});

it("stores the year of an entry as a number without grouping, and no empty one", async () => {
  const { store, user } = renderSection(<SectionForm section="extra" />, { stored });
  const year = screen.getByLabelText("Year");
  expect(year).toHaveValue("2019");
  await user.clear(year);
  await user.type(year, "2024");
  await user.tab();
  expect(store.getDraft()).toMatchObject({ additionalSections: [{ items: [{ year: 2024 }] }] });
  await user.clear(year);
  await user.tab();
  expect(store.getDraft()).toMatchObject({
    additionalSections: [{ items: [{ year: undefined }] }],
  });
});
