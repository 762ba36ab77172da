import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { classNames } from "../../private/class-names.ts";
import { pickWords } from "../../private/story-toolbar.ts";
import { wrap } from "../../styles/layout.css.ts";
import { Empty } from "../empty/empty.tsx";
import { page } from "./data-table.story.css.ts";
import { columnsOf, words, type Person, type Words } from "./data-table-story-rows.tsx";
import { DataTable, type DataTableProps } from "./data-table.tsx";
import type { Sort } from "./sort.ts";

const byName: Sort = { column: "name", direction: "ascending" };

function propsOf(now: Words): DataTableProps<Person> {
  return {
    caption: now.caption,
    columns: columnsOf(now),
    rows: now.people,
    rowKey: ({ slug }) => slug,
    sort: byName,
  };
}

const meta = {
  title: "Components/DataTable",
  component: DataTable<Person>,
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <div className={classNames(wrap, page)}>
        <Story />
      </div>
    ),
  ],
  args: propsOf(words.ko),
  argTypes: { columns: { control: false }, rows: { control: false }, empty: { control: false } },
  render: (given, { globals }) => (
    <DataTable {...given} {...propsOf(pickWords(globals, words))} sort={given.sort} />
  ),
} satisfies Meta<typeof DataTable<Person>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const RowHovered: Story = { parameters: { pseudo: { hover: ["tbody tr:nth-child(2)"] } } };

export const HeadingFocused: Story = {
  parameters: { pseudo: { focusVisible: ["thead th:nth-child(6) button"] } },
};

function Sorted({ given }: { given: DataTableProps<Person> }) {
  const [sort, setSort] = useState<Sort>(byName);
  const rising = given.rows.toSorted((a, b) =>
    sort.column === "name" ? a.name.localeCompare(b.name) : a.requests - b.requests,
  );
  const rows = sort.direction === "ascending" ? rising : rising.toReversed();
  return <DataTable {...given} rows={rows} sort={sort} onSort={setSort} />;
}

/** Once for upwards, again for the other way round: whoever owns the rows sorts them. */
export const SortedByPress: Story = {
  render: (_, { globals }) => <Sorted given={propsOf(pickWords(globals, words))} />,
  play: async ({ canvasElement }) => {
    const [, requests] = within(canvasElement).getAllByRole("button");
    if (!requests) throw new Error("The second heading that sorts is missing.");
    await userEvent.click(requests);
    await userEvent.click(requests);
    await expect(requests.closest("th")).toHaveAttribute("aria-sort", "descending");
  },
};

/** Headings with addresses need no script. */
export const SortedByLinks: Story = {
  args: { sortHref: ({ column, direction }) => `#${column}-${direction}` },
};

export const NoRows: Story = {
  render: (_, { globals }) => {
    const now = pickWords(globals, words);
    const empty = <Empty title={now.empty}>{now.emptyBody}</Empty>;
    return <DataTable {...propsOf(now)} rows={[]} empty={empty} />;
  },
};

/** A search without a result says so in a sentence. */
export const NoResult: Story = {
  render: (_, { globals }) => {
    const now = pickWords(globals, words);
    return <DataTable {...propsOf(now)} rows={[]} empty={<p>{now.noResult}</p>} />;
  },
};

export const Gallery: Story = {
  parameters: {
    pseudo: {
      hover: ["tbody tr:nth-child(2)"],
      focusVisible: ["thead th:nth-child(6) button"],
    },
  },
  args: { captionShown: true },
};
