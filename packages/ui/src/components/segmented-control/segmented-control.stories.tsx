import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { pickWords } from "../../private/story-toolbar.ts";
import { sheet } from "../../private/story-sheet.css.ts";
import { DesktopIcon, SmartphoneIcon, TabletIcon } from "../icon/icons.ts";
import { SegmentedControl } from "./segmented-control.tsx";

const words = {
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

type Words = (typeof words)["ko"];

const counts = ["10", "8", "2"];
const icons = [
  <DesktopIcon key="desktop" />,
  <TabletIcon key="tablet" />,
  <SmartphoneIcon key="phone" />,
];

const states = ({ states: names }: Words) =>
  names.map((label, at) => ({ value: `${at}`, label, count: counts[at] }));

const oneOff = (given: Words) =>
  states(given).map((state) => ({ ...state, disabled: state.value === "2" }));

const devices = ({ devices: names }: Words) =>
  names.map((label, at) => ({ value: `${at}`, label, icon: icons[at] }));

const languages = [
  { value: "ko", label: "한국어" },
  { value: "en", label: "English" },
  { value: "ja", label: "日本語" },
];

const meta = {
  title: "Components/SegmentedControl",
  component: SegmentedControl,
  args: { label: words.ko.state, segments: states(words.ko), defaultValue: "0" },
  render: (given, { globals }) => {
    const now = pickWords(globals, words);
    return <SegmentedControl {...given} label={now.state} segments={states(now)} />;
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

/** The arrow keys move the choice, and go round at the ends. */
export const MovedByArrow: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(within(canvasElement).getAllByRole("radio")[1]).toBeChecked();
  },
};

export const Icons: Story = {
  render: (given, { globals }) => {
    const now = pickWords(globals, words);
    return <SegmentedControl {...given} label={now.device} segments={devices(now)} />;
  },
};

export const OneOff: Story = {
  render: (given, { globals }) => {
    const now = pickWords(globals, words);
    return <SegmentedControl {...given} label={now.state} segments={oneOff(now)} />;
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
    const now = pickWords(globals, words);
    return (
      <>
        <div className={sheet} data-state="hover">
          <SegmentedControl label={now.state} segments={states(now)} defaultValue="0" />
          <SegmentedControl label={now.device} segments={devices(now)} defaultValue="0" />
          <SegmentedControl label={now.language} segments={languages} defaultValue="ko" />
        </div>
        <div className={sheet} data-state="focus-visible">
          <SegmentedControl label={now.focused} segments={oneOff(now)} defaultValue="0" />
        </div>
      </>
    );
  },
};
