import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Draft } from "./draft.ts";
import { type History, recordChange, redoChange, startHistory, undoChange } from "./history.ts";

const draft = (n: number): Draft => ({ n });

function steps(count: number, what: string | null = null): History {
  let history = startHistory(draft(0));
  for (let n = 1; n <= count; n++)
    history = recordChange(history, draft(n), { what, at: n * 5000 });
  return history;
}

const times = (count: number, change: (history: History) => History, history: History) =>
  Array.from({ length: count }).reduce<History>(change, history);

describe("history", () => {
  it("keeps at least fifty steps, to go back and forth", () => {
    const back = times(50, undoChange, steps(60));
    expect(back.present).toEqual(draft(10));
    expect(times(50, redoChange, back).present).toEqual(draft(60));
  });

  it("takes what is typed into one field in one go for one step", () => {
    let history = startHistory(draft(0));
    for (const at of [0, 300, 900, 1600])
      history = recordChange(history, draft(at + 1), { what: "email", at });
    expect(undoChange(history).present).toEqual(draft(0));
    history = recordChange(history, draft(9), { what: "email", at: 5000 });
    history = recordChange(history, draft(10), { what: "phone", at: 5100 });
    history = recordChange(history, draft(11), { what: null, at: 5200 });
    history = recordChange(history, draft(12), { what: null, at: 5300 });
    expect(history.past).toHaveLength(5);
  });

  it("does not join typing after an undo to what was undone", () => {
    const typed = recordChange(startHistory(draft(0)), draft(1), { what: "email", at: 0 });
    const again = recordChange(undoChange(typed), draft(2), { what: "email", at: 100 });
    expect(undoChange(again).present).toEqual(draft(0));
    expect(again.future).toEqual([]);
  });

  it("is where it was after as many undos as redos", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 80 }),
        fc.integer({ min: 0, max: 40 }),
        (made, back) => {
          const history = steps(made);
          const moved = Math.min(back, made);
          const there = times(moved, redoChange, times(moved, undoChange, history));
          expect(there.present).toEqual(history.present);
          expect(there.past).toEqual(history.past);
        },
      ),
    );
  });

  it("is the same at its ends", () => {
    const start = startHistory(draft(0));
    expect(undoChange(start)).toBe(start);
    expect(redoChange(start)).toBe(start);
    expect(recordChange(start, start.present, { what: null, at: 0 })).toBe(start);
  });
});
