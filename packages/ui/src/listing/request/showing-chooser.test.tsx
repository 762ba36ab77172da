// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { sampleShowing, sampleShowingDays } from "../../../test/fixtures/sample-showing.ts";
import { listingLabelsFor } from "../../labels/listing/listing-labels.ts";
import { ShowingChooser, type ShowingChooserProps } from "./showing-chooser.tsx";

afterEach(cleanup);

const { showing: labels } = listingLabelsFor("en").request;

/** Keeps the day and the time; everything else is that of the sample. */
function Chooser(changes: Partial<Omit<ShowingChooserProps, "labels">>) {
  const [day, setDay] = useState<string | null>(null);
  const [time, setTime] = useState<string | null>(null);
  const sample = sampleShowing("en", changes);
  const open = sample.open && {
    ...sample.open,
    day,
    onDayChange: setDay,
    time,
    onTimeChange: setTime,
  };
  return <ShowingChooser labels={labels} {...sample} open={open} />;
}

const days = () => screen.getByRole("radiogroup", { name: "Day" });
const dayNamed = (name: string | RegExp) => within(days()).getByRole("radio", { name });
const focused = () => document.activeElement?.getAttribute("aria-label");

it("a day that is over is no choice, and an open house is part of the name", () => {
  render(<Chooser />);
  expect(within(days()).getAllByRole("radio")).toHaveLength(13);
  expect(within(days()).queryByRole("radio", { name: /November 28/ })).toBeNull();
  expect(dayNamed("Saturday, December 5, Open house that day")).toBeVisible();
});

it("keys move by a day and a week without choosing, and Space chooses", async () => {
  const user = userEvent.setup();
  render(<Chooser />);
  await user.tab();
  expect(focused()).toBe("Sunday, November 29");
  const moves: [string, string][] = [
    ["{ArrowRight}", "Monday, November 30"],
    ["{ArrowDown}", "Monday, December 7"],
    // There is no third week, and the first day is over.
    ["{ArrowDown}", "Monday, December 7"],
    ["{ArrowUp}", "Monday, November 30"],
    ["{ArrowLeft}", "Sunday, November 29"],
    ["{ArrowLeft}", "Sunday, November 29"],
    ["{End}", "Friday, December 11"],
    ["{Home}", "Sunday, November 29"],
  ];
  for (const [key, name] of moves) {
    await user.keyboard(key);
    expect(focused()).toBe(name);
  }
  expect(screen.getAllByRole("radiogroup")).toHaveLength(1);

  await user.keyboard("{ArrowRight} ");
  expect(dayNamed("Monday, November 30")).toBeChecked();
  expect(dayNamed("Monday, November 30")).toHaveFocus();
  expect(screen.getByRole("status")).toHaveTextContent(
    "Monday, November 30: what time works for you?",
  );
  await user.tab();
  expect(focused()).toBe("Morning, 9 AM–12 PM");
  await user.keyboard("{ArrowDown}{Enter}");
  expect(screen.getByRole("radio", { name: "Afternoon, 12–5 PM" })).toBeChecked();
});

it("arrows follow the direction of the page", async () => {
  const user = userEvent.setup();
  render(
    <div dir="rtl" style={{ direction: "rtl" }}>
      <Chooser />
    </div>,
  );
  dayNamed("Monday, November 30").focus();
  await user.keyboard("{ArrowLeft}");
  expect(focused()).toBe("Tuesday, December 1");
});

it("Escape folds what is chosen, and the focus stays in the group", async () => {
  const user = userEvent.setup();
  const onFold = vi.fn<() => void>();
  const { rerender } = render(<Chooser onFold={onFold} />);
  dayNamed("Monday, November 30").focus();
  await user.keyboard("{Escape}");
  expect(onFold).toHaveBeenCalledOnce();
  const chosen = [
    { text: "Thursday, December 3, 12–5 PM", elsewhere: "Seoul: Friday, December 4, 5–10 AM" },
  ];
  rerender(<Chooser onFold={onFold} open={null} chosen={chosen} onAdd={() => undefined} />);
  expect(screen.getByRole("group", { name: "Times you chose" })).toHaveFocus();
  expect(screen.getByRole("listitem")).toHaveTextContent(/^Best.+5 PMSeoul: Friday/);
  expect(screen.getByRole("button", { name: "Add another time" })).toBeVisible();
});

it("removes a time by its name, and says what is wrong", async () => {
  const onRemove = vi.fn<(index: number) => void>();
  const chosen = ["Thursday, 9 AM", "Friday, 9 AM"].map((text) => ({ text, elsewhere: null }));
  render(<Chooser chosen={chosen} onRemove={onRemove} error={labels.past} />);
  await userEvent.click(screen.getByRole("button", { name: "Remove Friday, 9 AM" }));
  expect(onRemove).toHaveBeenCalledWith(1);
  expect(screen.getByRole("alert")).toHaveTextContent("This time has passed. Choose another.");
});

it("a time has what the clocks show where the visitor is", async () => {
  const open = {
    ...sampleShowing("en").open,
    days: sampleShowingDays("en", "Fri 2–5 AM in Seoul"),
  };
  render(<Chooser open={open as ShowingChooserProps["open"]} />);
  await userEvent.click(dayNamed("Thursday, December 3"));
  expect(
    screen.getByRole("radio", { name: "Morning, 9 AM–12 PM, Fri 2–5 AM in Seoul" }),
  ).toBeVisible();
});
