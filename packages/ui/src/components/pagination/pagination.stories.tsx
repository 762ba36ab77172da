import type { Meta, StoryObj } from "@storybook/react-vite";
import { controlLabelsFor } from "../../labels/controls/control-labels.ts";
import { readToolbar } from "../../../test/fixtures/story-toolbar.ts";
import { wrappingRow } from "../../../test/fixtures/story.css.ts";
import { Pagination } from "./pagination.tsx";

const meta = {
  title: "Components/Pagination",
  component: Pagination,
  args: {
    labels: controlLabelsFor("ko").pagination,
    page: 4,
    pageCount: 12,
    getHref: (page) => `#page-${page}`,
  },
  render: (args, { globals }) => (
    <Pagination {...args} labels={controlLabelsFor(readToolbar(globals).locale).pagination} />
  ),
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The previous step is disabled. */
export const First: Story = { args: { page: 1 } };

export const Last: Story = { args: { page: 12 } };

export const Few: Story = { args: { page: 2, pageCount: 3 } };

export const Gallery: Story = {
  parameters: {
    pseudo: {
      hover: ["[data-page='4'] [href='#page-5']:not([rel])"],
      focusVisible: [
        "[data-page='4'] [href='#page-3']:not([rel])",
        "[data-page='6'] li:last-child a",
      ],
    },
  },
  render: (args, { globals }) => {
    const labels = controlLabelsFor(readToolbar(globals).locale).pagination;
    return (
      <>
        {[1, 4, 6, 12].map((page) => (
          <div key={page} className={wrappingRow} data-page={page}>
            <Pagination
              {...args}
              labels={{ ...labels, label: `${labels.label} ${page}` }}
              page={page}
            />
          </div>
        ))}
      </>
    );
  },
};
