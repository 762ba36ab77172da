import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState, type ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import "../../test/fixtures/browser-stubs.ts";
import { controlLabelsFor } from "../labels/controls/control-labels.ts";
import { Button } from "./button/button.tsx";
import { ComboBox } from "./combo-box/combo-box.tsx";
import { DatePicker } from "./date-picker/date-picker.tsx";
import { DateRangePicker } from "./date-range-picker/date-range-picker.tsx";
import { Dialog, DialogBody } from "./dialog/dialog.tsx";
import { type LinkProps, LinkProvider } from "./link-provider/link-provider.tsx";
import { LocaleProvider } from "./locale-provider/locale-provider.tsx";
import { Menu } from "./menu/menu.tsx";
import { Pagination } from "./pagination/pagination.tsx";
import { Popover } from "./popover/popover.tsx";
import { SearchField } from "./search-field/search-field.tsx";
import { Select } from "./select/select.tsx";
import { PanelBody } from "./side-panel/panel-parts.tsx";
import { SidePanel } from "./side-panel/side-panel.tsx";
import { Table } from "./table/table.tsx";

const options = [
  { value: "ca", label: "California" },
  { value: "ga", label: "Georgia" },
];

interface Part {
  part: ReactNode;
  /** The element that opens the popup. */
  trigger: () => HTMLElement;
  /** The element that has the focus after the popup is closed. */
  focused: () => HTMLElement;
  popup: () => HTMLElement | null;
}

const labels = controlLabelsFor("en");
const areaButton = () => screen.getByRole("button", { name: /Area/ });
const calendarButton = () =>
  within(screen.getByRole("group", { name: "Area" })).getByRole("button");

/** The parts that open something. */
const parts: Record<string, Part> = {
  Select: {
    part: <Select label="Area" placeholder="Choose" options={options} />,
    trigger: areaButton,
    focused: areaButton,
    popup: () => screen.queryByRole("listbox"),
  },
  ComboBox: {
    part: <ComboBox label="Area" options={options} labels={labels.comboBox} />,
    trigger: areaButton,
    focused: () => screen.getByRole("combobox", { name: "Area" }),
    popup: () => screen.queryByRole("listbox"),
  },
  DatePicker: {
    part: <DatePicker label="Area" defaultValue="2026-11-20" />,
    trigger: calendarButton,
    focused: calendarButton,
    popup: () => screen.queryByRole("grid"),
  },
  DateRangePicker: {
    part: (
      <DateRangePicker label="Area" defaultValue={{ start: "2026-11-20", end: "2026-11-22" }} />
    ),
    trigger: calendarButton,
    focused: calendarButton,
    popup: () => screen.queryByRole("grid"),
  },
  Menu: {
    part: (
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
  Popover: {
    part: (
      <Popover trigger={<Button>Area</Button>} label="Details">
        <Button>Copy</Button>
      </Popover>
    ),
    trigger: areaButton,
    focused: areaButton,
    popup: () => screen.queryByRole("dialog", { name: "Details" }),
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

describe.each([
  ["a Dialog", false],
  ["a SidePanel", true],
] as const)("inside %s", (_, inPanel) => {
  it.each(Object.entries(parts))(
    "%s opens in it, and Esc closes only the popup and then the dialog",
    async (...args) => {
      const { part, trigger, focused, popup } = args[1];
      const scrolled = await openDialog(inPanel, part);
      await userEvent.click(trigger());
      const shown = popup();
      expect(shown).toBeInTheDocument();
      expect(scrolled).toContainElement(shown);
      // The focus trap of the dialog does not take the focus out of the popup.
      expect(scrolled).toContainElement(document.activeElement as HTMLElement);
      await userEvent.keyboard("{Escape}");
      expect(popup()).toBeNull();
      expect(scrolled).toBeInTheDocument();
      await waitFor(() => expect(focused()).toHaveFocus());
      await closeDialog(scrolled);
    },
  );

  it("Select takes a press on an option", async () => {
    const scrolled = await openDialog(inPanel, parts["Select"]?.part);
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
