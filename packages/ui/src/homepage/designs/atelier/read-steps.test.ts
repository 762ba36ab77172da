import { expect, it } from "vitest";
import { readSteps } from "./read-steps.ts";

it("reads list items with a colon, and the line below each", () => {
  expect(readSteps("- Week 1: We meet.\nYou receive: a budget\n- Week 2： We look.")).toEqual([
    { when: "Week 1", what: "We meet.", result: "You receive: a budget" },
    { when: "Week 2", what: "We look.", result: null },
  ]);
});

it.each([
  ["one step only", "- Week 1: We meet."],
  ["a list without colons", "- a roof\n- a cellar"],
  ["a text before the list", "We go once more.\n\n- Week 1: a\n- Week 2: b"],
  ["two lines below a step", "- Week 1: a\n\nOne.\n\nTwo.\n\n- Week 2: b"],
  ["a long text before a colon", "- What I would look at before all others: a\n- Week 2: b"],
  ["a link", "- Week 1: https://www.example.com/a\n- Week 2: b"],
])("is null for %s", (_, text) => {
  expect(readSteps(text)).toBeNull();
});
