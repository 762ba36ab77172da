import type { Meta, StoryObj } from "@storybook/react-vite";
import { labelsFor } from "../../labels/labels.ts";
import { readToolbar } from "../../private/story-toolbar.ts";
import { onDark, onPlane, sheet } from "../../private/story-sheet.css.ts";
import { Button } from "../button/button.tsx";
import { Spinner } from "./spinner.tsx";

const meta = { title: "Components/Spinner", component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The words beside it speak. */
export const BesideWords: Story = {
  render: (_, { globals }) => (
    <div className={sheet}>
      <Spinner />
      <span>{labelsFor(readToolbar(globals).locale).common.loading}</span>
    </div>
  ),
};

/** In the colour around it: on the ground, on blue, on ink, in a button. */
export const Gallery: Story = {
  render: (_, { globals }) => {
    const { common, lead } = labelsFor(readToolbar(globals).locale);
    return (
      <div className={sheet}>
        <Spinner />
        <div className={onPlane}>
          <Spinner />
        </div>
        <div className={onDark}>
          <Spinner />
        </div>
        <Button busy busyLabel={lead.sending} fullWidth>
          {lead.send}
        </Button>
        <Button variant="outline" size="medium" busy busyLabel={common.loading}>
          {common.loading}
        </Button>
      </div>
    );
  },
};
