import type { Lang } from "../../../labels/labels.ts";

/** A text with an optional lead, and parts with an optional subheading. */
export type LongText = { lead: string | null; parts: { heading: string | null; body: string }[] };

/** Longest first sentence that is set large, and longest subheading, in characters. */
const limits = {
  ko: { lead: 70, heading: 24 },
  en: { lead: 140, heading: 48 },
  ja: { lead: 70, heading: 24 },
} as const;

/** A sentence with the space after it: CJK full stops end one without a space. */
const firstSentence = /^[^\n]*?(?:[.!?]["'”’)]*(?:\s+|$)|[。！？][」』）]*\s*)/;

/** Words whose period does not end a sentence. */
const abbreviation = /(?:^|\s)(?:Mrs?|Ms|Dr|St|Mt|No|Jr|vs|[A-Z])\.\s+$/;

/** A short single line without a full stop is a subheading of the paragraph after it. */
function isHeading(paragraph: string, longest: number): boolean {
  return (
    paragraph.length <= longest &&
    !paragraph.includes("\n") &&
    !/^[-*•·]\s|[.,:;!?。、！？…」』)）]$/.test(paragraph)
  );
}

/**
 * Splits the text about an agent for a long form: the first sentence, if it is short enough to be set
 * large, then paragraphs, some of them with a subheading. No character other than blank lines is removed.
 */
export function readAbout(text: string, lang: Lang): LongText {
  const most = limits[lang];
  const sentence = firstSentence.exec(text)?.[0] ?? (text.includes("\n") ? "" : text);
  const isLead =
    sentence !== "" && sentence.trim().length <= most.lead && !abbreviation.test(sentence);
  const lead = isLead ? sentence : null;
  const paragraphs = text
    .slice(lead?.length ?? 0)
    .replaceAll("\r\n", "\n")
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== "");
  const parts: LongText["parts"] = [];
  let heading: string | null = null;
  for (const [index, paragraph] of paragraphs.entries()) {
    const isLast = index === paragraphs.length - 1;
    if (!isLast && heading === null && isHeading(paragraph.trim(), most.heading)) {
      heading = paragraph.trim();
      continue;
    }
    const last = parts.at(-1);
    // Paragraphs of one part stay in one text.
    if (heading === null && last) last.body += `\n\n${paragraph}`;
    else parts.push({ heading, body: paragraph });
    heading = null;
  }
  return { lead, parts };
}
