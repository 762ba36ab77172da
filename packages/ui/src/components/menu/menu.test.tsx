import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { hydrate } from "../../../test/fixtures/hydrate.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Menu } from "./menu.tsx";

const remove = vi.fn<() => void>();
const save = vi.fn<() => void>();

const menu = (
  <Menu
    trigger={<IconButton label="더 보기">…</IconButton>}
    items={[
      { label: "삭제", danger: true, onSelect: remove },
      { label: "내보내기", onSelect: save },
      { label: "가져오기", disabled: true, onSelect: save },
      { label: "도움말", href: "/help" },
    ]}
  />
);

const trigger = () => screen.getByRole("button", { name: "더 보기" });

describe("Menu", () => {
  it("renders a closed menu button on the server", () => {
    hydrate(menu);
    expect(trigger()).toHaveAttribute("aria-haspopup", "menu");
    expect(screen.queryByRole("menu")).toBeNull();
  });

  it("puts danger items last, after a separator", async () => {
    render(menu);
    await userEvent.click(trigger());
    expect(screen.getAllByRole("menuitem").map((item) => item.textContent)).toEqual([
      "내보내기",
      "가져오기",
      "도움말",
      "삭제",
    ]);
    expect(screen.getByRole("separator").nextElementSibling).toHaveTextContent("삭제");
  });

  it("separates groups, not before the first item", async () => {
    const item = (label: string, startsGroup?: boolean) => ({ label, startsGroup, onSelect: save });
    const items = [item("편집", true), item("보기"), item("초대", true)];
    render(<Menu trigger={<IconButton label="더 보기">…</IconButton>} items={items} />);
    await userEvent.click(trigger());
    expect(screen.getByRole("separator").nextElementSibling).toHaveTextContent("초대");
  });

  it("shows a current value, joins a danger item, and says what it cannot do", async () => {
    const items = [
      { label: "상태 바꾸기", currentValue: "판매 중", onSelect: save },
      { label: "삭제", danger: true, startsGroup: false, onSelect: remove },
    ];
    const note = { text: "가격은 CRMLS에서 옵니다" };
    render(<Menu trigger={<IconButton label="더 보기">…</IconButton>} items={items} note={note} />);
    await userEvent.click(trigger());
    expect(screen.getByRole("menuitem", { name: "상태 바꾸기 판매 중" })).toBeVisible();
    expect(screen.queryByRole("separator")).toBeNull();
    expect(screen.getByRole("menu")).toHaveAccessibleDescription("가격은 CRMLS에서 옵니다");
    expect(screen.getAllByRole("menuitem")).toHaveLength(2);
  });

  it("moves by keys, skips disabled items and selects with Enter", async () => {
    render(menu);
    trigger().focus();
    await userEvent.keyboard("{Enter}");
    expect(screen.getByRole("menuitem", { name: "내보내기" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    expect(screen.getByRole("menuitem", { name: "도움말" })).toHaveFocus();
    await userEvent.keyboard("{End}{Enter}");
    expect(remove).toHaveBeenCalledOnce();
    expect(save).not.toHaveBeenCalled();
    expect(screen.queryByRole("menu")).toBeNull();
  });

  it("closes with Esc and restores the focus", async () => {
    render(menu);
    trigger().focus();
    await userEvent.keyboard("{Enter}{Escape}");
    expect(screen.queryByRole("menu")).toBeNull();
    expect(trigger()).toHaveFocus();
  });

  it("renders an item with href as a link", async () => {
    render(menu);
    await userEvent.click(trigger());
    expect(screen.getByRole("menuitem", { name: "도움말" })).toHaveAttribute("href", "/help");
  });
});
