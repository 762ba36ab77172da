import { webLink } from "@realtor/profile/links";

export type Run = { text: string; href?: string };

export type Block = { kind: "paragraph"; runs: Run[] } | { kind: "list"; items: Run[][] };

const address = /https?:\/\/[^\s<>"'）」』]+/g;
const bullet = /^\s*[-*•·]\s+/;
const trailing = /[.,;:!?)\]。、]+$/;

/** Splits a line into text and URLs, without the punctuation after a URL. */
function readRuns(line: string): Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const match of line.matchAll(address)) {
    const found = match[0].replace(trailing, "");
    const href = webLink(found);
    if (!href) continue;
    if (match.index > end) runs.push({ text: line.slice(end, match.index) });
    runs.push({ text: found, href });
    end = match.index + found.length;
  }
  if (end < line.length) runs.push({ text: line.slice(end) });
  return runs;
}

/**
 * Parses plain text: blank lines separate paragraphs, lines with a leading dash or bullet are list
 * items, URLs become links. There is no other markup.
 */
export function parseText(text: string): Block[] {
  return text
    .replaceAll("\r\n", "\n")
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap((part): Block[] => {
      const blocks: Block[] = [];
      for (const line of part.split("\n")) {
        const last = blocks.at(-1);
        if (bullet.test(line)) {
          const item = readRuns(line.replace(bullet, ""));
          if (last?.kind === "list") last.items.push(item);
          else blocks.push({ kind: "list", items: [item] });
        } else if (last?.kind === "paragraph") last.runs.push({ text: "\n" }, ...readRuns(line));
        else blocks.push({ kind: "paragraph", runs: readRuns(line) });
      }
      return blocks;
    });
}
