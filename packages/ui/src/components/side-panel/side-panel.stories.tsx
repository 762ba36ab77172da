import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { labelsFor } from "../../labels/labels.ts";
import { readToolbar } from "../../../test/fixtures/story-toolbar.ts";
import { Button } from "../button/button.tsx";
import { FloorPlan } from "../floor-plan/floor-plan.tsx";
import { Stack } from "../stack/stack.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { PanelBody, PanelFooter } from "./panel-parts.tsx";
import * as css from "../../../test/fixtures/story.css.ts";
import { SidePanel } from "./side-panel.tsx";

type Globals = Readonly<Record<string, unknown>>;

const getLeadLabels = (globals: Globals) => labelsFor(readToolbar(globals).locale).lead;

function RequestForm({ globals }: { globals: Globals }) {
  const lead = getLeadLabels(globals);
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
      <PanelFooter>
        <Button fullWidth>{lead.send}</Button>
      </PanelFooter>
    </>
  );
}

function Sent({ globals }: { globals: Globals }) {
  const lead = getLeadLabels(globals);
  return (
    <>
      <PanelBody>
        <Stack gap={24}>
          <FloorPlan layers={["walls", "openings", "plate"]} crop="house" />
          <h2>{lead.sent}</h2>
        </Stack>
      </PanelBody>
      <PanelFooter>
        <Button fullWidth variant="outline">
          {lead.samples}
        </Button>
      </PanelFooter>
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
  render: (args, { globals }) => {
    const { title, close } = getLeadLabels(globals);
    return (
      <SidePanel {...args} title={title} closeLabel={close}>
        <RequestForm globals={globals} />
      </SidePanel>
    );
  },
} satisfies Meta<typeof SidePanel>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The first field has the focus. */
export const Default: Story = {
  play: async () => {
    const [first] = await screen.findAllByRole("textbox");
    await waitFor(() => expect(first).toHaveFocus());
  },
};

/** The title is visually hidden because the content has its own heading. */
export const OwnHeading: Story = {
  args: { titleHidden: true },
  render: (args, { globals }) => {
    const { title, close } = getLeadLabels(globals);
    return (
      <SidePanel {...args} title={title} closeLabel={close}>
        <Sent globals={globals} />
      </SidePanel>
    );
  },
};

function Page({ globals }: { globals: Globals }) {
  const [open, setOpen] = useState(false);
  const { title, close } = getLeadLabels(globals);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{title}</Button>
      <SidePanel open={open} onOpenChange={setOpen} title={title} closeLabel={close}>
        <RequestForm globals={globals} />
      </SidePanel>
    </>
  );
}

/** Esc closes the panel and restores the focus to the opening button. */
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
