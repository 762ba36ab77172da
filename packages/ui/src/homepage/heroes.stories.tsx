import type { Meta, StoryObj } from "@storybook/react-vite";
import { houseImage, portraitImage } from "../../test/fixtures/story-images.ts";
import { clipToTop } from "../../test/fixtures/story.css.ts";
import { readToolbar } from "../../test/fixtures/story-toolbar.ts";
import { Editorial } from "./designs/editorial/editorial.tsx";
import { Panorama } from "./designs/panorama/panorama.tsx";
import { Portrait } from "./designs/portrait/portrait.tsx";
import { type SampleAgent, sampleAgents } from "../../test/fixtures/sample-agents.ts";
import { sampleControls, SamplePage } from "../../test/fixtures/sample-page.tsx";

/** The hero of the ten sample agents. */
const meta = {
  title: "Templates/Heroes",
  // A page can have only one theme, so there is no page with all stories.
  tags: ["!autodocs"],
  component: SamplePage,
  args: { template: Portrait, toolbar: readToolbar({}), imageUrl },
  argTypes: sampleControls,
  parameters: { theme: "own", layout: "fullscreen" },
  render: (args) => (
    <div className={clipToTop}>
      <SamplePage {...args} />
    </div>
  ),
} satisfies Meta<typeof SamplePage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A portrait for the agent photo, a house for all others. */
function imageUrl(url: string): string {
  return url.endsWith("/id.jpg") ? portraitImage() : houseImage(2);
}

const templates = { portrait: Portrait, panorama: Panorama, editorial: Editorial };

function heroStory({ template, ...agent }: SampleAgent): Story {
  return { args: { template: templates[template], ...agent } };
}

export const GraceKim: Story = heroStory(sampleAgents.GraceKim);
export const MichaelPark: Story = heroStory(sampleAgents.MichaelPark);
export const HarukaSato: Story = heroStory(sampleAgents.HarukaSato);
export const ClaireWhitmore: Story = heroStory(sampleAgents.ClaireWhitmore);
export const DanielChoi: Story = heroStory(sampleAgents.DanielChoi);
export const EmiNakamura: Story = heroStory(sampleAgents.EmiNakamura);
export const JamesHolloway: Story = heroStory(sampleAgents.JamesHolloway);
export const YunaLee: Story = heroStory(sampleAgents.YunaLee);
export const KenjiMorita: Story = heroStory(sampleAgents.KenjiMorita);
export const RafaelDelgado: Story = heroStory(sampleAgents.RafaelDelgado);
