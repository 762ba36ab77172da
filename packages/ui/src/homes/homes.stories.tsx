import type { Meta, StoryObj } from "@storybook/react-vite";
import { SampleHomesPage } from "../../test/fixtures/sample-homes-page.tsx";
import { readToolbar } from "../../test/fixtures/story-toolbar.ts";

const meta = {
  title: "Templates/Homes",
  component: SampleHomesPage,
  args: { template: "portrait", toolbar: readToolbar({}) },
  argTypes: {
    toolbar: { table: { disable: true } },
    homes: { table: { disable: true } },
    query: { table: { disable: true } },
    mainColor: { control: "color" },
    dark: { control: "boolean" },
  },
  parameters: {
    theme: "own",
    layout: "fullscreen",
    docs: { story: { inline: false, height: "720px" } },
  },
  render: (args, { globals }) => <SampleHomesPage {...args} toolbar={readToolbar(globals)} />,
} satisfies Meta<typeof SampleHomesPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Two homes are near each other, and one mark. */
export const Map: Story = { args: { query: { view: "map" } } };
export const MapDifficultColor: Story = {
  args: { query: { view: "map" }, mainColor: "#FFD400", dark: true },
};

export const Panorama: Story = { args: { template: "panorama" } };
export const Editorial: Story = { args: { template: "editorial" } };
export const EditorialMap: Story = { args: { template: "editorial", query: { view: "map" } } };
export const Atelier: Story = { args: { template: "atelier" } };
export const Brokerage: Story = { args: { template: "brokerage" } };

/** The filters can be removed one by one. */
export const NoMatch: Story = { args: { query: { city: "Tustin", beds: 5 } } };
export const NoHomes: Story = { args: { homes: [] } };
/** More homes than fit on a page. */
export const Pages: Story = {
  args: { homes: Array.from({ length: 60 }, (_, n) => ({ listPrice: 900_000 + n * 10_000 })) },
};
