import type { Meta, StoryObj } from "@storybook/react-vite";
import { labelsFor } from "../../labels/labels.ts";
import { readToolbar } from "../../../test/fixtures/story-toolbar.ts";
import { onDark, onPlane, wrappingRow } from "../../../test/fixtures/story.css.ts";
import { Button } from "../button/button.tsx";
import { Inline } from "../inline/inline.tsx";
import { Text } from "../text/text.tsx";
import { Spinner } from "./spinner.tsx";

const meta = { title: "Components/Spinner", component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Text next to the spinner states the activity. */
export const WithText: Story = {
  render: (_, { globals }) => (
    <Inline>
      <Spinner />
      <Text as="span">{labelsFor(readToolbar(globals).locale).common.loading}</Text>
    </Inline>
  ),
};

/** Uses `currentColor`: on the page background, on blue, on black, in a button. */
export const Gallery: Story = {
  render: (_, { globals }) => {
    const { common, lead } = labelsFor(readToolbar(globals).locale);
    return (
      <div className={wrappingRow}>
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
