import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { labelsFor } from "../../labels/labels.ts";
import { column, wrappingRow } from "../../../test/fixtures/story.css.ts";
import { readToolbar } from "../../../test/fixtures/story-toolbar.ts";
import { PhoneField, type PhoneFieldProps } from "./phone-field.tsx";

function Phone(args: PhoneFieldProps) {
  const [country, setCountry] = useState(args.country.value);
  const [number, setNumber] = useState(args.value);
  return (
    <PhoneField
      {...args}
      country={{
        ...args.country,
        value: country,
        onChange: (event) => setCountry(event.target.value),
      }}
      value={number}
      onChange={(event) => setNumber(event.target.value)}
    />
  );
}

function getLabels(globals: Readonly<Record<string, unknown>>, country = "US") {
  const { common, countries, errors, lead } = labelsFor(readToolbar(globals).locale);
  return {
    label: lead.phone,
    mark: common.required,
    warning: errors["phone.format"],
    country: {
      label: lead.country,
      name: "phoneCountryCode",
      value: country,
      placeholder: lead.choose,
      options: [
        { value: "US", label: `${countries.US} +1` },
        { value: "KR", label: `${countries.KR} +82` },
        { value: "AU", label: `${countries.AU} +61` },
      ],
    },
  };
}

const wrong = (globals: Readonly<Record<string, unknown>>) =>
  labelsFor(readToolbar(globals).locale).errors["phone.length"];

const meta = {
  title: "Components/PhoneField",
  component: PhoneField,
  args: {
    label: "전화번호",
    country: { label: "국가 번호", options: [{ value: "US", label: "미국 +1" }] },
    name: "phone",
    value: "",
    warning: "전화번호는 숫자와 하이픈(-)으로 입력해 주세요.",
    required: true,
  },
  argTypes: { country: { control: false } },
  render: (args, { globals }) => <Phone {...args} {...getLabels(globals)} />,
} satisfies Meta<typeof PhoneField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { value: "949-555-0161" } };

export const NoCountry: Story = {
  render: (args, { globals }) => <Phone {...args} {...getLabels(globals, "")} />,
};

export const Invalid: Story = {
  name: "Error",
  args: { value: "949-55" },
  render: (args, { globals }) => <Phone {...args} {...getLabels(globals)} error={wrong(globals)} />,
};

/** Invalid characters are removed with a warning. */
export const Warned: Story = {
  parameters: { docs: { story: { inline: false, height: "170px" } } },
  play: async ({ canvasElement, globals }) => {
    const { label, warning } = getLabels(globals);
    const number = within(canvasElement).getByRole("textbox", { name: label });
    await userEvent.type(number, "949x");
    await expect(number).toHaveValue("949");
    await expect(number).toHaveAccessibleDescription(warning);
  },
};

function Doubted(args: PhoneFieldProps & { globals: Readonly<Record<string, unknown>> }) {
  const { globals, ...field } = args;
  const [answer, setAnswer] = useState<"typed" | "us" | null>(null);
  const { phone: labels, countries } = labelsFor(readToolbar(globals).locale);
  return (
    <Phone
      key={answer}
      {...field}
      {...getLabels(globals, answer === "us" ? "US" : "KR")}
      value={answer === "us" ? "213-555-0147" : "2135550147"}
      question={{
        labels,
        country: `${countries.KR} +82`,
        readings: answer === "us" ? null : { typed: "+82 213 555 0147", us: "+1 (213) 555-0147" },
        answer,
        onAnswer: setAnswer,
        onUndo: () => setAnswer(null),
      }}
    />
  );
}

/** A number that may be one of the United States, under another country. */
export const InDoubt: Story = {
  parameters: { docs: { story: { inline: false, height: "330px" } } },
  render: (args, { globals }) => <Doubted {...args} globals={globals} />,
};

export const Gallery: Story = {
  parameters: {
    pseudo: { hover: ["[data-state=hover] input"], focus: ["[data-state=focus] input"] },
  },
  render: (args, { globals }) => {
    const field = { ...args, ...getLabels(globals) };
    return (
      <div className={wrappingRow}>
        <div className={column}>
          <Phone {...field} />
        </div>
        <div className={column} data-state="hover">
          <Phone {...field} />
        </div>
        <div className={column} data-state="focus">
          <Phone {...field} value="949" />
        </div>
        <div className={column}>
          <Phone {...field} value="949-555-0161" />
        </div>
        <div className={column}>
          <Phone {...field} value="949-55" error={wrong(globals)} />
        </div>
        <div className={column}>
          <Phone {...field} {...getLabels(globals, "")} />
        </div>
        <div className={column}>
          <Doubted {...field} globals={globals} />
        </div>
      </div>
    );
  },
};
