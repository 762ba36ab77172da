import type { Meta, StoryObj } from "@storybook/react-vite";
import { column } from "../../../test/fixtures/story.css.ts";
import { DateField } from "../date-field/date-field.tsx";
import { LocaleProvider } from "./locale-provider.tsx";

const meta = {
  title: "Components/LocaleProvider",
  component: LocaleProvider,
  args: {
    locale: "ko",
    children: (
      <div className={column}>
        <DateField label="2026-11-20" defaultValue="2026-11-20" />
      </div>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof LocaleProvider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const English: Story = { args: { locale: "en" } };

export const Japanese: Story = { args: { locale: "ja-JP" } };
