import type { Meta, StoryObj } from "@storybook/react-vite";
import { pickByLocale } from "../../../test/fixtures/story-toolbar.ts";
import { editorColumn } from "../../../test/fixtures/story.css.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";

const messages = {
  ko: { label: "현재 위치", path: ["홈페이지", "김서연", "버전"] },
  en: { label: "Breadcrumb", path: ["Websites", "Grace Kim", "Versions"] },
  ja: { label: "現在の位置", path: ["ホームページ", "グレース・キム", "バージョン"] },
};

const createItems = (path: readonly string[]) =>
  path.map((label, index) => ({ label, href: `#${index}` }));

const long = "캘리포니아주 오렌지카운티 어바인 우드버리 이스트 14번지 단독주택 매물 상세";

const meta = {
  title: "Components/Breadcrumbs",
  component: Breadcrumbs,
  args: { label: messages.ko.label, items: createItems(messages.ko.path) },
  render: (args, { globals }) => {
    const { label, path } = pickByLocale(globals, messages);
    return <Breadcrumbs {...args} label={label} items={createItems(path)} />;
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gallery: Story = {
  parameters: { pseudo: { focusVisible: ["[data-state=focus-visible] li:nth-child(2) a"] } },
  render: (_, { globals }) => {
    const { label, path } = pickByLocale(globals, messages);
    return (
      <div className={editorColumn}>
        <Breadcrumbs label={label} items={createItems(path)} />
        <Breadcrumbs label={`${label} 2`} items={createItems(path)} data-state="focus-visible" />
        <Breadcrumbs label={`${label} 3`} items={createItems([...path.slice(0, 2), long])} />
      </div>
    );
  },
};
