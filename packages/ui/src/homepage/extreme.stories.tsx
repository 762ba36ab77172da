import type { Meta, StoryObj } from "@storybook/react-vite";
import { designComponents } from "../../test/fixtures/design-components.ts";
import { extremeStories, extremePages } from "../../test/fixtures/extreme-pages.ts";
import { SamplePage } from "../../test/fixtures/sample-page.tsx";
import { readToolbar } from "../../test/fixtures/story-toolbar.ts";

/** Homepages whose texts no designer has tried. */
const meta = {
  title: "Templates/Extreme/Homepage",
  // Whole pages would be too large for one page with all stories.
  tags: ["!autodocs"],
  ...extremeStories,
  // A literal: the description above is added to it.
  parameters: { ...extremeStories.parameters },
  render: ({ template, texts }, { globals }) => {
    const { profile, team, listings } = extremePages[texts];
    return (
      <SamplePage
        template={designComponents[template]}
        templateId={template}
        toolbar={readToolbar(globals)}
        profile={profile}
        team={team}
        listings={listings}
      />
    );
  },
} satisfies Meta<typeof extremeStories.args>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sentences: Story = { args: { texts: "Sentences" } };
export const Words: Story = { args: { texts: "Words" } };
export const Emoji: Story = { args: { texts: "Emoji" } };
export const RightToLeft: Story = { args: { texts: "RightToLeft" } };
export const OnlyRequired: Story = { args: { texts: "OnlyRequired" } };
export const NoTexts: Story = { args: { texts: "NoTexts" } };
