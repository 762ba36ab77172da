// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import type { RealtorProfile } from "@realtor/api/loaning";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { renderSection } from "#test/fixtures/render-section.tsx";
import { SectionForm } from "./section-form.tsx";

afterEach(cleanup);

const team = { id: "team", type: "team" as const, desiredUrl: ["grace-kim"] };

it.each<[string, Partial<RealtorProfile>, boolean]>([
  ["a homepage without a team", {}, false],
  ["a homepage with a team", { additionalSections: [team] }, true],
  ["a homepage that has it already", { presentation: { template: "brokerage" } }, true],
])("offers the template for brokerages to %s", (_, stored, isOffered) => {
  renderSection(<SectionForm section="design" />, { stored });
  expect(screen.queryByRole("radio", { name: "Brokerage" }) !== null).toBe(isOffered);
  expect(screen.getByRole("radio", { name: "Portrait" })).toBeInTheDocument();
});

it("suggests colors with names, of which one can be chosen by keyboard", async () => {
  const { store, user } = renderSection(<SectionForm section="design" />, {
    stored: { designMainColor: "#0f5c4a" },
  });
  const pine = screen.getByRole("radio", { name: "Pine" });
  expect(pine).toBeChecked();
  expect(screen.getByRole("radiogroup", { name: "Suggested colors" })).toContainElement(pine);
  pine.focus();
  await user.keyboard("{ArrowRight}");
  expect(store.getDraft()["designMainColor"]).toBe("#1F3A5F");
  expect(screen.getByRole("radio", { name: "Navy" })).toBeChecked();
  // Neither photo nor logo.
  expect(screen.queryByText(/^From your/)).toBeNull();
});
