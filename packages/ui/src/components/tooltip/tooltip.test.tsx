import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { hydrate } from "../../../test/fixtures/hydrate.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Tooltip } from "./tooltip.tsx";

const button = (
  <Tooltip text="15분 뒤에 다시 보냅니다.">
    <IconButton label="다시 보내기">↻</IconButton>
  </Tooltip>
);

describe("Tooltip", () => {
  it("hydrates closed and describes its button on focus", async () => {
    hydrate(button);
    expect(screen.queryByRole("tooltip")).toBeNull();
    await userEvent.tab();
    expect(screen.getByRole("tooltip")).toHaveTextContent("15분 뒤에 다시 보냅니다.");
    expect(screen.getByRole("button", { name: "다시 보내기" })).toHaveAccessibleDescription(
      "15분 뒤에 다시 보냅니다.",
    );
  });

  it("closes with Escape and keeps the focus", async () => {
    render(button);
    await userEvent.tab();
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("tooltip")).toBeNull();
    expect(screen.getByRole("button")).toHaveFocus();
  });

  it("opens in the theme of its button", async () => {
    render(
      <div data-theme="agent" data-scheme="hero">
        {button}
      </div>,
    );
    await userEvent.tab();
    expect(screen.getByRole("tooltip")).toHaveAttribute("data-theme", "agent");
    expect(screen.getByRole("tooltip")).toHaveAttribute("data-scheme", "hero");
  });
});
