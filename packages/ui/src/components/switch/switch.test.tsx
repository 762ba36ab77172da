import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { hydrate } from "../../../test/fixtures/hydrate.tsx";
import { Switch } from "./switch.tsx";

describe("Switch", () => {
  it("is labeled by its label and described by its hint", () => {
    hydrate(<Switch label="첫 화면 어둡게" hint="머리글도 함께" />);
    const control = screen.getByRole("switch", { name: "첫 화면 어둡게" });
    expect(control).not.toBeChecked();
    expect(control).toHaveAccessibleDescription("머리글도 함께");
  });

  it("toggles by its label and the space bar", async () => {
    hydrate(<Switch label="첫 화면 어둡게" />);
    await userEvent.click(screen.getByText("첫 화면 어둡게"));
    expect(screen.getByRole("switch")).toBeChecked();
    await userEvent.keyboard(" ");
    expect(screen.getByRole("switch")).not.toBeChecked();
  });

  it("does not toggle while disabled", async () => {
    hydrate(<Switch label="첫 화면 어둡게" disabled defaultChecked />);
    await userEvent.click(screen.getByText("첫 화면 어둡게"));
    expect(screen.getByRole("switch")).toBeChecked();
  });
});
