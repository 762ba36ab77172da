import type { Meta, StoryObj } from "@storybook/react-vite";
import { pickByLocale } from "../../../test/fixtures/story-toolbar.ts";
import { wrappingRow } from "../../../test/fixtures/story.css.ts";
import { Button } from "../button/button.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { UploadIcon } from "../icons/icons.ts";
import { FileTrigger } from "./file-trigger.tsx";

const messages = { ko: "파일 고르기", en: "Choose a file", ja: "ファイルを選ぶ" };

const noop = () => undefined;

const meta = {
  title: "Components/FileTrigger",
  component: FileTrigger,
  args: { children: <Button size="small">{messages.ko}</Button>, onSelect: noop },
  argTypes: { children: { control: false } },
  render: (args, { globals }) => (
    <FileTrigger {...args}>
      <Button size="small">{pickByLocale(globals, messages)}</Button>
    </FileTrigger>
  ),
} satisfies Meta<typeof FileTrigger>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Camera: Story = { args: { accept: ["image/*"], camera: "environment" } };

export const Disabled: Story = {
  render: (args, { globals }) => (
    <FileTrigger {...args}>
      <Button size="small" disabled>
        {pickByLocale(globals, messages)}
      </Button>
    </FileTrigger>
  ),
};

export const Gallery: Story = {
  render: (args, { globals }) => {
    const label = pickByLocale(globals, messages);
    return (
      <div className={wrappingRow}>
        <FileTrigger {...args}>
          <Button size="small">{label}</Button>
        </FileTrigger>
        <FileTrigger {...args}>
          <Button size="small" variant="outline" disabled>
            {label}
          </Button>
        </FileTrigger>
        <FileTrigger {...args}>
          <IconButton label={label}>
            <UploadIcon />
          </IconButton>
        </FileTrigger>
      </div>
    );
  },
};
