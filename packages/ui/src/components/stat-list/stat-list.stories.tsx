import type { Meta, StoryObj } from "@storybook/react-vite";
import { labelsFor } from "../../labels/labels.ts";
import { stack } from "../../../test/fixtures/story.css.ts";
import { pickByLocale, readToolbar } from "../../../test/fixtures/story-toolbar.ts";
import { formatTemplate } from "../../format.ts";
import { StatList, type Stat } from "./stat-list.tsx";

const totals = {
  ko: { value: "$4,820", unit: "만" },
  en: { value: "$48.2", unit: "M" },
  ja: { value: "$4,820", unit: "万" },
};

/** Figures of a fictitious agent in the toolbar's language. */
function createFigures(globals: Readonly<Record<string, unknown>>): [Stat, Stat, Stat] {
  const { stats } = labelsFor(readToolbar(globals).locale).homepage;
  return [
    { label: stats.sales, value: "184", unit: stats.salesUnit },
    { label: stats.total, ...pickByLocale(globals, totals) },
    { label: stats.years, value: "15", unit: stats.yearsUnit },
  ];
}

const getNote = (globals: Readonly<Record<string, unknown>>) =>
  formatTemplate(labelsFor(readToolbar(globals).locale).homepage.stats.note, {
    date: new Intl.DateTimeFormat(readToolbar(globals).locale, {
      dateStyle: "long",
      timeZone: "UTC",
    }).format(new Date("2026-01-12")),
  });

const meta = {
  title: "Components/StatList",
  component: StatList,
  args: { stats: createFigures({}) },
  render: (args, { globals }) => <StatList {...args} stats={createFigures(globals)} />,
} satisfies Meta<typeof StatList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithDate: Story = {
  render: (_, { globals }) => <StatList stats={createFigures(globals)} note={getNote(globals)} />,
};

/** A missing figure is omitted. */
export const OneMissing: Story = {
  render: (_, { globals }) => <StatList stats={createFigures(globals).slice(0, 2)} />,
};

export const One: Story = {
  render: (_, { globals }) => <StatList stats={createFigures(globals).slice(0, 1)} />,
};

export const WithoutUnits: Story = {
  render: (_, { globals }) => (
    <StatList stats={createFigures(globals).map(({ label, value }) => ({ label, value }))} />
  ),
};

export const LongFigures: Story = {
  render: (_, { globals }) => {
    const [sales, total, years] = createFigures(globals);
    return (
      <StatList
        stats={[
          { ...sales, value: "12,480" },
          { ...total, value: "$1,204,820" },
          { ...years, value: "48" },
        ]}
      />
    );
  },
};

export const Gallery: Story = {
  render: (_, { globals }) => {
    const [sales, total, years] = createFigures(globals);
    return (
      <div className={stack}>
        <StatList stats={[sales, total, years]} note={getNote(globals)} />
        <StatList stats={[sales, years]} />
        <StatList stats={[{ label: sales.label, value: sales.value }]} />
        <StatList
          stats={[
            { ...sales, value: "12,480" },
            { ...total, value: "$1,204,820" },
          ]}
        />
      </div>
    );
  },
};
