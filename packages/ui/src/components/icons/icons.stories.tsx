import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  iconGlyph,
  iconName,
  captionedGrid,
  onDark,
  wrappingRow,
} from "../../../test/fixtures/story.css.ts";
import * as icons from "./icons.ts";

const meta = {
  title: "Components/Icons",
  component: icons.GlobeIcon,
  args: {},
  argTypes: {
    size: {
      control: { type: "number" },
      description: "Edge in px.",
      table: { type: { summary: "number" }, defaultValue: { summary: "24" } },
    },
  },
} satisfies Meta<typeof icons.GlobeIcon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** 20 px in buttons, 24 px by default, 34 px on the play button. */
export const Sizes: Story = {
  render: () => (
    <div className={wrappingRow}>
      {[20, 24, 34, 48].map((size) => (
        <icons.GlobeIcon key={size} size={size} />
      ))}
    </div>
  ),
};

/** Stroke and fill use `currentColor`. */
export const OnDark: Story = {
  render: () => (
    <div className={onDark}>
      <icons.GlobeIcon />
      <icons.KakaoIcon />
    </div>
  ),
};

export const Gallery: Story = {
  render: () => (
    <ul className={captionedGrid} lang="en">
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} className={iconName}>
          <span className={iconGlyph}>
            <Icon />
          </span>
          {name}
        </li>
      ))}
    </ul>
  ),
};
