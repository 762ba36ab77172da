import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { sampleHomesPage } from "../../../test/fixtures/sample-homes.ts";
import type { Locale } from "../../labels/labels.ts";
import { HomesTitle } from "./homes-title.tsx";
import * as css from "./homes-results.css.ts";

it.each<[Locale, string, string]>([
  ["en", "All of Grace Kim’s listings", "Grace Kim"],
  ["ko", "김은혜의 전체 매물", "김은혜의"],
  ["ja-JP", "グレース・キムの物件一覧", "グレース・キムの"],
])("keeps name and particle together in %s", (locale, title, name) => {
  const { content, labels } = sampleHomesPage([], {}, { locale });
  const text = /^[^의の]*/.exec(name)?.[0] ?? "";
  const displayName = { text, lang: content.lang };
  render(
    <HomesTitle labels={labels} content={{ ...content, name: { ...content.name, displayName } }} />,
  );
  const heading = screen.getByRole("heading", { level: 1, name: title });
  expect(heading.querySelector(`.${css.titleName}`)).toHaveTextContent(name);
});

it("marks the language of the name only", () => {
  const { content, labels } = sampleHomesPage([], {}, { locale: "ja-JP" });
  const name = { ...content.name, displayName: { text: "Grace Kim", lang: "en" as const } };
  render(<HomesTitle labels={labels} content={{ ...content, name }} />);
  const heading = screen.getByRole("heading", { level: 1 });
  expect(heading).not.toHaveAttribute("lang");
  expect(heading.querySelector("[lang=en]")).toHaveTextContent(/^Grace Kim$/);
});
