import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { PanelBody, PanelFooter } from "./panel-parts.tsx";
import { SidePanel, type SidePanelProps } from "./side-panel.tsx";
import { StaticPanel } from "./static-panel.tsx";

type FocusOnClose = Pick<SidePanelProps, "focusOnClose">;

function Page({ fields = true, ...panel }: { fields?: boolean } & FocusOnClose) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        열기
      </button>
      <SidePanel
        open={open}
        onOpenChange={setOpen}
        title="홈페이지 신청"
        closeLabel="닫기"
        {...panel}
      >
        {fields && (
          <form>
            <PanelBody>
              <input type="hidden" name="key" />
              <input tabIndex={-1} aria-label="honeypot" />
              <input aria-label="이름" />
            </PanelBody>
            <PanelFooter>
              <button type="submit">보내기</button>
            </PanelFooter>
          </form>
        )}
      </SidePanel>
    </>
  );
}

const open = async () => userEvent.click(screen.getByRole("button", { name: "열기" }));

describe("SidePanel", () => {
  it("is closed by default", () => {
    render(<Page />);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("has its title as name and focuses the first field", async () => {
    render(<Page />);
    await open();
    expect(screen.getByRole("dialog", { name: "홈페이지 신청" })).toBeVisible();
    expect(screen.getByRole("textbox", { name: "이름" })).toHaveFocus();
  });

  it("traps the focus", async () => {
    render(<Page />);
    await open();
    await userEvent.tab();
    expect(screen.getByRole("button", { name: "보내기" })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole("button", { name: "닫기" })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole("dialog")).toSatisfy((dialog: HTMLElement) =>
      dialog.contains(document.activeElement),
    );
  });

  it.each([
    ["Esc", () => userEvent.keyboard("{Escape}")],
    ["the close button", () => userEvent.click(screen.getByRole("button", { name: "닫기" }))],
  ])("closes with %s and restores the focus", async (_, close) => {
    render(<Page />);
    await open();
    await close();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByRole("button", { name: "열기" })).toHaveFocus();
  });

  it.each<[string, FocusOnClose["focusOnClose"], string]>([
    ["the element of focusOnClose", () => document.body.querySelector("input"), "주소"],
    ["what had it before, without one", () => null, "열기"],
  ])("gives the focus to %s on closing", async (_, focusOnClose, name) => {
    render(
      <>
        <input aria-label="주소" />
        <Page focusOnClose={focusOnClose} />
      </>,
    );
    await open();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
  });

  it("moves the focus inside without a field", async () => {
    render(<Page fields={false} />);
    await open();
    expect(screen.getByRole("dialog")).toSatisfy((dialog: HTMLElement) =>
      dialog.contains(document.activeElement),
    );
  });
});

describe("StaticPanel", () => {
  it("renders a page with a heading and a close link", () => {
    const page = renderToStaticMarkup(
      <StaticPanel title="홈페이지 신청" closeLabel="닫기" closeHref="/">
        <p>…</p>
      </StaticPanel>,
    );
    expect(page).toMatch(/<h1[^>]*>홈페이지 신청<\/h1>/);
    expect(page).toMatch(/href="\/" aria-label="닫기"/);
  });
});
