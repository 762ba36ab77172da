import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRef } from "react";
import { describe, expect, it, vi } from "vitest";
import { hydrate } from "../../../test/fixtures/hydrate.tsx";
import { Button } from "../button/button.tsx";
import { Popover } from "./popover.tsx";

const trigger = <Button>조건</Button>;
const button = () => screen.getByRole("button", { name: "조건" });
const content = () => screen.queryByRole("dialog", { name: "검색 조건" });

describe("Popover", () => {
  it("renders a closed button on the server", () => {
    hydrate(
      <Popover trigger={trigger} label="검색 조건">
        <input aria-label="이름" />
      </Popover>,
    );
    expect(button()).toHaveAttribute("aria-expanded", "false");
    expect(content()).toBeNull();
  });

  it("opens by key, closes with Esc and returns the focus", async () => {
    render(
      <Popover trigger={trigger} label="검색 조건">
        <input aria-label="이름" />
      </Popover>,
    );
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    expect(content()).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard("{Escape}");
    expect(content()).toBeNull();
    await waitFor(() => expect(button()).toHaveFocus());
  });

  it("passes close to its content, and ref and class to the popover", async () => {
    const change = vi.fn<(open: boolean) => void>();
    const ref = createRef<HTMLElement>();
    render(
      <Popover
        trigger={trigger}
        label="검색 조건"
        defaultOpen
        onOpenChange={change}
        ref={ref}
        className="own"
      >
        {(close) => <Button onClick={close}>적용</Button>}
      </Popover>,
    );
    expect(ref.current).toHaveClass("own");
    await userEvent.click(screen.getByRole("button", { name: "적용" }));
    expect(change.mock.calls).toEqual([[false]]);
    expect(content()).toBeNull();
  });

  it("opens in the theme of its trigger", () => {
    render(
      <div data-theme="agent" data-scheme="hero">
        <Popover trigger={trigger} label="검색 조건" defaultOpen>
          내용
        </Popover>
      </div>,
    );
    const surface = content()?.closest("[data-popover]");
    expect(surface).toHaveAttribute("data-theme", "agent");
    expect(surface).toHaveAttribute("data-scheme", "hero");
  });
});
