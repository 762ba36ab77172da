import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { pickByLocale } from "../../../test/fixtures/story-toolbar.ts";
import { wrap } from "../../styles/layout.css.ts";
import * as css from "../../../test/fixtures/story.css.ts";
import { Tabs } from "./tabs.tsx";

const messages = {
  ko: {
    label: "매물 종류",
    tabs: ["매매", "임대", "매매 완료", "임대 완료"],
    panels: [
      "매매 매물 6건이 있습니다.",
      "임대 매물 2건이 있습니다.",
      "매매를 마친 집 3건이 있습니다.",
      "임대를 마친 집이 없습니다.",
    ],
  },
  en: {
    label: "Kind of listing",
    tabs: ["For sale", "For rent", "Sold", "Rented"],
    panels: ["6 homes for sale.", "2 homes for rent.", "3 homes sold.", "No homes rented yet."],
  },
  ja: {
    label: "物件の種類",
    tabs: ["売買", "賃貸", "成約済み", "賃貸済み"],
    panels: [
      "売買の物件が6件あります。",
      "賃貸の物件が2件あります。",
      "成約した物件が3件あります。",
      "賃貸済みの物件はありません。",
    ],
  },
};

const counts = ["6", "2", "3", "0"];
const ids = ["sale", "rent", "sold", "rented"];

const createTabs = ({ tabs, panels }: (typeof messages)["ko"]) =>
  ids.map((id, index) => ({
    id,
    label: tabs[index] ?? id,
    count: counts[index],
    panel: <p>{panels[index]}</p>,
  }));

const meta = {
  title: "Components/Tabs",
  component: Tabs,
  parameters: { layout: "fullscreen" },
  args: { label: messages.ko.label, tabs: createTabs(messages.ko) },
  decorators: [
    (Story) => (
      <div className={wrap}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => {
    const localized = pickByLocale(globals, messages);
    return <Tabs {...args} label={localized.label} tabs={createTabs(localized)} />;
  },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SecondSelected: Story = { args: { defaultValue: "rent" } };

export const Hovered: Story = { parameters: { pseudo: { hover: ["[role=tab]:nth-child(2)"] } } };

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getAllByRole("tab")[0]).toHaveFocus();
  },
};

export const MovedByArrow: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    const third = within(canvasElement).getAllByRole("tab")[2];
    await expect(third).toHaveAttribute("aria-selected", "true");
    await expect(third).toHaveFocus();
  },
};

export const Gallery: Story = {
  parameters: {
    pseudo: {
      hover: ["[data-state=hover] [role=tab]:nth-child(2)"],
      focusVisible: ["[data-state=focus-visible] [role=tab]:nth-child(3)"],
    },
  },
  render: (_, { globals }) => {
    const localized = pickByLocale(globals, messages);
    const rows = [
      { state: "hover", selected: "sale" },
      { state: "focus-visible", selected: "sold" },
      { state: "empty", selected: "rented" },
    ];
    return (
      <div className={css.tabRows}>
        {rows.map(({ state, selected }) => (
          <div key={state} data-state={state}>
            <Tabs
              label={`${localized.label}: ${state}`}
              tabs={createTabs(localized)}
              defaultValue={selected}
            />
          </div>
        ))}
      </div>
    );
  },
};
