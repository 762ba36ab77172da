// @vitest-environment jsdom
import { values } from "@realtor/profile/values";
import type { RealtorProfile } from "@realtor/api/loaning";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it } from "vitest";
import { renderSection } from "#test/fixtures/render-section.tsx";
import { PlainField } from "#app/profile/field/plain-field.tsx";
import { SectionForm } from "./section-form.tsx";

afterEach(cleanup);

const stored: Partial<RealtorProfile> = {
  aboutMeEn: "Line by line.",
  activityRegion: [
    { state: "CA", city: "Irvine" },
    { state: "CA", city: "Tustin" },
  ],
  additionalSections: [
    { id: "faq", type: "faq", items: [{ questionEn: "When?" }] },
    { id: "team", type: "team", desiredUrl: ["grace-kim"] },
  ],
};

const open = (section: ReactNode) => renderSection(section, { stored });
const textOf = (field: HTMLElement | undefined) => (field as HTMLInputElement).value;
const cities = (store: ReturnType<typeof open>["store"]) =>
  values.regions.get(store.getDraft()).map(({ city }) => city);

it("a section's form updates the draft and the character count on each key", async () => {
  const { store, user } = open(<PlainField id="tagline" />);
  const tagline = screen.getByLabelText("Your introduction in one sentence");
  await user.type(tagline, "Line by line.");
  expect(store.getDraft()["presentation"]).toEqual({ taglineEn: "Line by line." });
  await screen.findByText("13 / 200");
  act(store.undo);
  expect(textOf(tagline)).toBe("");
  act(store.redo);
  expect(textOf(tagline)).toBe("Line by line.");
});

it("a section's form shows the count of a long text only near its limit", async () => {
  const { user } = renderSection(<SectionForm section="about" />, {
    stored: { aboutMeEn: "a".repeat(6400) },
  });
  const about = screen.getByLabelText("Your story");
  expect(screen.queryByText(/8000/)).toBeNull();
  await user.type(about, "b");
  await screen.findByText("6401 / 8000");
});

it("renders the text fields of a section as their entries define them", async () => {
  const { store, user } = open(<SectionForm section="contact" />);
  const inputs = screen.getAllByRole<HTMLInputElement>("textbox");
  const types = inputs.map(({ name, type }) => `${name} ${type}`);
  const known = [
    "phone text",
    "email email",
    "kakao url",
    "line url",
    "instagram url",
    "youtube url",
  ];
  expect(types.filter((type) => known.includes(type))).toEqual(known);
  screen.getByText("For example, 949-555-0101");
  await user.type(screen.getByLabelText("Email"), " nora@example.com ");
  await user.tab();
  expect(store.getDraft()["email"]).toBe("nora@example.com");
});

it("groups a US phone number while it is typed, and leaves others as typed", async () => {
  const { store, user } = open(<SectionForm section="contact" />);
  const phone = screen.getByLabelText("Phone number for buyers");
  await user.type(phone, "9495550110");
  expect(phone).toHaveProperty("value", "949-555-0110");
  expect(store.getDraft()["contactPhone"]).toBe("949-555-0110");
  await user.selectOptions(screen.getByLabelText("Country code"), "KR");
  await user.clear(phone);
  await user.type(phone, "01055550110");
  expect(store.getDraft()["contactPhone"]).toBe("01055550110");
});

it("makes one undo step of the typing in one list entry and leaves other entries unchanged", async () => {
  const { store, user } = open(<SectionForm section="regions" />);
  for (const name of ["Irvine, CA", "Tustin, CA"])
    await user.click(screen.getByRole("button", { name }));
  const [first, second] = screen.getAllByLabelText("City");
  await user.type(first as HTMLElement, "!");
  await user.type(second as HTMLElement, " Ranch");
  expect(cities(store)).toEqual(["Irvine!", "Tustin Ranch"]);
  act(store.undo);
  expect(textOf(second)).toBe("Tustin");
  act(store.undo);
  expect(textOf(first)).toBe("Irvine");
  expect(store.getState().history.past).toEqual([]);
});

it("a section's form moves the text of an entry with the entry", async () => {
  const { store, user } = open(<SectionForm section="regions" />);
  await user.click(screen.getByRole("button", { name: "Irvine, CA" }));
  await user.type(screen.getAllByLabelText("City")[0] as HTMLElement, "!");
  await user.click(screen.getByRole("button", { name: "Change the order" }));
  await user.click(screen.getByRole("button", { name: "Move Irvine!, CA later" }));
  const shown = screen.getAllByLabelText("City").map(textOf);
  expect(shown).toEqual(["Tustin", "Irvine!"]);
  expect(cities(store)).toEqual(shown);
});

it("a section's form keeps all typed text when React has not rendered in between", () => {
  const { store } = open(<SectionForm section="extra" />);
  const type = (label: string, text: string) =>
    fireEvent.change(screen.getAllByLabelText(label)[0] as HTMLElement, {
      target: { value: text },
    });
  // One act(): React does not render in between.
  act(() => {
    type("Title", "Ask");
    type("Question", "When? Now?");
    type("Answer", "Soon.");
    type("Team members’ web addresses", "grace-kim\nyuna-lee");
  });
  expect(values.extra.get(store.getDraft())).toEqual([
    {
      id: "faq",
      type: "faq",
      titleEn: "Ask",
      items: [{ questionEn: "When? Now?", answerEn: "Soon." }],
    },
    { id: "team", type: "team", desiredUrl: ["grace-kim", "yuna-lee"] },
  ]);
});
