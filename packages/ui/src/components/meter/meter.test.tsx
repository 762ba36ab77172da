import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { hydrate } from "../../../test/fixtures/hydrate.tsx";
import { Meter } from "./meter.tsx";

const meter = () => screen.getByRole("meter", { name: "저장 공간" });

describe("Meter", () => {
  it("hydrates with its value and text", () => {
    hydrate(<Meter label="저장 공간" value={3} max={10} valueText="10GB 중 3GB" id="storage" />);
    expect(meter()).toHaveAttribute("aria-valuenow", "3");
    expect(meter()).toHaveAttribute("aria-valuemax", "10");
    expect(meter()).toHaveTextContent("10GB 중 3GB");
    expect(meter()).toHaveAttribute("id", "storage");
  });

  it("shows a value that is not a number as its minimum", () => {
    render(<Meter label="저장 공간" value={Number.NaN} min={1} />);
    expect(meter()).toHaveAttribute("aria-valuenow", "1");
  });
});
