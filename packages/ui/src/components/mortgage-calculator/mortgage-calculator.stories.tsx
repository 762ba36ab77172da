import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { controlLabelsFor } from "../../labels/controls/control-labels.ts";
import { labelsFor } from "../../labels/labels.ts";
import { stack } from "../../../test/fixtures/story.css.ts";
import { readToolbar } from "../../../test/fixtures/story-toolbar.ts";
import { MortgageCalculator } from "./mortgage-calculator.tsx";
import { emptyMortgageValues } from "./estimate-mortgage.ts";

const figures = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2 });

function getLabels(globals: Readonly<Record<string, unknown>>) {
  const { locale } = readToolbar(globals);
  return { labels: controlLabelsFor(locale).mortgage, errorLabels: labelsFor(locale).errors };
}

const meta = {
  title: "Components/MortgageCalculator",
  component: MortgageCalculator,
  args: {
    ...getLabels({}),
    formatMoney: (dollars) => `$${figures.format(dollars)}`,
  },
  argTypes: {
    labels: { control: false },
    errorLabels: { control: false },
    formatMoney: { control: false },
    submittedValues: { control: false },
  },
  render: (args, { globals }) => <MortgageCalculator {...args} {...getLabels(globals)} />,
} satisfies Meta<typeof MortgageCalculator>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const filled = {
  ...emptyMortgageValues,
  price: "1,000,000",
  rate: "6.5",
  tax: "12,000",
  hoa: "250",
};
const wrong = { ...filled, rate: "", down: "120" };

/** Posted without JavaScript: the server renders the result. */
export const WithResult: Story = { args: { submittedValues: filled } };

/** Only the required fields; the table omits costs of zero. */
export const ShortResult: Story = {
  args: { submittedValues: { ...emptyMortgageValues, price: "800000", rate: "5" } },
};

export const Failing: Story = { args: { submittedValues: wrong } };

/** Calculated in the browser. */
export const Calculated: Story = {
  play: async ({ canvas, globals }) => {
    const { labels } = getLabels(globals);
    const field = (label: string) =>
      canvas.getByRole("textbox", { name: (name) => name.startsWith(label) });
    await userEvent.type(field(labels.price), "1,000,000");
    await userEvent.type(field(labels.rate), "6.5");
    await userEvent.click(canvas.getByRole("button", { name: labels.calculate }));
    await expect(await canvas.findByRole("table", { name: labels.result })).toHaveTextContent(
      "$5,056.54",
    );
  },
};

export const Gallery: Story = {
  render: (args, { globals }) => {
    const { labels, errorLabels } = getLabels(globals);
    return (
      <div className={stack}>
        {[undefined, filled, wrong].map((posted, index) => (
          <MortgageCalculator
            key={posted?.down ?? index}
            {...args}
            labels={{ ...labels, title: `${labels.title} ${index + 1}` }}
            errorLabels={errorLabels}
            submittedValues={posted}
          />
        ))}
      </div>
    );
  },
};
