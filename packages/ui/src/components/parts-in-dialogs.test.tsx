import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState, type ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import "../../test/fixtures/browser-stubs.ts";
import { extendedExcept } from "../../test/fixtures/extended-except.ts";
import { areaButton, popoverParts, type PopupPart } from "../../test/fixtures/popup-parts.tsx";
import { controlLabelsFor } from "../labels/controls/control-labels.ts";
import { Button } from "./button/button.tsx";
import { Dialog, DialogBody } from "./dialog/dialog.tsx";
import { type LinkProps, LinkProvider } from "./link-provider/link-provider.tsx";
import { LocaleProvider } from "./locale-provider/locale-provider.tsx";
import { Menu } from "./menu/menu.tsx";
import { Pagination } from "./pagination/pagination.tsx";
import { SearchField } from "./search-field/search-field.tsx";
import { PanelBody } from "./side-panel/panel-parts.tsx";
import { SidePanel } from "./side-panel/side-panel.tsx";
import { Table } from "./table/table.tsx";
import { Tooltip } from "./tooltip/tooltip.tsx";

const options = [
  { value: "ca", label: "California" },
  { value: "ga", label: "Georgia" },
];

const labels = controlLabelsFor("en");

/** The parts that open something. */
const parts: Record<string, PopupPart> = {
  ...popoverParts,
  Menu: {
    render: () => (
      <Menu
        trigger={<Button>Area</Button>}
        items={[{ label: "Edit", href: "/edit" }]}
        align="start"
      />
    ),
    trigger: areaButton,
    focused: areaButton,
    popup: () => screen.queryByRole("menu"),
  },
};

const clicked = vi.fn<(href: string) => void>();

/** The link of a router: changes the address without loading a document. */
function RouterLink({ href, children, ...props }: LinkProps) {
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        clicked(href);
      }}
    >
      {children}
    </a>
  );
}

/** A part that opens another dialog. */
function Nested() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Delete it" alert>
        <DialogBody>
          <Button>Cancel</Button>
        </DialogBody>
      </Dialog>
    </>
  );
}

/** A part with a container next to it. */
function InContainer({ render: renderPart }: Pick<PopupPart, "render">) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <>
      {renderPart(container)}
      <div ref={setContainer} data-testid="container" />
    </>
  );
}

function Page({ inPanel, children }: { inPanel: boolean; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const dialog = { open, onOpenChange: setOpen, title: "Edit" };
  return (
    <LinkProvider component={RouterLink}>
      <LocaleProvider locale="en">
        <Button onClick={() => setOpen(true)}>Open</Button>
        {inPanel ? (
          <SidePanel {...dialog} closeLabel="Close">
            <PanelBody>{children}</PanelBody>
          </SidePanel>
        ) : (
          <Dialog {...dialog}>
            <DialogBody>{children}</DialogBody>
          </Dialog>
        )}
      </LocaleProvider>
    </LinkProvider>
  );
}

const dialog = () => screen.queryByRole("dialog", { name: "Edit", hidden: true });
const opener = () => screen.getByRole("button", { name: "Open" });

async function openDialog(inPanel: boolean, part: ReactNode): Promise<HTMLElement> {
  clicked.mockClear();
  render(<Page inPanel={inPanel}>{part}</Page>);
  await userEvent.click(opener());
  const scrolled = await screen.findByRole("dialog", { name: "Edit" });
  scrolled.scrollTop = 40;
  return scrolled;
}

/** One press of Esc closes the dialog, and its opener has the focus. */
async function closeDialog(scrolled: HTMLElement): Promise<void> {
  expect(scrolled.scrollTop).toBe(40);
  await userEvent.keyboard("{Escape}");
  expect(dialog()).toBeNull();
  await waitFor(() => expect(opener()).toHaveFocus());
}

/** One press of Esc closes the open popup alone and returns the focus, another one the dialog. */
async function closeBoth({ focused, popup }: PopupPart, scrolled: HTMLElement): Promise<void> {
  // The focus trap of the dialog does not take the focus out of the popup.
  expect(scrolled).toContainElement(document.activeElement as HTMLElement);
  await userEvent.keyboard("{Escape}");
  expect(popup()).toBeNull();
  expect(scrolled).toBeInTheDocument();
  await waitFor(() => expect(focused()).toHaveFocus());
  await closeDialog(scrolled);
}

for (const [name, inPanel] of [
  ["a Dialog", false],
  ["a SidePanel", true],
] as const)
  describe(`inside ${name}`, extendedExcept(false, inPanel), () => {
    it.each(Object.entries(parts))(
      "%s opens in it, and Esc closes only the popup and then the dialog",
      async (...args) => {
        const part = args[1];
        const scrolled = await openDialog(inPanel, part.render());
        await userEvent.click(part.trigger());
        expect(scrolled).toContainElement(part.popup());
        await closeBoth(part, scrolled);
      },
    );

    it.each(Object.entries(popoverParts))(
      "%s opens in a container in it, and Esc closes only the popup and then the dialog",
      async (...args) => {
        const part = args[1];
        const scrolled = await openDialog(inPanel, <InContainer render={part.render} />);
        await userEvent.click(part.trigger());
        expect(screen.getByTestId("container")).toContainElement(part.popup());
        await closeBoth(part, scrolled);
      },
    );

    it("Tooltip opens in a container in it, and Esc closes only the tooltip and then the dialog", async () => {
      const renderTooltip: PopupPart["render"] = (container) => (
        <>
          <Button>Copy</Button>
          <Tooltip text="As CSV" container={container}>
            <Button>Area</Button>
          </Tooltip>
        </>
      );
      const scrolled = await openDialog(inPanel, <InContainer render={renderTooltip} />);
      // The first control has the focus, in a panel the close button.
      await userEvent.tab();
      if (inPanel) await userEvent.tab();
      expect(screen.getByTestId("container")).toContainElement(screen.getByRole("tooltip"));
      await userEvent.keyboard("{Escape}");
      expect(screen.queryByRole("tooltip")).toBeNull();
      expect(areaButton()).toHaveFocus();
      await closeDialog(scrolled);
    });

    it("Select takes a press on an option", async () => {
      const scrolled = await openDialog(inPanel, parts["Select"]?.render());
      const select = areaButton();
      await userEvent.click(select);
      await userEvent.click(screen.getByRole("option", { name: "Georgia" }));
      expect(select).toHaveTextContent("Georgia");
      await closeDialog(scrolled);
    });

    it("SearchField is cleared by Esc first", async () => {
      const search = <SearchField label="Area" defaultValue="Irvine" />;
      const scrolled = await openDialog(inPanel, search);
      const input = screen.getByRole("searchbox", { name: "Area" });
      await userEvent.click(input);
      await userEvent.keyboard("{Escape}");
      expect(input).toHaveValue("");
      expect(scrolled).toBeInTheDocument();
      await closeDialog(scrolled);
    });

    it("a dialog that opens from a part is closed alone", async () => {
      const scrolled = await openDialog(inPanel, <Nested />);
      await userEvent.click(screen.getByRole("button", { name: "Delete" }));
      const nested = await screen.findByRole("alertdialog", { name: "Delete it" });
      await userEvent.keyboard("{Escape}");
      expect(nested).not.toBeInTheDocument();
      expect(scrolled).toBeInTheDocument();
      await waitFor(() => expect(screen.getByRole("button", { name: "Delete" })).toHaveFocus());
      await closeDialog(scrolled);
    });

    it("Pagination navigates with the link of the router", async () => {
      const scrolled = await openDialog(
        inPanel,
        <Pagination
          labels={labels.pagination}
          page={1}
          pageCount={3}
          getHref={(page) => `/agents?page=${page}`}
        />,
      );
      await userEvent.click(screen.getByRole("link", { name: "Next page" }));
      expect(clicked).toHaveBeenCalledExactlyOnceWith("/agents?page=2");
      await closeDialog(scrolled);
    });

    it("Table is sorted and navigated by keyboard, and Esc clears the selection first", async () => {
      const sorted = vi.fn<() => void>();
      const scrolled = await openDialog(
        inPanel,
        <Table
          labels={labels.table}
          label="Agents"
          columns={[
            {
              id: "name",
              header: "Name",
              cell: ({ label }) => label,
              rowHeader: true,
              sortable: true,
            },
          ]}
          rows={options}
          rowKey={({ value }) => value}
          selectionMode="multiple"
          onSort={sorted}
        />,
      );
      await userEvent.click(screen.getByRole("columnheader", { name: "Name" }));
      expect(sorted).toHaveBeenCalledOnce();
      const row = screen.getByRole("row", { name: /California/ });
      await userEvent.click(within(row).getByRole("checkbox"));
      expect(row).toHaveAttribute("aria-selected", "true");
      await userEvent.keyboard("{ArrowDown}");
      expect(screen.getByRole("row", { name: /Georgia/ })).toContainElement(
        document.activeElement as HTMLElement,
      );
      await userEvent.keyboard("{Escape}");
      expect(row).toHaveAttribute("aria-selected", "false");
      expect(scrolled).toBeInTheDocument();
      await closeDialog(scrolled);
    });
  });

it("a container outside of the dialog is reported, and not used", async () => {
  const report = vi.spyOn(console, "error").mockReturnValue();
  const part = parts["Select"];
  if (!part) throw new Error("popoverParts has no Select.");
  const scrolled = await openDialog(false, part.render(document.body));
  await userEvent.click(part.trigger());
  expect(scrolled).toContainElement(part.popup());
  expect(report).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining("`container` is outside of the dialog"),
  );
  report.mockRestore();
  await closeBoth(part, scrolled);
});
