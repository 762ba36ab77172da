import type { Meta, StoryObj } from "@storybook/react-vite";
import { designComponents } from "../../test/fixtures/design-components.ts";
import { expectEqualFirm } from "../../test/fixtures/expect-equal-firm.ts";
import { georgiaAgent, georgiaFirm, georgiaProfile } from "../../test/fixtures/georgia-profile.ts";
import { SamplePage } from "../../test/fixtures/sample-page.tsx";
import { readToolbar } from "../../test/fixtures/story-toolbar.ts";
import type { TemplateId } from "./template-ids.ts";

/** Homepages of an agent in Georgia: the firm is as large as the agent, wherever the agent stands. */
const meta = {
  title: "Templates/Georgia/Homepage",
  // Whole pages would be too large for one page with all stories.
  tags: ["!autodocs"],
  args: { template: "portrait" },
  parameters: { theme: "own", layout: "fullscreen" },
  render: ({ template }, { globals }) => (
    <SamplePage
      template={designComponents[template]}
      templateId={template}
      toolbar={{ ...readToolbar(globals), locale: "en" }}
      profile={georgiaProfile}
    />
  ),
  play: ({ canvasElement }) => expectEqualFirm(canvasElement, georgiaAgent, georgiaFirm),
} satisfies Meta<{ template: TemplateId }>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OfPortrait: Story = { args: { template: "portrait" } };
export const OfPanorama: Story = { args: { template: "panorama" } };
export const OfEditorial: Story = { args: { template: "editorial" } };
export const OfAtelier: Story = { args: { template: "atelier" } };
export const OfBrokerage: Story = { args: { template: "brokerage" } };
