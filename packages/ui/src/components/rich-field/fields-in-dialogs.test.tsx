import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState, type ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { controlLabelsFor } from "../../labels/controls/control-labels.ts";
import { Button } from "../button/button.tsx";
import { ComboBox } from "../combo-box/combo-box.tsx";
import { DatePicker } from "../date-picker/date-picker.tsx";
import { Dialog, DialogBody } from "../dialog/dialog.tsx";
import { LocaleProvider } from "../locale-provider/locale-provider.tsx";
import { PanelBody } from "../side-panel/panel-parts.tsx";
import { SidePanel } from "../side-panel/side-panel.tsx";
import { Select } from "../select/select.tsx";

const options = [
  { value: "ca", label: "California" },
  { value: "ga", label: "Georgia" },
];

interface Field {
  field: ReactNode;
  /** The element that opens the popover. */
  trigger: () => HTMLElement;
  /** The element that has the focus after the popover is closed. */
  focused: () => HTMLElement;
  popover: () => HTMLElement | null;
}

const labels = controlLabelsFor("en").comboBox;
const calendarButton = () =>
  within(screen.getByRole("group", { name: "Area" })).getByRole("button");

const fields: Record<string, Field> = {
  Select: {
    field: <Select label="Area" placeholder="Choose" options={options} />,
    trigger: () => screen.getByRole("button", { name: /Area/ }),
    focused: () => screen.getByRole("button", { name: /Area/ }),
    popover: () => screen.queryByRole("listbox"),
  },
  ComboBox: {
    field: <ComboBox label="Area" options={options} labels={labels} />,
    trigger: () => screen.getByRole("button", { name: /Area/ }),
    focused: () => screen.getByRole("combobox", { name: "Area" }),
    popover: () => screen.queryByRole("listbox"),
  },
  DatePicker: {
    field: <DatePicker label="Area" defaultValue="2026-11-20" />,
    trigger: calendarButton,
    focused: calendarButton,
    popover: () => screen.queryByRole("grid"),
  },
};

function Page({ inPanel, children }: { inPanel: boolean; children: ReactNode }) {
  const [open, setOpen] = useState(true);
  const dialog = { open, onOpenChange: setOpen, title: "Edit" };
  return (
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
  );
}

const dialog = () => screen.queryByRole("dialog", { name: "Edit", hidden: true });

describe.each([
  ["a Dialog", false],
  ["a SidePanel", true],
] as const)("inside %s", (_, inPanel) => {
  it.each(Object.entries(fields))(
    "%s opens in it, and Esc closes only the popover",
    async (...args) => {
      const { field, trigger, focused, popover } = args[1];
      render(<Page inPanel={inPanel}>{field}</Page>);
      await userEvent.click(trigger());
      const shown = popover();
      expect(shown).toBeInTheDocument();
      expect(dialog()).toContainElement(shown);
      // The focus trap of the dialog does not take the focus out of the popover.
      expect(dialog()).toContainElement(document.activeElement as HTMLElement);
      await userEvent.keyboard("{Escape}");
      expect(popover()).toBeNull();
      expect(dialog()).toBeInTheDocument();
      await waitFor(() => expect(focused()).toHaveFocus());
      await userEvent.keyboard("{Escape}");
      expect(dialog()).toBeNull();
    },
  );

  it("Select keeps the scroll position of the dialog and takes a press on an option", async () => {
    render(<Page inPanel={inPanel}>{fields["Select"]?.field}</Page>);
    const scrolled = dialog();
    if (scrolled) scrolled.scrollTop = 40;
    const select = screen.getByRole("button", { name: /Area/ });
    await userEvent.click(select);
    await userEvent.click(screen.getByRole("option", { name: "Georgia" }));
    expect(select).toHaveTextContent("Georgia");
    expect(scrolled?.scrollTop).toBe(40);
    expect(dialog()).toBeInTheDocument();
  });
});
