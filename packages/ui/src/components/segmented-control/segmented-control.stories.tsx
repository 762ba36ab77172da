import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { languageOptions } from "../../../test/fixtures/language-options.ts";
import { pickByLocale } from "../../../test/fixtures/story-toolbar.ts";
import { wrappingRow } from "../../../test/fixtures/story.css.ts";
import { DesktopIcon, SmartphoneIcon, TabletIcon } from "../icons/icons.ts";
import { SegmentedControl } from "./segmented-control.tsx";

const messages = {
  ko: {
    state: "상태",
    states: ["전체", "공개 중", "작성 중"],
    device: "기기",
    devices: ["컴퓨터", "태블릿", "휴대전화"],
    focused: "초점이 있는 상태",
    language: "언어",
  },
  en: {
    state: "Status",
    states: ["All", "Live", "Draft"],
    device: "Device",
    devices: ["Computer", "Tablet", "Phone"],
    focused: "Status, in focus",
    language: "Language",
  },
  ja: {
    state: "状態",
    states: ["すべて", "公開中", "下書き"],
    device: "機器",
    devices: ["パソコン", "タブレット", "スマートフォン"],
    focused: "フォーカスのある状態",
    language: "言語",
  },
};

type Messages = (typeof messages)["ko"];

const counts = ["10", "8", "2"];
const icons = [
  <DesktopIcon key="desktop" />,
  <TabletIcon key="tablet" />,
  <SmartphoneIcon key="phone" />,
];

const states = ({ states: names }: Messages) =>
  names.map((label, index) => ({ value: `${index}`, label, count: counts[index] }));

const oneDisabled = (args: Messages) =>
  states(args).map((state) => ({ ...state, disabled: state.value === "2" }));

const devices = ({ devices: names }: Messages) =>
  names.map((label, index) => ({ value: `${index}`, label, icon: icons[index] }));

const meta = {
  title: "Components/SegmentedControl",
  component: SegmentedControl,
  args: { label: messages.ko.state, segments: states(messages.ko), defaultValue: "0" },
  render: (args, { globals }) => {
    const localized = pickByLocale(globals, messages);
    return <SegmentedControl {...args} label={localized.state} segments={states(localized)} />;
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hovered: Story = { parameters: { pseudo: { hover: ["label:nth-child(2)"] } } };

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getAllByRole("radio")[0]).toHaveFocus();
  },
};

/** Arrow keys select the next segment and wrap index the ends. */
export const MovedByArrow: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(within(canvasElement).getAllByRole("radio")[1]).toBeChecked();
  },
};

export const Icons: Story = {
  render: (args, { globals }) => {
    const localized = pickByLocale(globals, messages);
    return <SegmentedControl {...args} label={localized.device} segments={devices(localized)} />;
  },
};

export const OneDisabled: Story = {
  render: (args, { globals }) => {
    const localized = pickByLocale(globals, messages);
    return <SegmentedControl {...args} label={localized.state} segments={oneDisabled(localized)} />;
  },
};

export const Gallery: Story = {
  parameters: {
    pseudo: {
      hover: ["[data-state=hover] label:nth-child(2)"],
      focusVisible: ["[data-state=focus-visible] label:first-child input"],
    },
  },
  render: (_, { globals }) => {
    const localized = pickByLocale(globals, messages);
    return (
      <>
        <div className={wrappingRow} data-state="hover">
          <SegmentedControl label={localized.state} segments={states(localized)} defaultValue="0" />
          <SegmentedControl
            label={localized.device}
            segments={devices(localized)}
            defaultValue="0"
          />
          <SegmentedControl
            label={localized.language}
            segments={languageOptions}
            defaultValue="ko"
          />
        </div>
        <div className={wrappingRow} data-state="focus-visible">
          <SegmentedControl
            label={localized.focused}
            segments={oneDisabled(localized)}
            defaultValue="0"
          />
        </div>
      </>
    );
  },
};
