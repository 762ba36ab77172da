import { type Block, parseText, type Run } from "../../sections/parse-text.ts";

/** A step: when it is, what happens, and what the client receives. */
export type Step = { when: string; what: string; result: string | null };

/** Longest text before the colon, in characters. */
const longestWhen = 24;

/** The text of a line; null if it contains a link, which a step does not show. */
function plainText(runs: readonly Run[]): string | null {
  return runs.some(({ href }) => href) ? null : runs.map(({ text }) => text).join("");
}

function readStep(runs: readonly Run[]): Step | null {
  const [, when, what] = /^([^:：]+)[:：]\s*(.+)$/s.exec(plainText(runs) ?? "") ?? [];
  return when && what && when.length <= longestWhen ? { when, what, result: null } : null;
}

/** Adds the lines of a list, or the line after one; false if the block is neither. */
function addBlock(steps: Step[], block: Block): boolean {
  if (block.kind === "list") {
    const added = block.items.map(readStep);
    for (const step of added) if (step) steps.push(step);
    return added.every((step) => step !== null);
  }
  const last = steps.at(-1);
  const result = plainText(block.runs);
  if (!last || last.result !== null || result === null) return false;
  last.result = result;
  return true;
}

/**
 * Reads a text that is a list of steps, `- Week 1: We meet.`, each with an optional line below it. Null
 * if the text has another form or fewer than two steps.
 */
export function readSteps(text: string): Step[] | null {
  const steps: Step[] = [];
  const isList = parseText(text).every((block) => addBlock(steps, block));
  return isList && steps.length >= 2 ? steps : null;
}
