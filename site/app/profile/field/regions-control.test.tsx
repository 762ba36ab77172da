// @vitest-environment jsdom
import { values } from "@realtor/profile/values";
import "@testing-library/jest-dom/vitest";
import type { RealtorProfile } from "@realtor/api/loaning";
import { act, cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { renderSection } from "#test/fixtures/render-section.tsx";
import { SectionForm } from "#app/profile/screens/editor/sections/section-form.tsx";

afterEach(cleanup);

const stored: Partial<RealtorProfile> = {
  activityRegion: [{ state: "CA", city: "Irvine", neighborhood: "Woodbridge", zipcode: "92604" }],
  presentation: { languages: ["ko", "es"] },
};

const openRegions = () => {
  const { store, user } = renderSection(<SectionForm section="regions" />, { stored });
  const getRegions = () => values.regions.get(store.getDraft());
  return { store, user, getRegions, input: screen.getByRole("combobox", { name: "Add an area" }) };
};
const getTags = (name: string) => screen.getByRole("grid", { name });
const tagTexts = (name: string) =>
  within(getTags(name))
    .queryAllByRole("row")
    .map(({ textContent }) => textContent);

it("the control of areas adds a known city with its state and empties the input", async () => {
  const { user, getRegions, input } = openRegions();
  await user.type(input, "Dulu");
  await user.click(screen.getByRole("option", { name: /Duluth/ }));
  expect(getRegions().at(-1)).toEqual({ state: "GA", city: "Duluth" });
  expect(input).toHaveValue("");
  expect(tagTexts("Areas")).toEqual(["Woodbridge, Irvine, CA", "Duluth, GA"]);
});

it("the control of areas adds a typed city in the state of the last area, by keys", async () => {
  const { store, user, getRegions, input } = openRegions();
  await user.type(input, "San Diego{ArrowDown}{Enter}");
  expect(getRegions().at(-1)).toEqual({ state: "CA", city: "San Diego" });
  await user.type(input, "Tustin{ArrowDown}{ArrowDown}{Enter}");
  expect(getRegions()).toHaveLength(3);
  act(store.undo);
  act(store.undo);
  expect(getRegions()).toEqual(stored.activityRegion);
});

it.each(["{Tab}", "{Enter}"])("adds a typed city once by %s without selecting it", async (key) => {
  const { user, getRegions, input } = openRegions();
  await user.type(input, `duluth${key}`);
  await user.type(input, `San Diego${key}`);
  await user.click(document.body);
  expect(getRegions().slice(1)).toEqual([
    { state: "GA", city: "Duluth" },
    { state: "GA", city: "San Diego" },
  ]);
  expect(input).toHaveValue("");
});

it("the control of areas adds nothing for a text that was removed by Escape", async () => {
  const { user, getRegions, input } = openRegions();
  await user.type(input, "San Diego{Escape}");
  await user.click(document.body);
  expect(getRegions()).toEqual(stored.activityRegion);
});

it("removes an area by its tag and keeps the details of the others", async () => {
  const { user, getRegions, input } = openRegions();
  await user.type(input, "Duluth{ArrowDown}{Enter}");
  act(() =>
    within(getTags("Areas"))
      .getByRole("row", { name: /Duluth/ })
      .focus(),
  );
  await user.keyboard("{Delete}");
  expect(getRegions()).toEqual(stored.activityRegion);
  await user.click(screen.getByRole("button", { name: /^Woodbridge, Irvine, CA/ }));
  expect(screen.getByLabelText("ZIP code")).toHaveValue("92604");
});

it("the control of areas shows the fields of an invalid area", async () => {
  const { user } = openRegions();
  await user.click(screen.getByRole("button", { name: /^Woodbridge, Irvine, CA/ }));
  await user.type(screen.getByLabelText("ZIP code"), "9");
  await user.tab();
  await screen.findByText("Enter five digits. For example, 92618");
  const details = screen.getByRole("button", { name: /^Woodbridge, Irvine, CA/ });
  await user.click(details);
  expect(details).toHaveAttribute("aria-expanded", "true");
});

it("adds and removes spoken languages and keeps one that pages do not name", async () => {
  const { store, user } = renderSection(<SectionForm section="languages" />, { stored });
  const getLanguages = () => values.languages.get(store.getDraft());
  expect(tagTexts("Languages spoken")).toEqual(["Korean", "Spanish"]);
  await user.type(screen.getByRole("combobox", { name: "Add a language you speak" }), "j");
  await user.click(screen.getByRole("option", { name: "Japanese" }));
  expect(getLanguages()).toEqual(["ko", "es", "ja"]);
  const [remove = document.body] = within(getTags("Languages spoken")).getAllByRole("button");
  await user.click(remove);
  expect(getLanguages()).toEqual(["es", "ja"]);
});
