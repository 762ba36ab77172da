import type { Meta, StoryObj } from "@storybook/react-vite";
import { labelsFor } from "../../labels/labels.ts";
import { column, wrappingRow } from "../../../test/fixtures/story.css.ts";
import { pickByLocale, readToolbar } from "../../../test/fixtures/story-toolbar.ts";
import { TagGroup } from "./tag-group.tsx";

const messages = {
  ko: {
    label: "활동 지역",
    tags: ["어바인", "풀러턴", "부에나파크", "라팔마"],
    empty: "아직 지역이 없습니다.",
    error: "지역을 하나 이상 추가해 주세요.",
  },
  en: {
    label: "Regions",
    tags: ["Irvine", "Fullerton", "Buena Park", "La Palma"],
    empty: "No regions yet.",
    error: "Add a region.",
  },
  ja: {
    label: "活動地域",
    tags: ["アーバイン", "フラートン", "ブエナパーク", "ラパルマ"],
    empty: "地域がまだありません。",
    error: "地域を1つ以上追加してください。",
  },
};

function getVariants(globals: Readonly<Record<string, unknown>>) {
  const { common } = labelsFor(readToolbar(globals).locale);
  const texts = pickByLocale(globals, messages);
  const tags = texts.tags.map((label) => ({ value: label, label }));
  const onRemove = () => undefined;
  const base = { label: texts.label, empty: texts.empty };
  return {
    rest: { ...base, tags, onRemove, mark: common.optional },
    fixed: { ...base, tags },
    empty: { ...base, tags: [], onRemove },
    invalid: { ...base, tags: [], error: texts.error },
    oneDisabled: {
      ...base,
      onRemove,
      tags: tags.map((tag, n) => ({ ...tag, disabled: n === 0 })),
    },
  };
}

const meta = {
  title: "Components/TagGroup",
  component: TagGroup,
  args: { label: "활동 지역", tags: [] },
  render: (args, { globals }) => <TagGroup {...args} {...getVariants(globals).rest} />,
} satisfies Meta<typeof TagGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

const storyOf = (variant: keyof ReturnType<typeof getVariants>): Story => ({
  render: (args, { globals }) => <TagGroup {...args} {...getVariants(globals)[variant]} />,
});

export const Default: Story = {};

export const Fixed: Story = storyOf("fixed");

export const Empty: Story = storyOf("empty");

export const Invalid: Story = { ...storyOf("invalid"), name: "Error" };

export const OneDisabled: Story = storyOf("oneDisabled");

export const Gallery: Story = {
  render: (args, { globals }) => (
    <div className={wrappingRow}>
      {Object.entries(getVariants(globals)).map(([state, props]) => (
        <div key={state} className={column}>
          <TagGroup {...args} {...props} />
        </div>
      ))}
    </div>
  ),
};
