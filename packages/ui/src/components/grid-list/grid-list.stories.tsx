import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { controlLabelsFor } from "../../labels/controls/control-labels.ts";
import { houseImage } from "../../../test/fixtures/story-images.ts";
import { pickByLocale, readToolbar } from "../../../test/fixtures/story-toolbar.ts";
import { editorColumn, tilePhoto } from "../../../test/fixtures/story.css.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { TrashIcon } from "../icons/icons.ts";
import { GridList, type GridListProps } from "./grid-list.tsx";

const messages = {
  ko: {
    sections: "섹션",
    names: ["소개", "매물", "갤러리", "영상"],
    photos: "사진",
    photo: "사진",
    remove: "삭제",
    empty: "섹션을 추가해 주세요.",
  },
  en: {
    sections: "Sections",
    names: ["About you", "Listings", "Gallery", "Video"],
    photos: "Photos",
    photo: "Photo",
    remove: "Delete",
    empty: "Add a section.",
  },
  ja: {
    sections: "セクション",
    names: ["プロフィール", "物件", "ギャラリー", "動画"],
    photos: "写真",
    photo: "写真",
    remove: "削除",
    empty: "セクションを追加してください。",
  },
};

interface Item {
  readonly id: string;
  readonly name: string;
}

type Globals = Readonly<Record<string, unknown>>;

function createProps(globals: Globals, layout: "list" | "grid" = "list"): GridListProps<Item> {
  const { sections, names, photos, photo, remove } = pickByLocale(globals, messages);
  return {
    labels: controlLabelsFor(readToolbar(globals).locale).gridList,
    label: layout === "grid" ? photos : sections,
    items: names.map((name, index) => ({
      id: String(index),
      name: layout === "grid" ? `${photo} ${index + 1}` : name,
    })),
    itemKey: ({ id }) => id,
    itemLabel: ({ name }) => name,
    layout,
    actions: ({ name }) => (
      <IconButton label={`${name} ${remove}`}>
        <TrashIcon />
      </IconButton>
    ),
    children: ({ id, name }) =>
      layout === "grid" ? (
        <img
          className={tilePhoto}
          src={houseImage(Number(id))}
          alt={name}
          width={400}
          height={300}
          draggable={false}
        />
      ) : (
        name
      ),
  };
}

function Reorderable(props: GridListProps<Item>) {
  const [items, setItems] = useState(props.items);
  // The story renders again in another language: the order stays, the names follow.
  const named = items.map(
    ({ id }) => props.items.find((item) => item.id === id) ?? { id, name: id },
  );
  return <GridList {...props} items={named} onReorder={setItems} />;
}

const meta = {
  title: "Components/GridList",
  component: GridList<Item>,
  args: createProps({}),
  argTypes: { items: { control: false }, children: { control: false } },
  decorators: [
    (Story) => (
      <div className={editorColumn}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => <Reorderable {...createProps(globals, args.layout)} />,
} satisfies Meta<typeof GridList<Item>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Photos: Story = { args: { layout: "grid" } };

export const FixedOrder: Story = {
  render: (_, { globals }) => <GridList {...createProps(globals)} />,
};

/** Each item is a link; the second is open. */
export const Links: Story = {
  render: (_, { globals }) => {
    const props = createProps(globals);
    const currentKey = props.items[1]?.id;
    return <GridList {...props} itemHref={({ id }) => `#${id}`} currentKey={currentKey} />;
  },
};

export const Empty: Story = {
  render: (_, { globals }) => (
    <GridList {...createProps(globals)} items={[]} empty={pickByLocale(globals, messages).empty} />
  ),
};

/** The first item, once react-aria has rendered the items. */
async function findFirst(canvasElement: HTMLElement) {
  const [first] = await within(canvasElement).findAllByRole("row", { name: /./ });
  return within(first as HTMLElement).getAllByRole("button");
}

const names = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole("row", { name: /./ })
    .map((row) => row.getAttribute("aria-label"));

export const MovedByButton: Story = {
  play: async ({ canvasElement }) => {
    const later = (await findFirst(canvasElement)).at(-1) as HTMLElement;
    const [first] = names(canvasElement);
    await userEvent.click(later);
    await expect(names(canvasElement)[1]).toBe(first);
    await expect(later).toHaveFocus();
  },
};

/** Enter on the handle, arrow keys to the place, Enter to drop. */
export const MovedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const [handle] = await findFirst(canvasElement);
    const [, second] = names(canvasElement);
    handle?.focus();
    await userEvent.keyboard("{Enter}");
    // The focus moves to the first place in the next frame.
    await waitFor(() => expect(handle).not.toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(names(canvasElement)[0]).toBe(second));
  },
};

/** While dragging by keyboard: a line shows where the item will be. */
export const Dragging: Story = {
  args: { layout: "grid" },
  play: async ({ canvasElement }) => {
    const [handle] = await findFirst(canvasElement);
    handle?.focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard("{ArrowDown}");
  },
};

export const Gallery: Story = {
  render: (_, { globals }) => (
    <>
      <Reorderable {...createProps(globals)} />
      <Reorderable {...createProps(globals, "grid")} />
    </>
  ),
};
