import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { labelsFor } from "../../labels/labels.ts";
import { readToolbar } from "../../private/story-toolbar.ts";
import { Button } from "../button/button.tsx";
import { Plan } from "../plan/plan.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { PanelBody, PanelFoot } from "./panel-parts.tsx";
import * as css from "./side-panel.story.css.ts";
import { SidePanel } from "./side-panel.tsx";

type Globals = Readonly<Record<string, unknown>>;

const leadOf = (globals: Globals) => labelsFor(readToolbar(globals).locale).lead;

function RequestForm({ globals }: { globals: Globals }) {
  const lead = leadOf(globals);
  const { required } = labelsFor(readToolbar(globals).locale).common;
  return (
    <>
      <PanelBody>
        <p>{lead.intro}</p>
        <div className={css.fields}>
          <TextField label={lead.name} mark={required} required />
          <TextField label={lead.area} hint={lead.areaHint} mark={required} required />
          <TextField label={lead.phone} mark={required} required />
        </div>
      </PanelBody>
      <PanelFoot>
        <Button fullWidth>{lead.send}</Button>
      </PanelFoot>
    </>
  );
}

function Sent({ globals }: { globals: Globals }) {
  const lead = leadOf(globals);
  return (
    <>
      <PanelBody>
        <Plan crop="house" />
        <h2>{lead.sent}</h2>
      </PanelBody>
      <PanelFoot>
        <Button fullWidth variant="outline">
          {lead.samples}
        </Button>
      </PanelFoot>
    </>
  );
}

const meta = {
  title: "Components/SidePanel",
  component: SidePanel,
  parameters: {
    layout: "fullscreen",
    docs: { story: { inline: false, height: "640px" } },
  },
  args: {
    open: true,
    onOpenChange: () => undefined,
    title: labelsFor("ko").lead.title,
    closeLabel: labelsFor("ko").lead.close,
    children: null,
  },
  argTypes: { children: { control: false } },
  render: (given, { globals }) => {
    const { title, close } = leadOf(globals);
    return (
      <SidePanel {...given} title={title} closeLabel={close}>
        <RequestForm globals={globals} />
      </SidePanel>
    );
  },
} satisfies Meta<typeof SidePanel>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The focus stands in the first field. */
export const Default: Story = {
  play: async () => {
    const [first] = await screen.findAllByRole("textbox");
    await waitFor(() => expect(first).toHaveFocus());
  },
};

/** The content has a heading of its own; the title is only spoken. */
export const OwnHeading: Story = {
  args: { titleHidden: true },
  render: (given, { globals }) => {
    const { title, close } = leadOf(globals);
    return (
      <SidePanel {...given} title={title} closeLabel={close}>
        <Sent globals={globals} />
      </SidePanel>
    );
  },
};

function Page({ globals }: { globals: Globals }) {
  const [open, setOpen] = useState(false);
  const { title, close } = leadOf(globals);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{title}</Button>
      <SidePanel open={open} onOpenChange={setOpen} title={title} closeLabel={close}>
        <RequestForm globals={globals} />
      </SidePanel>
    </>
  );
}

/** Esc closes, and the focus returns to the button that opened. */
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

export const Gallery: Story = { ...Default };
