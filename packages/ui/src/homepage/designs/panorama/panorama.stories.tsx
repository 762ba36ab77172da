import type { Meta, StoryObj } from "@storybook/react-vite";
import { readToolbar } from "../../../../test/fixtures/story-toolbar.ts";
import { sampleCases, sampleControls, SamplePage } from "../../../../test/fixtures/sample-page.tsx";
import { sampleListings } from "../../../../test/fixtures/sample-homepage.ts";
import { Panorama } from "./panorama.tsx";

/** Adds a kitchen to the first listing and a bedroom to the second. */
function withRooms(listings: ReturnType<typeof sampleListings>) {
  const rooms = ["Kitchen with an island", "Main bedroom"];
  const sale = listings.byType.sale.map((listing, index) => {
    const room = rooms[index];
    if (!room) return listing;
    const media = {
      mediaURL: `https://media.example/room-${index}.jpg`,
      order: 1,
      shortDescription: room,
    };
    return { ...listing, media: [...(listing.media ?? []), media] };
  });
  return { ...listings, byType: { ...listings.byType, sale } };
}

/** A dark photo, on which the name is legible, and its luminance. */
const darkPhoto = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2" preserveAspectRatio="none"><path fill="#46525c" d="M0 0h3v2H0z"/><path fill="#2c3339" d="M0 1.1h3V2H0z"/></svg>',
)}`;
const darkLuminance = { columns: 12, rows: 8, values: new Uint8Array(96).fill(12) };

const meta = {
  title: "Templates/Panorama",
  component: SamplePage,
  args: {
    template: Panorama,
    toolbar: readToolbar({}),
    templateId: "panorama",
    listings: withRooms(sampleListings({ sale: 40, rent: 1, sold: 3 })),
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
/** The name is split at the edge of the cover: white above it, in the text color of the plate below. */
export const NameOnPhoto: Story = {
  args: { coverLuminance: darkLuminance, imageUrl: () => darkPhoto },
};

/** In the dark scheme the name has one color. */
export const NameOnCoverDark: Story = {
  args: { ...sampleCases.Dark, coverLuminance: darkLuminance, imageUrl: () => darkPhoto },
};

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
