import type { Meta, StoryObj } from "@storybook/react-vite";
import { expectEqualFirm } from "../../test/fixtures/expect-equal-firm.ts";
import {
  georgiaAgent,
  georgiaFirm,
  georgiaListing,
  georgiaProfile,
} from "../../test/fixtures/georgia-profile.ts";
import { SampleListingPage } from "../../test/fixtures/sample-listing-page.tsx";
import { readToolbar } from "../../test/fixtures/story-toolbar.ts";
import type { TemplateId } from "../homepage/template-ids.ts";

/** Pages of a home in Georgia: the firm is as large as the agent, wherever the agent stands. */
const meta = {
  title: "Templates/Georgia/Listing",
  // Whole pages would be too large for one page with all stories.
  tags: ["!autodocs"],
  args: { template: "portrait" },
  parameters: { theme: "own", layout: "fullscreen" },
  render: ({ template }, { globals }) => (
    <SampleListingPage
      template={template}
      toolbar={{ ...readToolbar(globals), locale: "en" }}
      profile={georgiaProfile}
      listing={georgiaListing}
    />
  ),
  play: ({ canvasElement }) => expectEqualFirm(canvasElement, georgiaAgent, georgiaFirm),
} satisfies Meta<{ template: TemplateId }>;
export default meta;

type Story = StoryObj<typeof meta>;

/** With the agent on the request form, as in Panorama and Brokerage. */
export const InColumns: Story = { args: { template: "portrait" } };
/** With the agent next to the text, as in Editorial. */
export const InRows: Story = { args: { template: "atelier" } };
