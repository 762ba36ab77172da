import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { languageOptions } from "../../test/fixtures/language-options.ts";
import { CheckboxGroup } from "./checkbox-group/checkbox-group.tsx";
import { IconButton } from "./icon-button/icon-button.tsx";
import { Menu } from "./menu/menu.tsx";
import { RadioGroup } from "./radio-group/radio-group.tsx";
import { SegmentedControl } from "./segmented-control/segmented-control.tsx";
import { Select } from "./select/select.tsx";
import { ToggleButtonGroup } from "./toggle-button-group/toggle-button-group.tsx";

const label = "Language";
const options = languageOptions;
const items = options.map((option) => ({ ...option, detail: "2", onSelect: () => undefined }));

const parts: readonly [string, ReactNode][] = [
  ["CheckboxGroup", <CheckboxGroup key="1" label={label} options={options} />],
  ["RadioGroup", <RadioGroup key="2" label={label} options={options} />],
  ["SegmentedControl", <SegmentedControl key="3" label={label} segments={options} />],
  ["ToggleButtonGroup", <ToggleButtonGroup key="4" {...{ label, options }} selection="single" />],
  [
    "Menu",
    <Menu key="5" defaultOpen items={items} trigger={<IconButton label="…">…</IconButton>} />,
  ],
];

it.each(parts)("%s has the language of each label", (_, part) => {
  render(part);
  for (const { label: text, lang } of options)
    expect(screen.getByText(text)).toHaveAttribute("lang", lang);
});

it("Select has the language of the labels, closed and open", async () => {
  render(<Select label={label} placeholder="…" options={options} defaultValue="ja" />);
  const button = screen.getByRole("button");
  expect(button.querySelector("[lang]")).toHaveTextContent("日本語");
  expect(button.querySelector("[lang]")).toHaveAttribute("lang", "ja");
  await userEvent.click(button);
  for (const { label: name, lang } of options)
    expect(screen.getByRole("option", { name }).querySelector("[lang]")).toHaveAttribute(
      "lang",
      lang,
    );
});

it("Menu has its details in the language of the page", () => {
  render(<Menu defaultOpen items={items} trigger={<IconButton label="…">…</IconButton>} />);
  const item = screen.getByRole("menuitem", { name: "日本語 · 2" });
  expect(item.querySelector("[lang]")).toHaveTextContent(/^日本語$/);
});
