import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { controlLabelsFor } from "../../labels/controls/control-labels.ts";
import { pickByLocale, readToolbar } from "../../../test/fixtures/story-toolbar.ts";
import { Button } from "../button/button.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { Dialog, DialogActions, DialogBody } from "./dialog.tsx";
import { slug, messages } from "../../../test/fixtures/dialog-messages.tsx";

type Globals = Readonly<Record<string, unknown>>;

const noop = () => undefined;

const meta = {
  title: "Components/Dialog",
  component: Dialog,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "480px" } } },
  args: {
    open: true,
    onOpenChange: noop,
    title: messages.ko.leave.title,
    description: messages.ko.leave.body,
    children: null,
  },
  argTypes: { children: { control: false } },
  render: (args, { globals }) => {
    const { leave } = pickByLocale(globals, messages);
    return (
      <Dialog {...args} title={leave.title} description={leave.body}>
        <DialogActions>
          <Button size="medium" variant="outline">
            {leave.stay}
          </Button>
          <Button size="medium">{leave.go}</Button>
        </DialogActions>
      </Dialog>
    );
  },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Wide: Story = {
  args: { size: "wide" },
  render: (args, { globals }) => {
    const { crop } = pickByLocale(globals, messages);
    return (
      <Dialog {...args} title={crop.title} description={undefined}>
        <DialogBody>{crop.body}</DialogBody>
        <DialogActions>
          <Button size="medium" variant="outline">
            {controlLabelsFor(readToolbar(globals).locale).dialog.cancel}
          </Button>
          <Button size="medium">{crop.apply}</Button>
        </DialogActions>
      </Dialog>
    );
  },
};

function Page({ globals }: { globals: Globals }) {
  const [open, setOpen] = useState(false);
  const { leave } = pickByLocale(globals, messages);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{leave.go}</Button>
      <Dialog open={open} onOpenChange={setOpen} title={leave.title} description={leave.body}>
        <DialogActions>
          <Button size="medium" variant="outline" onClick={() => setOpen(false)}>
            {leave.stay}
          </Button>
          <Button size="medium">{leave.go}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

/** Esc closes the dialog and restores the focus to the opening button. */
export const ClosedByEsc: Story = {
  parameters: { layout: "padded" },
  render: (_, { globals }) => <Page globals={globals} />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole("button");
    await userEvent.click(opener);
    await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

function renderDeleteDialog(globals: Globals, state: { busy?: boolean; failed?: boolean }) {
  const { remove } = pickByLocale(globals, messages);
  return (
    <DeleteDialog
      open
      onOpenChange={noop}
      title={remove.title}
      description={remove.body}
      fieldLabel={remove.field}
      expected={slug}
      labels={controlLabelsFor(readToolbar(globals).locale).dialog}
      onDelete={noop}
      busy={state.busy}
      error={state.failed ? remove.failed : undefined}
    />
  );
}

const type = async (typed: string) => {
  await userEvent.type(await screen.findByRole("textbox"), typed);
  return screen.getAllByRole("button").at(-1);
};

/** `DeleteDialog`: the button stays disabled until the whole slug is typed. */
export const Deleting: Story = {
  render: (_, { globals }) => renderDeleteDialog(globals, {}),
  play: async () => {
    await expect(await type("grace-k")).toHaveAttribute("aria-disabled", "true");
  },
};

export const DeletingTyped: Story = {
  render: (_, { globals }) => renderDeleteDialog(globals, {}),
  play: async () => {
    await expect(await type(slug)).not.toHaveAttribute("aria-disabled");
  },
};

export const DeletingBusy: Story = {
  render: (_, { globals }) => renderDeleteDialog(globals, { busy: true }),
  play: async () => {
    await expect(await type(slug)).toHaveAttribute("aria-busy", "true");
  },
};

/** The dialog stays open with the typed text and shows an error. */
export const DeletingFailed: Story = {
  render: (_, { globals }) => renderDeleteDialog(globals, { failed: true }),
  play: async () => {
    await expect(await type(slug)).not.toHaveAttribute("aria-disabled");
  },
};

export const Gallery: Story = { ...Deleting };
