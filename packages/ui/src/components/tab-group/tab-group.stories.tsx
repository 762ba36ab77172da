import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { pickByLocale } from "../../../test/fixtures/story-toolbar.ts";
import { stack } from "../../../test/fixtures/story.css.ts";
import { GlobeIcon, MailIcon, MoonIcon } from "../icons/icons.ts";
import { TabGroup } from "./tab-group.tsx";

const messages = {
  ko: {
    label: "설정",
    tabs: ["알림", "언어", "화면"],
    panels: ["새 문의가 오면 메일로 알립니다.", "세 언어로 보입니다.", "밝은 화면을 씁니다."],
  },
  en: {
    label: "Settings",
    tabs: ["Notifications", "Languages", "Display"],
    panels: ["New inquiries arrive by email.", "Shown in three languages.", "Always light."],
  },
  ja: {
    label: "設定",
    tabs: ["通知", "言語", "表示"],
    panels: [
      "新しいお問い合わせをメールでお知らせします。",
      "3つの言語で表示します。",
      "常に明るく表示します。",
    ],
  },
};

const icons = [<MailIcon key="mail" />, <GlobeIcon key="globe" />, <MoonIcon key="moon" />];

function createTabs({ tabs, panels }: (typeof messages)["ko"], withIcons = false) {
  return tabs.map((label, index) => ({
    id: String(index),
    label,
    panel: <p>{panels[index]}</p>,
    icon: withIcons ? icons[index] : undefined,
    count: index === 0 ? "6" : undefined,
    disabled: index === 1,
  }));
}

const meta = {
  title: "Components/TabGroup",
  component: TabGroup,
  args: { label: messages.ko.label, tabs: createTabs(messages.ko) },
  argTypes: { tabs: { control: false } },
  render: (args, { globals }) => {
    const localized = pickByLocale(globals, messages);
    return <TabGroup {...args} label={localized.label} tabs={createTabs(localized)} />;
  },
} satisfies Meta<typeof TabGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Vertical: Story = { args: { orientation: "vertical" } };

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

/** Skips the disabled tab. */
export const MovedByArrow: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(within(canvasElement).getAllByRole("tab")[2]).toHaveFocus();
  },
};

export const Gallery: Story = {
  parameters: { pseudo: { focusVisible: ["[data-state=focus-visible] [role=tab]:nth-child(1)"] } },
  render: (_, { globals }) => {
    const localized = pickByLocale(globals, messages);
    return (
      <div className={stack}>
        <TabGroup label={localized.label} tabs={createTabs(localized)} />
        <TabGroup
          label={`${localized.label} 2`}
          tabs={createTabs(localized, true)}
          defaultValue="2"
          orientation="vertical"
          data-state="focus-visible"
        />
        <div dir="rtl">
          <TabGroup
            label={`${localized.label} 3`}
            tabs={createTabs(localized, true)}
            orientation="vertical"
          />
        </div>
      </div>
    );
  },
};
