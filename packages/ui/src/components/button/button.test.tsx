import type { FormEvent } from "react";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { Button } from "./button.tsx";

describe("Button", () => {
  it("has type button by default", () => {
    render(<Button>저장</Button>);
    expect(screen.getByRole("button", { name: "저장" })).toHaveAttribute("type", "button");
  });

  it("renders a link when href is given", () => {
    render(<Button href="/process">제작 과정</Button>);
    expect(screen.getByRole("link", { name: "제작 과정" })).toHaveAttribute("href", "/process");
  });

  it("calls onClick for pointer, Enter and Space", async () => {
    const press = vi.fn<() => void>();
    render(<Button onClick={press}>저장</Button>);
    await userEvent.click(screen.getByRole("button"));
    await userEvent.keyboard("{Enter} ");
    expect(press).toHaveBeenCalledTimes(3);
  });

  it("stays focusable while disabled, sets aria-disabled and ignores presses", async () => {
    const press = vi.fn<() => void>();
    const onDisabledPress = vi.fn<() => void>();
    render(
      <Button disabled onClick={press} onDisabledPress={onDisabledPress}>
        보내기
      </Button>,
    );
    const button = screen.getByRole("button");
    expect(button).toHaveAttribute("aria-disabled", "true");
    await userEvent.tab();
    expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(press).not.toHaveBeenCalled();
    expect(onDisabledPress).toHaveBeenCalledOnce();
  });

  it("does not submit a form while disabled or busy", async () => {
    const submit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
    const { rerender } = render(
      <form onSubmit={submit}>
        <Button type="submit" disabled>
          보내기
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole("button"));
    rerender(
      <form onSubmit={submit}>
        <Button type="submit" busy busyLabel="보내는 중입니다">
          보내기
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole("button"));
    expect(submit).not.toHaveBeenCalled();
  });

  it("sets aria-busy and shows the busy label", () => {
    render(
      <Button busy busyLabel="보내는 중입니다">
        보내기
      </Button>,
    );
    expect(screen.getByRole("button")).toHaveAttribute("aria-busy", "true");
    expect(screen.getByText("보내는 중입니다")).toBeInTheDocument();
  });
});
