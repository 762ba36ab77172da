import type { Meta, StoryObj } from "@storybook/react-vite";
import { portraitImage } from "../../../../test/fixtures/story-images.ts";
import { readToolbar } from "../../../../test/fixtures/story-toolbar.ts";
import {
  placeholder,
  sampleCases,
  sampleControls,
  SamplePage,
} from "../../../../test/fixtures/sample-page.tsx";
import { brokerageProfile, sampleTeam } from "../../../../test/fixtures/sample-team.ts";
import { Brokerage } from "./brokerage.tsx";

/** The page of a brokerage with a team of this size. */
function withTeam(size: number) {
  const team = sampleTeam(size);
  return { team, profile: brokerageProfile(team) };
}

const whole = withTeam(10);

const meta = {
  title: "Templates/Brokerage",
  component: SamplePage,
  args: {
    template: Brokerage,
    toolbar: readToolbar({}),
    templateId: "brokerage",
    mainColor: "#1B3A5C",
    imageUrl: (url) => (url.endsWith("/id.jpg") ? portraitImage() : placeholder),
    ...whole,
  },
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
/** An agent, and a chair for the visitor. */
export const OneAgent: Story = { args: withTeam(1) };
export const ThreeAgents: Story = { args: withTeam(3) };
/** Fourteen have a chair; the list has all. */
export const TwentyAgents: Story = { args: withTeam(20) };
export const DarkHero: Story = { args: sampleCases.DarkHero };
export const DarkContent: Story = { args: sampleCases.DarkContent };
export const DifficultColor: Story = { args: sampleCases.DifficultColor };
/** The agents have no portraits either. */
export const NoPhotographs: Story = {
  args: {
    profile: { ...whole.profile, photos: [] },
    team: Object.fromEntries(
      Object.entries(whole.team).map(([slug, member]) => [slug, { ...member, photos: [] }]),
    ),
  },
};
/** No profile of an agent could be loaded. */
export const TeamFailed: Story = { args: { team: {} } };
export const NoTeam: Story = { args: { profile: { ...whole.profile, additionalSections: [] } } };
export const NoListings: Story = { args: sampleCases.NoListings };

/** Every section with seven agents: the last chair is empty. */
export const Gallery: Story = { args: withTeam(7) };
