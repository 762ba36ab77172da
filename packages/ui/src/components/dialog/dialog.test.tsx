import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { controlLabelsFor } from "../../labels/controls/control-labels.ts";
import { hydrate } from "../../../test/fixtures/hydrate.tsx";
import { Button } from "../button/button.tsx";
import { Menu } from "../menu/menu.tsx";
import { DeleteDialog, type DeleteDialogProps } from "./delete-dialog.tsx";
import { Dialog, DialogActions, type DialogProps } from "./dialog.tsx";

function Page(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        열기
      </button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="나가시겠습니까?"
        description="변경이 사라집니다."
        {...props}
      >
        <DialogActions>
          <Button onClick={() => setOpen(false)}>취소</Button>
          <Button>나가기</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

describe("Dialog", () => {
  it("renders nothing until it opens, nor on the server", () => {
    hydrate(<Page />);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("has a name and a description, and focuses the first action", async () => {
    render(<Page />);
    await press("열기");
    const dialog = screen.getByRole("dialog", { name: "나가시겠습니까?" });
    expect(dialog).toHaveAccessibleDescription("변경이 사라집니다.");
    expect(screen.getByRole("button", { name: "취소" })).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(screen.getByRole("button", { name: "나가기" })).toHaveFocus();
  });

  it.each([
    ["Esc", () => userEvent.keyboard("{Escape}")],
    ["the cancel button", () => press("취소")],
  ])("closes with %s and restores the focus", async (_, close) => {
    render(<Page />);
    await press("열기");
    await close();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByRole("button", { name: "열기" })).toHaveFocus();
  });

  it("restores the focus to the menu button when opened from a menu", async () => {
    function FromMenu() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <Menu
            trigger={<Button>메뉴</Button>}
            items={[{ label: "삭제", onSelect: () => setOpen(true) }]}
          />
          <Dialog open={open} onOpenChange={setOpen} title="삭제하시겠습니까?">
            <Button>취소</Button>
          </Dialog>
        </>
      );
    }
    render(<FromMenu />);
    await press("메뉴");
    await userEvent.click(screen.getByRole("menuitem", { name: "삭제" }));
    expect(screen.getByRole("button", { name: "취소" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.getByRole("button", { name: "메뉴" })).toHaveFocus());
  });

  it("cannot be closed while locked", async () => {
    render(<Page locked />);
    await press("열기");
    await userEvent.keyboard("{Escape}");
    expect(screen.getByRole("dialog")).toBeInTheDocument();
  });
});

describe("DeleteDialog", () => {
  const show = (change: Partial<DeleteDialogProps> = {}) => {
    const onDelete = vi.fn<() => void>();
    const onOpenChange = vi.fn<(open: boolean) => void>();
    render(
      <DeleteDialog
        open
        onOpenChange={onOpenChange}
        title="삭제하시겠습니까?"
        description="되돌릴 수 없습니다. grace-kim 입력"
        fieldLabel="홈페이지 주소"
        expected="grace-kim"
        labels={controlLabelsFor("ko").dialog}
        onDelete={onDelete}
        {...change}
      />,
    );
    return { onDelete, onOpenChange };
  };

  it("is an alertdialog that focuses the field and disables the delete button with a description", () => {
    show();
    expect(screen.getByRole("alertdialog")).toBeInTheDocument();
    expect(screen.getByRole("textbox", { name: "홈페이지 주소" })).toHaveFocus();
    const danger = screen.getByRole("button", { name: "삭제" });
    expect(danger).toHaveAttribute("aria-disabled", "true");
    expect(danger).toHaveAccessibleDescription(/되돌릴 수 없습니다/);
  });

  it.each(["grace-ki", "Grace-Kim", "grace-kim2", ""])("does not delete for %j", async (typed) => {
    const { onDelete } = show();
    if (typed) await userEvent.keyboard(typed);
    await userEvent.keyboard("{Enter}");
    await press("삭제");
    expect(onDelete).not.toHaveBeenCalled();
  });

  it("deletes by Enter and by the button once the text matches", async () => {
    const { onDelete } = show();
    await userEvent.keyboard("grace-kim{Enter}");
    await press("삭제");
    expect(onDelete).toHaveBeenCalledTimes(2);
  });

  it("shows the error and can be neither submitted nor closed while busy", async () => {
    const { onDelete, onOpenChange } = show({ busy: true, error: "삭제하지 못했습니다." });
    expect(screen.getByRole("alert")).toHaveTextContent("삭제하지 못했습니다.");
    await userEvent.keyboard("grace-kim{Enter}{Escape}");
    await press("취소");
    expect(onDelete).not.toHaveBeenCalled();
    expect(onOpenChange).not.toHaveBeenCalled();
  });
});
