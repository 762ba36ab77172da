const sentences =
  "바닷가 언덕 위의 조용한 집입니다. A quiet home on the hill above the sea. 海の見える丘に立つ、静かな家です。 ";

/** Texts that an author, an agent or a visitor may give, and that every part and page must fit in place of its own. */
export const extremeTexts = {
  "300 words": sentences.repeat(20).trim(),
  "a word of 200 letters": `${"graceandmichael".repeat(12)}@realestate.example`,
  "right to left with emoji": "بيت هادئ على التل 🏡👩‍👩‍👧‍👦 فوق البحر بسعر 1,575,000$ 🇰🇷 للبيع الآن",
  "emoji and combining characters": "Z̷̢͑a̷͛l̴͓̈g̶̬̽o̸͚͌ ê̄ǭ 한국어 กำปั้นที่น้ำ हिन्दी 👩‍👩‍👧‍👦🏳️‍🌈🏡🇰🇷🇺🇸 1️⃣ ❤️‍🔥",
  "no text": "",
} as const;

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
