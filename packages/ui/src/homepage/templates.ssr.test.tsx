import { act } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Locale } from "../labels/labels.ts";
import { loadTemplate } from "./registry.ts";
import { templateIds } from "./template-ids.ts";
import "../../test/fixtures/browser-stubs.ts";
import { extendedExcept } from "../../test/fixtures/extended-except.ts";
import { sampleContent, sampleListings } from "../../test/fixtures/sample-homepage.ts";
import { sampleProps } from "../../test/fixtures/sample-props.tsx";

const locales: Locale[] = ["ko", "en", "ja-JP"];
let root: Root | undefined;

beforeEach(() => {
  vi.spyOn(console, "error");
});

afterEach(() => {
  act(() => root?.unmount());
  document.body.innerHTML = "";
  vi.restoreAllMocks();
});

describe.each(templateIds)("the %s template", (id) => {
  for (const locale of locales)
    it(
      `renders on the server and hydrates without errors in ${locale}`,
      extendedExcept("ko", locale),
      async () => {
        const Template = await loadTemplate(id);
        const content = sampleContent(locale, {}, sampleListings({ sale: 8, sold: 1 }));
        const page = <Template {...sampleProps(content)} />;
        document.body.innerHTML = renderToString(page);
        const before = document.body.textContent;
        expect(document.body.innerHTML).not.toContain("data-field");
        expect(before).toContain(content.texts[0]?.text.text);
        expect(before).toContain("6591 Sample Lane");
        await act(async () => {
          root = hydrateRoot(document.body, page);
        });
        expect(document.body.textContent).toBe(before);
        expect(document.body.innerHTML).not.toContain("data-field");
        expect(console.error).not.toHaveBeenCalled();
      },
    );
});
