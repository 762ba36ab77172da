// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { renderSection } from "#test/fixtures/render-section.tsx";
import { ContrastCheck } from "./contrast-check.tsx";

afterEach(cleanup);

it("says that a color is easy to read, and its contrast only on request", async () => {
  const { user } = renderSection(<ContrastCheck color="#FFD400" />, { stored: {} });
  expect(screen.getByText("Easy to read")).toBeVisible();
  const details = screen.getByRole("button", { name: "Details" });
  expect(details).toHaveAttribute("aria-expanded", "false");
  await user.click(details);
  expect(details).toHaveAttribute("aria-expanded", "true");
  expect(screen.getByText("The contrast of text on buttons is 14.7 to 1.")).toBeVisible();
});
