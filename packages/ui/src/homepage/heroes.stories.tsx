import type { Meta, StoryObj } from "@storybook/react-vite";
import { houseImage, portraitImage } from "../../test/fixtures/story-images.ts";
import { clipToTop } from "../../test/fixtures/story.css.ts";
import { readToolbar } from "../../test/fixtures/story-toolbar.ts";
import { type SampleAgent, sampleAgents } from "../../test/fixtures/sample-agents.ts";
import { sampleControls, SamplePage } from "../../test/fixtures/sample-page.tsx";
import { loadTemplate } from "./registry.ts";

/** The hero of the ten sample agents. */
const meta = {
  title: "Templates/Heroes",
  // Ten whole pages would be too large for one page with all stories.
  tags: ["!autodocs"],
  component: SamplePage,
  args: { toolbar: readToolbar({}), imageUrl },
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

async function loadHeroStory({ template, ...agent }: SampleAgent): Promise<Story> {
  return { args: { template: await loadTemplate(template), ...agent } };
}

export const GraceKim: Story = await loadHeroStory(sampleAgents.GraceKim);
export const MichaelPark: Story = await loadHeroStory(sampleAgents.MichaelPark);
export const HarukaSato: Story = await loadHeroStory(sampleAgents.HarukaSato);
export const ClaireWhitmore: Story = await loadHeroStory(sampleAgents.ClaireWhitmore);
export const DanielChoi: Story = await loadHeroStory(sampleAgents.DanielChoi);
export const EmiNakamura: Story = await loadHeroStory(sampleAgents.EmiNakamura);
export const JamesHolloway: Story = await loadHeroStory(sampleAgents.JamesHolloway);
export const YunaLee: Story = await loadHeroStory(sampleAgents.YunaLee);
export const KenjiMorita: Story = await loadHeroStory(sampleAgents.KenjiMorita);
export const RafaelDelgado: Story = await loadHeroStory(sampleAgents.RafaelDelgado);
