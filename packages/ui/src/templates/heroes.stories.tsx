import type { Meta, StoryObj } from "@storybook/react-vite";
import { housePicture, portraitPicture } from "../private/story-picture.ts";
import { onlyTop } from "../private/story-sheet.css.ts";
import { readToolbar } from "../private/story-toolbar.ts";
import { Editorial } from "./editorial/editorial.tsx";
import { Panorama } from "./panorama/panorama.tsx";
import { Portrait } from "./portrait/portrait.tsx";
import { type SampleAgent, sampleAgents } from "./sample-agents.ts";
import { sampleControls, SamplePage } from "./sample-page.tsx";

/** The first view of the ten sample agents: every colour, script and pair of flags that the design draws. */
const meta = {
  title: "Templates/Heroes",
  // Ten pages on one would be ten themes: each is looked at alone.
  tags: ["!autodocs"],
  component: SamplePage,
  args: { template: Portrait, toolbar: readToolbar({}), picture },
  argTypes: sampleControls,
  parameters: { theme: "own", layout: "fullscreen" },
  render: (args) => (
    <div className={onlyTop}>
      <SamplePage {...args} />
    </div>
  ),
} satisfies Meta<typeof SamplePage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The agent stands in the frame of the portrait, a house everywhere else. */
function picture(url: string): string {
  return url.endsWith("/id.jpg") ? portraitPicture() : housePicture(2);
}

const templates = { portrait: Portrait, panorama: Panorama, editorial: Editorial };

function heroOf({ template, ...agent }: SampleAgent): Story {
  return { args: { template: templates[template], ...agent } };
}

export const GraceKim: Story = heroOf(sampleAgents.GraceKim);
export const MichaelPark: Story = heroOf(sampleAgents.MichaelPark);
export const HarukaSato: Story = heroOf(sampleAgents.HarukaSato);
export const ClaireWhitmore: Story = heroOf(sampleAgents.ClaireWhitmore);
export const DanielChoi: Story = heroOf(sampleAgents.DanielChoi);
export const EmiNakamura: Story = heroOf(sampleAgents.EmiNakamura);
export const JamesHolloway: Story = heroOf(sampleAgents.JamesHolloway);
export const YunaLee: Story = heroOf(sampleAgents.YunaLee);
export const KenjiMorita: Story = heroOf(sampleAgents.KenjiMorita);
export const RafaelDelgado: Story = heroOf(sampleAgents.RafaelDelgado);
