import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { hydrate } from "../../../test/fixtures/hydrate.tsx";
import { SegmentedControl } from "./segmented-control.tsx";

const segments = [
  { value: "desktop", label: "컴퓨터", icon: <svg /> },
  { value: "tablet", label: "태블릿", count: "2" },
  { value: "phone", label: "휴대전화" },
] as const;

describe("SegmentedControl", () => {
  it("renders a named radiogroup in which icons have accessible names", () => {
    hydrate(<SegmentedControl label="기기" segments={segments} defaultValue="tablet" />);
    expect(screen.getByRole("radiogroup", { name: "기기" })).toBeInTheDocument();
    expect(screen.getByRole("radio", { name: "컴퓨터" })).not.toBeChecked();
    expect(screen.getByRole("radio", { name: "태블릿 2" })).toBeChecked();
  });

  it("is one tab stop and moves by arrow keys", async () => {
    const change = vi.fn<(value: string) => void>();
    render(
      <SegmentedControl
        label="기기"
        segments={segments}
        defaultValue="desktop"
        onChange={change}
      />,
    );
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    expect(screen.getByRole("radio", { name: "휴대전화" })).toHaveFocus();
    expect(change.mock.calls.flat()).toEqual(["tablet", "phone"]);
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it("is submitted with its form", () => {
    render(
      <form aria-label="미리보기">
        <SegmentedControl label="기기" name="device" segments={segments} defaultValue="phone" />
      </form>,
    );
    expect(screen.getByRole("form")).toHaveFormValues({ device: "phone" });
  });

  it("shows the controlled value", async () => {
    render(<SegmentedControl label="기기" segments={segments} value="tablet" />);
    await userEvent.click(screen.getByRole("radio", { name: "휴대전화" }));
    expect(screen.getByRole("radio", { name: /태블릿/ })).toBeChecked();
  });
});
