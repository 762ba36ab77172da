import type { Meta, StoryObj } from "@storybook/react-vite";
import { cards, inset } from "../../../test/fixtures/story.css.ts";
import { houseImage } from "../../../test/fixtures/story-images.ts";
import { readToolbar } from "../../../test/fixtures/story-toolbar.ts";
import * as editorial from "../designs/editorial/editorial.css.ts";
import type { Listing } from "../content/listings.ts";
import { sampleContent } from "../../../test/fixtures/sample-homepage.ts";
import { sampleProps } from "../../../test/fixtures/sample-props.tsx";
import { ListingCard, type ListingCardClasses } from "./listing-card.tsx";

// Fictitious listings.
const listing: Listing = {
  key: "sample-1",
  type: "sale",
  status: "active",
  price: 1_935_000,
  bedrooms: 3,
  bathrooms: 2.5,
  area: 2510,
  street: "6186 Sample Court",
  city: "Irvine",
  state: "CA",
  photo: { url: "0", focus: null },
  slug: "home",
  broker: "Saltbrook Realty",
};

/** Props for the toolbar language, with drawn houses as photos. */
function sharedBy(globals: Readonly<Record<string, unknown>>) {
  const { labels, formats, links } = sampleProps(sampleContent(readToolbar(globals).locale));
  const resolveImage = (url: string) => ({ src: houseImage(Number(url)), srcSet: "" });
  return { labels, formats, links, resolveImage };
}

const meta = {
  title: "Components/ListingCard",
  component: ListingCard,
  args: { listing, ...sharedBy({}) },
  argTypes: {
    listing: { control: false },
    labels: { control: false },
    formats: { control: false },
    links: { control: false },
    resolveImage: { control: false },
    classes: { control: false },
  },
  render: (given, { globals }) => (
    <ul className={cards}>
      <ListingCard {...given} {...sharedBy(globals)} />
    </ul>
  ),
} satisfies Meta<typeof ListingCard>;
export default meta;

type Story = StoryObj<typeof meta>;

const a = (change: Partial<Listing>) => ({ listing: { ...listing, ...change } });

export const Default: Story = {};

export const New: Story = { args: a({ status: "new", photo: { url: "1", focus: null } }) };

/** A hollow square: not available. */
export const Pending: Story = { args: a({ status: "pending" }) };

export const Sold: Story = { args: a({ type: "sold", status: "sold" }) };

export const Rent: Story = { args: a({ type: "rent", price: 4200 }) };

/** A placeholder plan, with a text for screen readers. */
export const NoPhoto: Story = { args: a({ photo: null }) };

export const LongAddress: Story = {
  args: a({
    street: "12048 North San Bernardino Mountain Overlook Boulevard, Building 12, Apt. 1204",
    city: "Rancho Santa Margarita",
    broker: "Featherstonehaugh & Montgomery International Realty of Southern California",
  }),
};

/** Street, price and status withheld by the owner. */
export const Withheld: Story = {
  args: a({ street: null, price: null, status: null, area: null, broker: null }),
};

const row: ListingCardClasses = {
  root: editorial.card,
  photo: editorial.cardPhoto,
  status: editorial.cardStatus,
  price: editorial.cardPrice,
  facts: editorial.cardFacts,
  broker: editorial.cardBroker,
  address: editorial.cardAddress,
};

/** Custom layout: the row of Editorial, with the address as its title. */
export const Row: Story = {
  args: { classes: row, ratio: [3, 2] },
  render: (given, { globals }) => (
    <div className={inset}>
      <ul className={editorial.listings}>
        <ListingCard {...given} {...sharedBy(globals)} />
      </ul>
    </div>
  ),
};

const shown: readonly Partial<Listing>[] = [
  { key: "rest" },
  { key: "hover", status: "new", photo: { url: "1", focus: null } },
  { key: "focus", status: "open", photo: { url: "2", focus: null } },
  { key: "pending", status: "pending", price: 2_260_000 },
  { key: "sold", type: "sold", status: "sold", photo: { url: "2", focus: null } },
  { key: "rent", type: "rent", price: 4200, photo: { url: "1", focus: null } },
  { key: "none", photo: null },
  { ...LongAddress.args?.listing, key: "long" },
  { ...Withheld.args?.listing, key: "withheld", photo: null },
];

export const Gallery: Story = {
  parameters: {
    pseudo: {
      hover: ["ul > li:nth-child(2)"],
      focusVisible: ["ul > li:nth-child(3) a"],
    },
  },
  render: (given, { globals }) => (
    <>
      <ul className={cards}>
        {shown.map((change) => (
          <ListingCard
            key={change.key}
            {...given}
            {...sharedBy(globals)}
            listing={{ ...listing, ...change }}
          />
        ))}
      </ul>
      <div className={inset}>
        <ul className={editorial.listings}>
          <ListingCard {...given} {...sharedBy(globals)} classes={row} ratio={[3, 2]} />
        </ul>
      </div>
    </>
  ),
};
