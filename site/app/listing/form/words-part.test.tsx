// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderListingForm } from "#test/fixtures/render-listing-form.tsx";
import { WordsPart } from "./words-part.tsx";

vi.mock("#app/profile/field/language/use-translation.ts", () => ({ useCanTranslate: () => true }));

afterEach(cleanup);

/** The fields of a language other than that of the interface, which are folded. */
async function openKorean({ user }: ReturnType<typeof renderListingForm>) {
  await user.click(screen.getByRole("button", { name: /^Description and other languages/ }));
  return within(screen.getByRole("group", { name: "Korean" }));
}

it("names a phrase once the field is left, and replaces it by a fact of the home", async () => {
  const { store, user } = renderListingForm(<WordsPart />, { content: { bedrooms: 4 } });
  const [sentence] = screen.getAllByRole("textbox", { name: /This home in one sentence/ });
  if (!sentence) throw new Error("There is no sentence.");
  await user.type(sentence, "A house perfect for families.");
  expect(screen.queryByText("perfect for families")).toBeNull();
  await user.tab();
  expect(screen.getByText("perfect for families")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Use the example" }));
  expect(sentence).toHaveValue("A house with 4 bedrooms.");
  expect(screen.queryByText("perfect for families")).toBeNull();
  store.undo();
  expect(sentence).toHaveValue("A house perfect for families.");
});

it("counts a long sentence, and stops no key", async () => {
  const { user } = renderListingForm(<WordsPart />);
  const [sentence] = screen.getAllByRole("textbox", { name: /This home in one sentence/ });
  if (!sentence) throw new Error("There is no sentence.");
  await user.type(sentence, "a ".repeat(25));
  expect(screen.queryByText(/^25 words/)).toBeNull();
  await user.type(sentence, "b");
  expect(await screen.findByText(/^26 words/)).toBeVisible();
});

it("begins with the agent's own text", async () => {
  const form = renderListingForm(<WordsPart />, {
    content: { words: { en: { sentence: "Morning light.", description: "Four bedrooms." } } },
  });
  const korean = await openKorean(form);
  await form.user.click(korean.getByRole("button", { name: "Start with the English text" }));
  expect(form.store.getDraft()["words"]).toMatchObject({
    ko: { sentence: "Morning light.", description: "Four bedrooms." },
  });
  expect(korean.queryByText("No Korean text yet")).toBeNull();
});

it("keeps a draft of a translation one until it is used; editing does not confirm it", async () => {
  const form = renderListingForm(<WordsPart />, {
    content: {
      words: { en: { sentence: "Morning light." }, ko: { sentence: "아침", isConfirmed: "N" } },
    },
  });
  const korean = await openKorean(form);
  const words = () => form.store.getDraft()["words"];
  await form.user.type(korean.getByRole("textbox", { name: /^One sentence/ }), " 빛");
  expect(words()).toMatchObject({ ko: { sentence: "아침 빛", isConfirmed: "N" } });
  await form.user.click(korean.getByRole("button", { name: "Discard" }));
  expect(words()).toMatchObject({ ko: { sentence: "" } });
  expect(korean.getByText("No Korean text yet")).toBeVisible();
  form.store.undo();
  await form.user.click(await korean.findByRole("button", { name: "Use this text" }));
  expect(words()).toMatchObject({ ko: { sentence: "아침 빛", isConfirmed: "Y" } });
  expect(korean.queryByRole("button", { name: "Use this text" })).toBeNull();
});
