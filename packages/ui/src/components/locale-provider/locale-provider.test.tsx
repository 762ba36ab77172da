import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { hydrate } from "../../../test/fixtures/hydrate.tsx";
import { SearchField } from "../search-field/search-field.tsx";
import { LocaleProvider } from "./locale-provider.tsx";

describe("LocaleProvider", () => {
  it.each([
    ["ko", "검색 지우기"],
    ["en", "Clear search"],
    ["ja-JP", "検索をクリア"],
  ] as const)("sets the built-in texts to %s on server and browser", (locale, text) => {
    hydrate(
      <LocaleProvider locale={locale}>
        <SearchField label="Name" defaultValue="Kim" />
      </LocaleProvider>,
    );
    expect(screen.getByRole("button", { name: text })).toBeInTheDocument();
  });
});
