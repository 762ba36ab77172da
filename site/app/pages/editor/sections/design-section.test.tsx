// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import type { RealtorProfile } from "@realtor/api/loaning";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { renderSection } from "#test/fixtures/render-section.tsx";
import { DesignSection } from "./design-section.tsx";

afterEach(cleanup);

const team = { id: "team", type: "team" as const, desiredUrl: ["grace-kim"] };

it.each<[string, Partial<RealtorProfile>, boolean]>([
  ["a homepage without a team", {}, false],
  ["a homepage with a team", { additionalSections: [team] }, true],
  ["a homepage that has it already", { presentation: { template: "brokerage" } }, true],
])("offers the template for brokerages to %s", (_, stored, isOffered) => {
  renderSection(<DesignSection />, { stored });
  expect(screen.queryByRole("radio", { name: "Brokerage" }) !== null).toBe(isOffered);
  expect(screen.getByRole("radio", { name: "Portrait" })).toBeInTheDocument();
});
