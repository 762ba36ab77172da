/** More characters than fit on the sheet next to the open houses. */
const maxParagraph = 640;

const sentence = /.*?(?<!\b[A-Z])[.!?]["”)]?(?=\s|$)/gs;

/** Cuts a paragraph that is longer than the sheet at the end of a sentence; null if the first is too long. */
function cutParagraph(paragraph: string): string | null {
  if (paragraph.length <= maxParagraph) return paragraph;
  let length = 0;
  for (const match of paragraph.matchAll(sentence)) {
    const end = match.index + match[0].length;
    if (end > maxParagraph) break;
    length = end;
  }
  return length > 0 ? paragraph.slice(0, length) : null;
}

/** The paragraphs of a sheet, each short enough to fit; the style sheet hides those for which there is no room. */
export function sheetParagraphs(paragraphs: readonly string[]): string[] {
  const shown: string[] = [];
  for (const paragraph of paragraphs) {
    const text = cutParagraph(paragraph);
    if (text === null) break;
    shown.push(text);
    // What follows would not continue a paragraph that was cut.
    if (text !== paragraph) break;
  }
  return shown;
}
