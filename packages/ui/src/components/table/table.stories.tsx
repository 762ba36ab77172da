import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { controlLabelsFor } from "../../labels/controls/control-labels.ts";
import { pickByLocale, readToolbar } from "../../../test/fixtures/story-toolbar.ts";
import { editorColumn, tablePage } from "../../../test/fixtures/story.css.ts";
import { messages, type Agent, type Messages } from "../../../test/fixtures/table-rows.tsx";
import { classNames } from "../../format.ts";
import { wrap } from "../../styles/layout.css.ts";
import { EmptyState } from "../empty-state/empty-state.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { MoreIcon } from "../icons/icons.ts";
import { Monogram } from "../monogram/monogram.tsx";
import { Status } from "../status/status.tsx";
import { Table, type TableColumn, type TableProps, type TableSort } from "./table.tsx";

type Globals = Readonly<Record<string, unknown>>;

function createColumns({ columns, live, draft, more }: Messages): TableColumn<Agent>[] {
  const [photo = "", name = "", address = "", areas = "", status = "", requests = "", manage = ""] =
    columns;
  return [
    {
      id: "photo",
      header: photo,
      headerHidden: true,
      width: 68,
      mobileLayout: "before",
      cell: ({ monogram }) => <Monogram character={monogram} />,
    },
    {
      id: "name",
      header: name,
      rowHeader: true,
      sortable: true,
      cell: (row) => <strong>{row.name}</strong>,
    },
    { id: "slug", header: address, mobileLayout: "hidden", cell: ({ slug }) => `/${slug}` },
    { id: "areas", header: areas, mobileLayout: "plain", cell: (row) => row.areas },
    {
      id: "status",
      header: status,
      mobileLayout: "plain",
      cell: (row) => <Status kind={row.live ? "live" : "draft"}>{row.live ? live : draft}</Status>,
    },
    { id: "requests", header: requests, align: "end", sortable: true, cell: (row) => row.requests },
    {
      id: "manage",
      header: manage,
      headerHidden: true,
      align: "end",
      width: 60,
      mobileLayout: "after",
      cell: (row) => (
        <IconButton label={`${row.name} ${more}`}>
          <MoreIcon />
        </IconButton>
      ),
    },
  ];
}

function createProps(globals: Globals): TableProps<Agent> {
  const localized = pickByLocale(globals, messages);
  return {
    labels: controlLabelsFor(readToolbar(globals).locale).table,
    label: localized.label,
    columns: createColumns(localized),
    rows: localized.agents,
    rowKey: ({ slug }) => slug,
    sort: { column: "name", direction: "ascending" },
  };
}

const meta = {
  title: "Components/Table",
  component: Table<Agent>,
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <div className={classNames(wrap, tablePage)}>
        <Story />
      </div>
    ),
  ],
  args: createProps({}),
  argTypes: { columns: { control: false }, rows: { control: false }, empty: { control: false } },
  render: (args, { globals }) => (
    <Table
      {...args}
      {...createProps(globals)}
      sort={args.sort}
      columns={columnsOf(args, globals)}
    />
  ),
} satisfies Meta<typeof Table<Agent>>;
export default meta;

/** Columns in the language of the toolbar; resizable if those of the story are. */
function columnsOf(args: TableProps<Agent>, globals: Globals): TableColumn<Agent>[] {
  const resizable = args.columns.some((column) => column.resizable);
  return createColumns(pickByLocale(globals, messages)).map((column) => ({
    ...column,
    resizable: resizable && !column.headerHidden,
  }));
}

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Selectable: Story = {
  args: { selectionMode: "multiple", defaultSelectedKeys: ["grace-kim", "haruka-sato"] },
};

export const SelectedByKeyboard: Story = {
  args: { selectionMode: "multiple" },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown} ");
    const [, , second] = within(canvasElement).getAllByRole("row");
    await expect(second).toHaveFocus();
    await expect(second).toHaveAttribute("aria-selected", "true");
  },
};

/** The whole row is a link; the button in it is not part of it. */
export const RowsAsLinks: Story = { args: { rowHref: ({ slug }) => `#${slug}` } };

export const Resizable: Story = {
  args: { columns: createColumns(messages.ko).map((column) => ({ ...column, resizable: true })) },
};

/** Scrolls to the last row and back: the headings stay where `getTop` returns. */
async function expectFixedHeadings(canvasElement: HTMLElement, getTop: (table: Element) => number) {
  const canvas = within(canvasElement);
  const table = await canvas.findByRole("grid");
  const [heading] = canvas.getAllByRole("columnheader");
  const [, ...rows] = canvas.getAllByRole("row");
  canvasElement.style.paddingBlockEnd = "100vh";
  rows.at(-1)?.scrollIntoView({ block: "start", behavior: "instant" });
  await expect(table.getBoundingClientRect().top).toBeLessThan(getTop(table) - 40);
  await expect(heading?.getBoundingClientRect().top).toBeCloseTo(getTop(table), 0);
  rows[0]?.scrollIntoView({ block: "end", behavior: "instant" });
  canvasElement.style.paddingBlockEnd = "";
  window.scrollTo({ top: 0, behavior: "instant" });
}

/** Scrolls below its headings. */
export const MaxHeight: Story = {
  args: { maxHeight: 240 },
  play: ({ canvasElement }) =>
    expectFixedHeadings(
      canvasElement,
      (table) => table.parentElement?.getBoundingClientRect().top ?? Number.NaN,
    ),
};

/** The page scrolls below the headings. */
export const StickyHeadings: Story = {
  args: { stickyHeadings: true },
  play: ({ canvasElement }) => expectFixedHeadings(canvasElement, () => 0),
};

function Sorted({ args }: { args: TableProps<Agent> }) {
  const [sort, setSort] = useState<TableSort>({ column: "name", direction: "ascending" });
  const ascending = args.rows.toSorted((a, b) =>
    sort.column === "name" ? a.name.localeCompare(b.name) : a.requests - b.requests,
  );
  const rows = sort.direction === "ascending" ? ascending : ascending.toReversed();
  return <Table {...args} rows={rows} sort={sort} onSort={setSort} />;
}

/** Ascending on the first press, descending on the second; the story sorts the rows. */
export const SortedByPress: Story = {
  render: (_, { globals }) => <Sorted args={createProps(globals)} />,
  play: async ({ canvasElement }) => {
    const requests = within(canvasElement).getAllByRole("columnheader")[5];
    if (!requests) throw new Error("The sortable heading is missing.");
    await userEvent.click(requests);
    await userEvent.click(requests);
    await expect(requests).toHaveAttribute("aria-sort", "descending");
  },
};

export const Loading: Story = { args: { loading: true } };

export const NoRows: Story = {
  render: (args, { globals }) => {
    const localized = pickByLocale(globals, messages);
    const empty = <EmptyState title={localized.empty}>{localized.emptyBody}</EmptyState>;
    return <Table {...args} {...createProps(globals)} rows={[]} empty={empty} />;
  },
};

export const Gallery: Story = {
  parameters: {
    pseudo: { focusVisible: [`[data-part=links] tbody tr:nth-child(2) a`] },
  },
  render: (_, { globals }) => {
    const props = createProps(globals);
    const rows = props.rows.slice(0, 3);
    return (
      <div className={classNames(editorColumn, tablePage)} style={{ width: "100%" }}>
        <Table
          {...props}
          rows={rows}
          selectionMode="multiple"
          defaultSelectedKeys={["grace-kim"]}
          disabledKeys={["haruka-sato"]}
        />
        <div data-part="links">
          <Table {...props} rows={rows} rowHref={({ slug }) => `#${slug}`} loading />
        </div>
        <Table {...props} rows={[]} empty={pickByLocale(globals, messages).noResult} />
      </div>
    );
  },
};
