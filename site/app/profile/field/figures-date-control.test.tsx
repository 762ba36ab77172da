// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderSection } from "#test/fixtures/render-section.tsx";
import { SectionForm } from "#app/profile/screens/editor/sections/section-form.tsx";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 30, 18) }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const confirm = () => screen.queryByRole("button", { name: "The numbers are correct today" });

it("dates a figure on the day on which it is typed, and undo brings the date back", async () => {
  const stored = { salesCount: 97, presentation: { figuresAt: "2026-01-12" } };
  const { store, user } = renderSection(<SectionForm section="stats" />, { stored });
  expect(screen.getByText(/as of January 12, 2026/)).toBeInTheDocument();
  await user.type(screen.getByLabelText("Homes sold"), "8");
  expect(screen.getByText(/as of November 30, 2026/)).toBeInTheDocument();
  expect(store.getDraft()["presentation"]).toEqual({ figuresAt: "2026-11-30" });
  act(store.undo);
  expect(screen.getByText(/as of January 12, 2026/)).toBeInTheDocument();
  expect(confirm()).not.toBeInTheDocument();
});

it("asks to confirm figures without a date", async () => {
  const { store, user } = renderSection(<SectionForm section="stats" />, {
    stored: { salesCount: 97 },
  });
  const button = confirm();
  expect(button).toBeVisible();
  if (button) await user.click(button);
  expect(store.getDraft()["presentation"]).toEqual({ figuresAt: "2026-11-30" });
  expect(confirm()).not.toBeInTheDocument();
});

it("says nothing about the date without figures", () => {
  renderSection(<SectionForm section="stats" />, { stored: {} });
  expect(confirm()).not.toBeInTheDocument();
  expect(screen.queryByText(/as of/)).not.toBeInTheDocument();
});
