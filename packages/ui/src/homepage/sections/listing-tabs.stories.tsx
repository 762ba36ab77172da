import type { Meta, StoryObj } from "@storybook/react-vite";
import { stack } from "../../../test/fixtures/story.css.ts";
import { readToolbar } from "../../../test/fixtures/story-toolbar.ts";
import { wrap } from "../../styles/layout.css.ts";
import type { ListingsTab } from "../content/listings.ts";
import { sampleContent } from "../../../test/fixtures/sample-homepage.ts";
import { sampleProps } from "../../../test/fixtures/sample-props.tsx";
import { ListingTabs } from "./listing-tabs.tsx";

function sharedBy(globals: Readonly<Record<string, unknown>>) {
  const { labels, formats, links } = sampleProps(sampleContent(readToolbar(globals).locale));
  return { labels, formats, links };
}

const tabs = (current: ListingsTab["type"], sold = 3): readonly ListingsTab[] => [
  { type: "sale", count: 6, current: current === "sale" },
  { type: "rent", count: 2, current: current === "rent" },
  { type: "sold", count: sold, current: current === "sold" },
  { type: "rented", count: 0, current: current === "rented" },
];

const meta = {
  title: "Components/ListingTabs",
  component: ListingTabs,
  parameters: { layout: "fullscreen" },
  args: { tabs: tabs("sale"), ...sharedBy({}) },
  // On mobile the row scrolls edge to edge, so the story needs the page margins.
  decorators: [
    (Story) => (
      <div className={wrap}>
        <Story />
      </div>
    ),
  ],
  argTypes: { labels: { control: false }, formats: { control: false }, links: { control: false } },
  render: (given, { globals }) => <ListingTabs {...given} {...sharedBy(globals)} />,
} satisfies Meta<typeof ListingTabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AnotherCurrent: Story = { args: { tabs: tabs("sold") } };

/** Wider than a mobile screen: the row scrolls. */
export const ManyHomes: Story = { args: { tabs: tabs("sold", 12_480) } };

/** For use next to a heading with a rule. */
export const Bare: Story = { args: { bare: true } };

const states = ["rest", "hover", "focus", "sold", "bare"] as const;

export const Gallery: Story = {
  parameters: {
    pseudo: {
      hover: ["[data-state=hover] li:nth-child(2) > a"],
      focusVisible: ["[data-state=focus] li:nth-child(2) > a"],
    },
  },
  render: (_, { globals }) => {
    const { labels, ...shared } = sharedBy(globals);
    const { homepage } = labels;
    return (
      <div className={stack}>
        {states.map((state, index) => (
          <div key={state} data-state={state}>
            <ListingTabs
              {...shared}
              labels={{
                homepage: {
                  listings: {
                    ...homepage.listings,
                    tabs: `${homepage.listings.tabs} ${index + 1}`,
                  },
                },
              }}
              tabs={state === "sold" ? tabs("sold", 12_480) : tabs("sale")}
              bare={state === "bare"}
            />
          </div>
        ))}
      </div>
    );
  },
};
