import { render, screen } from "@testing-library/react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { describe, expect, it } from "vitest";
import { hydrate } from "../../../test/fixtures/hydrate.tsx";
import { ProgressBar } from "./progress-bar.tsx";

const bar = () => screen.getByRole("progressbar", { name: "사진 올리기" });

describe("ProgressBar", () => {
  it.each([
    ["ko", "42%"],
    ["en", "42%"],
    ["ja-JP", "42%"],
  ])("hydrates in %s with the value as a percentage", (locale, text) => {
    hydrate(
      <I18nProvider locale={locale}>
        <ProgressBar label="사진 올리기" value={42} id="upload" data-test="x" className="own" />
      </I18nProvider>,
    );
    expect(bar()).toHaveAttribute("aria-valuenow", "42");
    expect(bar()).toHaveAttribute("aria-valuetext", text);
    expect(bar()).toHaveTextContent(text);
    expect(bar()).toHaveAttribute("id", "upload");
    expect(bar()).toHaveAttribute("data-test", "x");
    expect(bar()).toHaveClass("own");
  });

  it("clamps the value to its maximum", () => {
    render(<ProgressBar label="사진 올리기" value={9} max={4} valueText="4장 중 4장" />);
    expect(bar()).toHaveAttribute("aria-valuenow", "4");
    expect(bar()).toHaveTextContent("4장 중 4장");
  });

  it.each([null, Number.NaN, Number.POSITIVE_INFINITY])("shows %s as unknown length", (value) => {
    render(<ProgressBar label="사진 올리기" value={value} />);
    expect(bar()).not.toHaveAttribute("aria-valuenow");
  });
});
