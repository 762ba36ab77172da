// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import { act, cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { renderSection } from "#test/fixtures/render-section.tsx";
import { SectionForm } from "../screens/editor/sections/section-form.tsx";

afterEach(cleanup);

it.each([
  ["ko", "일을 시작한 날", "20110314"],
  ["en", "Career start date", "03142011"],
  ["ja-JP", "お仕事を始めた日", "20110314"],
] as const)("stores a date that is typed in the order of %s", async (locale, label, typed) => {
  const { store, user } = renderSection(<SectionForm section="stats" />, { stored: {}, locale });
  const [first] = within(screen.getByRole("group", { name: label })).getAllByRole("spinbutton");
  act(() => first?.focus());
  await user.keyboard(typed);
  await user.tab();
  expect(store.getDraft()["careerStart"]).toBe("2011-03-14");
});

it("shows the stored date, an undone change, and no date when it is cleared", async () => {
  const { store, user } = renderSection(<SectionForm section="stats" />, {
    stored: { careerStart: "2011-03-14" },
  });
  const group = screen.getByRole("group", { name: "Career start date" });
  const day = within(group).getByRole("spinbutton", { name: /^day/ });
  act(() => day.focus());
  await user.keyboard("{ArrowUp}");
  expect(store.getDraft()["careerStart"]).toBe("2011-03-15");
  act(store.undo);
  expect(day).toHaveTextContent("14");
  act(() => within(group).getByRole("spinbutton", { name: /^year/ }).focus());
  await user.keyboard("{Backspace}".repeat("3142011".length + 2));
  expect(store.getDraft()["careerStart"]).toBe("");
});

it("shows the error of a date in the future when the focus leaves", async () => {
  const { user } = renderSection(<SectionForm section="stats" />, { stored: {} });
  const group = screen.getByRole("group", { name: "Career start date" });
  act(() => within(group).getAllByRole("spinbutton")[0]?.focus());
  await user.keyboard("03142091");
  expect(group).not.toHaveAccessibleDescription(/before today/i);
  await user.tab();
  expect(await screen.findByText(/before today/i)).toBeInTheDocument();
});

it("stores no date whose year is being typed, until the focus leaves", async () => {
  const { store, user } = renderSection(<SectionForm section="stats" />, {
    stored: { careerStart: "2011-03-14" },
  });
  const group = screen.getByRole("group", { name: "Career start date" });
  const year = within(group).getByRole("spinbutton", { name: /^year/ });
  act(() => year.focus());
  await user.keyboard("201");
  expect(year).toHaveTextContent("201");
  expect(store.getDraft()["careerStart"]).toBe("2011-03-14");
  await user.keyboard("5");
  expect(store.getDraft()["careerStart"]).toBe("2015-03-14");
  act(() => year.focus());
  await user.keyboard("20");
  await user.tab();
  expect(store.getDraft()["careerStart"]).toBe("0020-03-14");
});
