/**
 * Bad line breaks of the page, for `page.evaluate`: a Korean word or a word of a short Japanese text on two
 * lines although its block has room for it, a heading of up to six characters on two lines, and a last
 * line of one Korean or Japanese character. Vertical text is not measured.
 */
export function findBadLineBreaks(): string[] {
  const found: string[] = [];
  const cjk = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
  /** Lines may break before an opening bracket and after a middle dot. */
  const koreanWord = /[\p{L}\p{N}]*\p{Script=Hangul}[\p{L}\p{N}]*/gu;
  const words = new Intl.Segmenter("ja", { granularity: "word" });
  /** Longer Japanese text, and text without auto-phrase, breaks at every character by design. */
  const shortText = 40;

  /** The rectangles of a range, one for each line. */
  const getLines = (range: Range): DOMRect[] => {
    const lines: DOMRect[] = [];
    for (const rect of range.getClientRects()) {
      const last = lines.at(-1);
      if (rect.width === 0) continue;
      if (last && rect.top < last.bottom - last.height / 2) continue;
      lines.push(rect);
    }
    return lines;
  };
  const getBlock = (element: Element): Element => {
    let block = element;
    while (block.parentElement && getComputedStyle(block).display.startsWith("inline"))
      block = block.parentElement;
    return block;
  };
  const isMeasured = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest("svg, select, textarea, [aria-hidden=true]") &&
    getComputedStyle(element).writingMode === "horizontal-tb" &&
    element.getBoundingClientRect().height > 1 &&
    element.getBoundingClientRect().width > 1;

  const checkWord = (node: Text, start: number, word: string, block: Element) => {
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, start + word.length);
    if (getLines(range).length < 2) return;
    const width = [...range.getClientRects()].reduce((sum, rect) => sum + rect.width, 0);
    const style = getComputedStyle(block);
    const room =
      block.clientWidth -
      Number.parseFloat(style.paddingLeft) -
      Number.parseFloat(style.paddingRight);
    if (width <= room) found.push(`word on two lines: ${word}`);
  };

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    const { parentElement } = node;
    if (!parentElement || !cjk.test(node.data) || !isMeasured(parentElement)) continue;
    const block = getBlock(parentElement);
    const lang = parentElement.closest("[lang]")?.getAttribute("lang");
    if (lang === "ko")
      for (const { 0: word, index } of node.data.matchAll(koreanWord))
        checkWord(node, index, word, block);
    if (
      lang === "ja" &&
      getComputedStyle(parentElement).wordBreak === "auto-phrase" &&
      (block.textContent ?? "").trim().length <= shortText
    )
      for (const { segment, index, isWordLike } of words.segment(node.data))
        if (isWordLike && segment.length > 1) checkWord(node, index, segment, block);
  }

  for (const block of document.querySelectorAll("h1, h2, h3, h4, p")) {
    const text = (block.textContent ?? "").trim();
    if (!cjk.test(text) || !isMeasured(block)) continue;
    const range = document.createRange();
    range.selectNodeContents(block);
    const lines = getLines(range);
    if (lines.length < 2) continue;
    if (block.tagName !== "P" && text.length <= 6) found.push(`heading on two lines: ${text}`);
    const last = lines.at(-1);
    const size = Number.parseFloat(getComputedStyle(block).fontSize);
    if (last && last.width < size * 1.3 && cjk.test(text.at(-2) ?? ""))
      found.push(`last line of one character: …${text.slice(-12)}`);
  }
  return [...new Set(found)];
}
