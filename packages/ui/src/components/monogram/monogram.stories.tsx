import type { Meta, StoryObj } from "@storybook/react-vite";
import { pickByLocale } from "../../../test/fixtures/story-toolbar.ts";
import { inset, joinedRow, onPlane, wrappingRow } from "../../../test/fixtures/story.css.ts";
import { createTheme } from "../../theme/create-theme.ts";
import { Theme } from "../../theme/theme.tsx";
import { Monogram, type MonogramProps } from "./monogram.tsx";

const monograms: Readonly<Record<"ko" | "en" | "ja", Pick<MonogramProps, "character" | "lang">>> = {
  ko: { character: "김", lang: "ko" },
  en: { character: "C", lang: "en" },
  ja: { character: "佐", lang: "ja" },
};

const meta = {
  title: "Components/Monogram",
  component: Monogram,
  args: monograms.ko,
  render: (args, { globals }) => <Monogram {...args} {...pickByLocale(globals, monograms)} />,
} satisfies Meta<typeof Monogram>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Replaces a portrait, on a colored background. */
export const Plate: Story = {
  args: { size: "large", tone: "plate" },
  decorators: [
    (Story) => (
      <div className={onPlane}>
        <Story />
      </div>
    ),
  ],
};

/** Five fictitious agents, each in the color scheme of their main color. */
const agents = [
  { ...monograms.ko, color: "#0F5C4A" },
  { ...monograms.ja, color: "#E2401B" },
  { ...monograms.en, color: "#F7CAD0" },
  { character: "최", lang: "ko", color: "#FFD400" },
  { character: "J", lang: "en", color: "#16161A" },
] as const;

function Agents({ dark }: { dark: boolean }) {
  return agents.map(({ color, ...monogram }) => (
    <Theme
      key={color}
      className={inset}
      theme={createTheme({ mainColor: color, heroDark: dark, contentDark: dark })}
    >
      <Monogram {...monogram} />
    </Theme>
  ));
}

export const Gallery: Story = {
  render: (args, { globals }) => {
    const monogram = pickByLocale(globals, monograms);
    return (
      <>
        <div className={wrappingRow}>
          <Monogram {...args} {...monogram} />
          <Monogram {...args} {...monogram} size="large" />
        </div>
        <div className={onPlane}>
          <Monogram {...args} {...monogram} size="large" tone="plate" />
        </div>
        {[false, true].map((dark) => (
          <div key={String(dark)} className={joinedRow}>
            <Agents dark={dark} />
          </div>
        ))}
      </>
    );
  },
};
