import type { Meta, StoryObj } from "@storybook/react-vite";
import { extremeStories, extremePages } from "../../test/fixtures/extreme-pages.ts";
import { SampleListingPage } from "../../test/fixtures/sample-listing-page.tsx";
import { readToolbar } from "../../test/fixtures/story-toolbar.ts";

/** Listing pages whose texts no designer has tried. */
const meta = {
  title: "Templates/Extreme/Listing",
  // Whole pages would be too large for one page with all stories.
  tags: ["!autodocs"],
  ...extremeStories,
  // A literal: the description above is added to it.
  parameters: { ...extremeStories.parameters },
  render: ({ template, texts }, { globals }) => {
    const { profile, home } = extremePages[texts];
    return (
      <SampleListingPage
        template={template}
        toolbar={readToolbar(globals)}
        profile={profile}
        listing={home}
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
