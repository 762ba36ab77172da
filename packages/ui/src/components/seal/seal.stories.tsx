import type { Meta, StoryObj } from "@storybook/react-vite";
import { pickWords } from "../../private/story-toolbar.ts";
import { inset, joinedRow } from "../../private/story-content.css.ts";
import { InScheme } from "../../private/story-scheme.tsx";
import { onPlane, sheet } from "../../private/story-sheet.css.ts";
import { createTheme } from "../../theme/create-theme.ts";
import { Seal, type SealProps } from "./seal.tsx";

const seals: Readonly<Record<"ko" | "en" | "ja", Pick<SealProps, "character" | "lang">>> = {
  ko: { character: "김", lang: "ko" },
  en: { character: "C", lang: "en" },
  ja: { character: "佐", lang: "ja" },
};

const meta = {
  title: "Components/Seal",
  component: Seal,
  args: seals.ko,
  render: (given, { globals }) => <Seal {...given} {...pickWords(globals, seals)} />,
} satisfies Meta<typeof Seal>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** In place of a portrait, on the plane. */
export const Plate: Story = {
  args: { size: "large", tone: "plate" },
  decorators: [
    (Show) => (
      <div className={onPlane}>
        <Show />
      </div>
    ),
  ],
};

/** Five of the sample agents, each in the scheme made from their colour. */
const agents = [
  { ...seals.ko, color: "#0F5C4A" },
  { ...seals.ja, color: "#E2401B" },
  { ...seals.en, color: "#F7CAD0" },
  { character: "최", lang: "ko", color: "#FFD400" },
  { character: "J", lang: "en", color: "#16161A" },
] as const;

function Agents({ dark }: { dark: boolean }) {
  return agents.map(({ color, ...seal }) => (
    <InScheme
      key={color}
      className={inset}
      scheme={createTheme({ mainColor: color, heroDark: dark, contentDark: dark }).content}
    >
      <Seal {...seal} />
    </InScheme>
  ));
}

export const Gallery: Story = {
  render: (given, { globals }) => {
    const seal = pickWords(globals, seals);
    return (
      <>
        <div className={sheet}>
          <Seal {...given} {...seal} />
          <Seal {...given} {...seal} size="large" />
        </div>
        <div className={onPlane}>
          <Seal {...given} {...seal} size="large" tone="plate" />
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
