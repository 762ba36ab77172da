import type { Meta, StoryObj } from "@storybook/react-vite";
import { readToolbar } from "../../../../test/fixtures/story-toolbar.ts";
import { sampleCases, sampleControls, SamplePage } from "../../../../test/fixtures/sample-page.tsx";
import { Atelier } from "./atelier.tsx";

const meta = {
  title: "Templates/Atelier",
  component: SamplePage,
  args: { template: Atelier, toolbar: readToolbar({}) },
  argTypes: sampleControls,
  parameters: {
    theme: "own",
    layout: "fullscreen",
    docs: { story: { inline: false, height: "720px" } },
  },
  render: (args, { globals }) => <SamplePage {...args} toolbar={readToolbar(globals)} />,
} satisfies Meta<typeof SamplePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DarkHero: Story = { args: sampleCases.DarkHero };
export const DarkContent: Story = { args: sampleCases.DarkContent };
export const Dark: Story = { args: sampleCases.Dark };
export const DifficultColor: Story = { args: sampleCases.DifficultColor };
export const NoPhotographs: Story = { args: sampleCases.NoPhotographs };
export const LongName: Story = { args: sampleCases.LongName };
export const OneListing: Story = { args: sampleCases.OneListing };
export const NoListings: Story = { args: sampleCases.NoListings };
export const ListingsFailed: Story = { args: sampleCases.ListingsFailed };
export const Bare: Story = { args: sampleCases.Bare };

/** Every section, with forty listings and thirty photos. */
export const Gallery: Story = { args: sampleCases.Gallery };
