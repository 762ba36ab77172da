import type { Meta, StoryObj } from "@storybook/react-vite";
import { classNames } from "../../format.ts";
import { pickByLocale } from "../../../test/fixtures/story-toolbar.ts";
import { wrap } from "../../styles/layout.css.ts";
import { EmptyState } from "../empty-state/empty-state.tsx";
import { tablePage } from "../../../test/fixtures/story.css.ts";
import {
  createColumns,
  messages,
  type Agent,
  type Messages,
} from "../../../test/fixtures/table-rows.tsx";
import { DataTable, type DataTableProps, type Sort } from "./data-table.tsx";

const byName: Sort = { column: "name", direction: "ascending" };

function createProps(localized: Messages): DataTableProps<Agent> {
  return {
    label: localized.label,
    columns: createColumns(localized),
    rows: localized.agents,
    rowKey: ({ slug }) => slug,
    sort: byName,
    sortHref: ({ column, direction }) => `#${column}-${direction}`,
  };
}

const meta = {
  title: "Components/DataTable",
  component: DataTable<Agent>,
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <div className={classNames(wrap, tablePage)}>
        <Story />
      </div>
    ),
  ],
  args: createProps(messages.ko),
  argTypes: { columns: { control: false }, rows: { control: false }, empty: { control: false } },
  render: (args, { globals }) => (
    <DataTable
      {...args}
      {...createProps(pickByLocale(globals, messages))}
      sort={args.sort}
      sortHref={args.sortHref}
    />
  ),
} satisfies Meta<typeof DataTable<Agent>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const RowHovered: Story = { parameters: { pseudo: { hover: ["tbody tr:nth-child(2)"] } } };

export const HeadingFocused: Story = {
  parameters: { pseudo: { focusVisible: ["thead th:nth-child(6) a"] } },
};

/** Headings without links. */
export const Unsorted: Story = { args: { sort: undefined, sortHref: undefined } };

/** For a few short columns, which stay next to each other on a phone. */
export const Compact: Story = {
  args: { compact: true },
  render: (args, { globals }) => {
    const { columns, ...props } = createProps(pickByLocale(globals, messages));
    const few = columns.filter(({ id }) => ["name", "status", "requests"].includes(id));
    return <DataTable {...args} {...props} columns={few} />;
  },
};

export const NoRows: Story = {
  render: (_, { globals }) => {
    const localized = pickByLocale(globals, messages);
    const empty = <EmptyState title={localized.empty}>{localized.emptyBody}</EmptyState>;
    return <DataTable {...createProps(localized)} rows={[]} empty={empty} />;
  },
};

export const NoResult: Story = {
  render: (_, { globals }) => {
    const localized = pickByLocale(globals, messages);
    return <DataTable {...createProps(localized)} rows={[]} empty={<p>{localized.noResult}</p>} />;
  },
};

export const Gallery: Story = {
  parameters: {
    pseudo: {
      hover: ["tbody tr:nth-child(2)"],
      focusVisible: ["thead th:nth-child(6) a"],
    },
  },
  args: { labelVisible: true },
};
