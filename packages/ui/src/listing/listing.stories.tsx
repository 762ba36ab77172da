import type { Meta, StoryObj } from "@storybook/react-vite";
import { SampleListingPage } from "../../test/fixtures/sample-listing-page.tsx";
import { sampleShowing, sampleShowingDays } from "../../test/fixtures/sample-showing.ts";
import { readToolbar } from "../../test/fixtures/story-toolbar.ts";

/** A dark photo, on which the address is legible, and its luminance. */
const darkPhoto = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2" preserveAspectRatio="none"><path fill="#46525c" d="M0 0h3v2H0z"/><path fill="#2c3339" d="M0 1.1h3V2H0z"/></svg>',
)}`;
const darkLuminance = { columns: 12, rows: 8, values: new Uint8Array(96).fill(12) };

/** A portrait or a panorama in gray. */
const shaped = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="#cfd6d8" d="M0 0h${width}v${height}H0z"/><circle fill="#8b979b" cx="${width / 2}" cy="${height / 2}" r="${Math.min(width, height) / 3}"/></svg>`,
  )}`;
const shapes = [shaped(2, 3), shaped(5, 1), shaped(3, 2)];

const meta = {
  title: "Templates/Listing",
  component: SampleListingPage,
  args: { template: "portrait", toolbar: readToolbar({}) },
  argTypes: {
    toolbar: { table: { disable: true } },
    listing: { table: { disable: true } },
    photoLuminance: { table: { disable: true } },
    showing: { table: { disable: true } },
    imageUrl: { table: { disable: true } },
    mainColor: { control: "color" },
    dark: { control: "boolean" },
  },
  parameters: {
    theme: "own",
    layout: "fullscreen",
    docs: { story: { inline: false, height: "720px" } },
  },
  render: (args, { globals }) => <SampleListingPage {...args} toolbar={readToolbar(globals)} />,
} satisfies Meta<typeof SampleListingPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { args: { dark: true } };
export const DifficultColor: Story = { args: { mainColor: "#FFD400", dark: true } };

export const Panorama: Story = { args: { template: "panorama" } };
/** The address is white above the edge of the photo, and in the text color below it. */
export const PanoramaNameOnPhoto: Story = {
  args: { template: "panorama", photoLuminance: darkLuminance, imageUrl: () => darkPhoto },
};
export const PanoramaDark: Story = { args: { template: "panorama", dark: true } };
export const Editorial: Story = { args: { template: "editorial" } };
/** The monthly payment is on the main color. */
export const EditorialDifficultColor: Story = {
  args: { template: "editorial", mainColor: "#FFD400", dark: true },
};
export const Atelier: Story = { args: { template: "atelier" } };
export const AtelierDark: Story = { args: { template: "atelier", dark: true } };
export const Brokerage: Story = { args: { template: "brokerage" } };

const showing = sampleShowing("en");
/** A day and a half of it, with what the clocks show where the visitor is. */
export const ShowingDay: Story = {
  args: {
    showing: {
      open: showing.open && {
        ...showing.open,
        days: sampleShowingDays("en", "Fri 2–5 AM in Seoul"),
        day: "2026-12-03",
        time: "afternoon",
      },
      onAdd: () => undefined,
    },
  },
};
/** Three times, one of which was refused. */
export const ShowingChosen: Story = {
  args: {
    showing: {
      chosen: ["Thursday, December 3, 12–5 PM", "Friday, December 4, 9 AM–12 PM"].map((text) => ({
        text,
        elsewhere: "Seoul: Friday, December 4, 5–10 AM",
      })),
      open: null,
      onAdd: () => undefined,
      error: "This time has passed. Choose another.",
    },
  },
};

export const Sold: Story = {
  args: { type: "sold", listing: { closeDate: "2026-10-02", closePrice: 1_500_000 } },
};
export const NoPhotos: Story = { args: { listing: { media: [] } } };
/** Sixty photos: portraits, panoramas and usual ones. */
export const ManyPhotos: Story = {
  args: {
    listing: {
      media: Array.from({ length: 60 }, (_, order) => ({
        mediaURL: `https://media.example/${order}.jpg`,
        order,
        shortDescription: "Living room",
      })),
    },
    imageUrl: (url) => shapes[Number(/\d+/.exec(url)?.[0] ?? 0) % shapes.length] ?? shapes[0] ?? "",
  },
};
/** An address of 120 characters. */
export const LongAddress: Story = {
  args: {
    listing: {
      unparsedAddress:
        "12345 Northwest Sample Homestead Plantation Boulevard Extension, Building 1200, Penthouse 4501-B, Lower Garden Entrance",
    },
  },
};
/** Altered photos: with their original, and of a feed, which does not say which photo is it. */
export const AlteredPhotos: Story = {
  args: {
    listing: {
      media: ["dusk", "staged", "day", "garden"].map((name, order) => ({
        mediaURL: `https://media.example/${name}.jpg`,
        order,
        shortDescription: "Front exterior",
        ...(name === "dusk" && {
          mediaAlteration: ["TwilightConversion"],
          originalURL: "https://media.example/day.jpg",
        }),
        ...(name === "staged" && { mediaAlteration: ["VirtualStagingItemAddition"] }),
      })),
    },
  },
};
export const NoAddress: Story = { args: { listing: { unparsedAddress: null, city: null } } };
export const HiddenAddress: Story = { args: { listing: { internetAddressDisplayYN: false } } };
/** Only key, price and remarks in capitals, with markup and an emoji. */
export const Bare: Story = {
  args: {
    listing: {
      media: [],
      words: null,
      rooms: [],
      openHouses: [],
      heating: null,
      cooling: null,
      roof: null,
      view: null,
      waterSource: null,
      sewer: null,
      parkingFeatures: null,
      constructionMaterials: null,
      yearBuilt: null,
      lotSizeSquareFeet: null,
      publicRemarks: "<b>MOVE-IN READY</b> ".repeat(40) + "🏡",
    },
  },
};
