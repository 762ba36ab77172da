import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { hydrate } from "../../../test/fixtures/hydrate.tsx";
import { Disclosure } from "./disclosure.tsx";

const button = () => screen.getByRole("button", { name: "고급 설정" });

describe("Disclosure", () => {
  it("hydrates closed, opens by keyboard and keeps what was typed", async () => {
    hydrate(
      <Disclosure title="고급 설정" headingLevel={2} id="advanced" data-test="x">
        <input aria-label="주소" />
      </Disclosure>,
    );
    expect(screen.getByRole("heading", { level: 2, name: "고급 설정" })).toBeInTheDocument();
    expect(button()).toHaveAttribute("aria-expanded", "false");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    expect(button()).toHaveAttribute("aria-expanded", "true");
    await userEvent.type(screen.getByRole("textbox"), "어바인");
    await userEvent.click(button());
    expect(button()).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(button());
    expect(screen.getByRole("textbox")).toHaveValue("어바인");
  });

  it("is a text button at the end of a line, without a heading", async () => {
    render(
      <Disclosure variant="text" title="읽기" detail=": 이용 약관" start={<p>동의합니다</p>}>
        내용
      </Disclosure>,
    );
    expect(screen.queryByRole("heading")).toBeNull();
    const read = screen.getByRole("button", { name: "읽기: 이용 약관" });
    expect(screen.getByText("내용")).not.toBeVisible();
    await userEvent.click(read);
    expect(read).toHaveAttribute("aria-expanded", "true");
    expect(screen.getByText("내용")).toBeVisible();
  });

  it("is controlled by expanded", async () => {
    const onExpandedChange = vi.fn<(expanded: boolean) => void>();
    render(
      <Disclosure title="고급 설정" expanded={false} onExpandedChange={onExpandedChange}>
        내용
      </Disclosure>,
    );
    await userEvent.click(button());
    expect(onExpandedChange.mock.calls).toEqual([[true]]);
    expect(button()).toHaveAttribute("aria-expanded", "false");
  });

  it("does not open while disabled", async () => {
    render(
      <Disclosure title="고급 설정" disabled>
        내용
      </Disclosure>,
    );
    await userEvent.click(button());
    expect(button()).toHaveAttribute("aria-expanded", "false");
  });
});
