import type { Meta, StoryObj } from "@storybook/react-vite";
import { wrappingRow } from "../../../test/fixtures/story.css.ts";
import { pickByLocale } from "../../../test/fixtures/story-toolbar.ts";
import { ArrowLeftIcon, ArrowRightIcon, CropIcon } from "../icons/icons.ts";
import { IconButton } from "./icon-button.tsx";

const messages = {
  ko: { crop: "자르기", previous: "이전", next: "다음" },
  en: { crop: "Crop", previous: "Previous", next: "Next" },
  ja: { crop: "トリミング", previous: "前へ", next: "次へ" },
};

const meta = {
  title: "Components/IconButton",
  component: IconButton,
  args: { label: messages.ko.crop, children: <CropIcon /> },
  argTypes: { children: { control: false } },
  render: (args, { globals }) => (
    <IconButton {...args} label={pickByLocale(globals, messages).crop} />
  ),
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Disabled: Story = { args: { disabled: true } };

export const Framed: Story = { args: { variant: "framed" } };

const states = ["rest", "hover", "focus-visible", "off"] as const;

export const Gallery: Story = {
  parameters: {
    pseudo: {
      hover: ["[data-state=hover] > *"],
      focusVisible: ["[data-state=focus-visible] > *"],
    },
  },
  render: (_, { globals }) => {
    const { crop, previous, next } = pickByLocale(globals, messages);
    return (
      <>
        {states.map((state) => (
          <div key={state} className={wrappingRow} data-state={state}>
            <IconButton label={crop} disabled={state === "off"}>
              <CropIcon />
            </IconButton>
            <IconButton label={previous} variant="framed" disabled={state === "off"}>
              <ArrowLeftIcon />
            </IconButton>
            <IconButton label={next} variant="framed" disabled={state === "off"}>
              <ArrowRightIcon />
            </IconButton>
          </div>
        ))}
      </>
    );
  },
};
