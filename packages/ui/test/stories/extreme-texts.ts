/** A text that an author, an agent or a visitor may give to any part. */
interface ExtremeText {
  readonly name: string;
  readonly text: string;
}

const sentences =
  "바닷가 언덕 위의 조용한 집입니다. A quiet home on the hill above the sea. 海の見える丘に立つ、静かな家です。 ";

/** Texts that every part must fit in place of each of its own. */
export const extremeTexts: readonly ExtremeText[] = [
  { name: "300 words", text: sentences.repeat(20).trim() },
  { name: "a word of 200 letters", text: `${"graceandmichael".repeat(12)}@realestate.example` },
  {
    name: "right to left with emoji",
    text: "بيت هادئ على التل 🏡👩‍👩‍👧‍👦 فوق البحر بسعر 1,575,000$ 🇰🇷 للبيع الآن",
  },
  { name: "no text", text: "" },
];

/**
 * Runs in the page: puts a text in place of each text of a story. Props would reach fewer of them: many stories have
 * their texts in a component of their own, and what a play function opens exists only in the page. Numbers stay, the
 * first letter of a name, and what the library computes from dates.
 */
export function replaceTexts(text: string): void {
  const computed = "script, style, [role=spinbutton], [role=gridcell] > [role=button]";
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (/\p{L}{2}/u.test(node.nodeValue ?? "") && !node.parentElement?.closest(computed))
      node.nodeValue = text;
  for (const field of document.querySelectorAll("input, textarea"))
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      field.placeholder = text;
      if (/^(text|search|tel|email|url|textarea)$/.test(field.type)) field.value = text;
    }
}
