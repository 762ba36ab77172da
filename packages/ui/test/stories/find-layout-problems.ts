/**
 * Runs in the page: what is wrong with the layout of its text, one problem a line. Texts that replace those of a story
 * may take the width of a short word beside them.
 */
export function findLayoutProblems(hasOwnTexts: boolean): string[] {
  const tolerance = 4;
  /** A word or number of this width fits on any line. */
  const shortWord = 80;
  const { scrollWidth, clientWidth } = document.documentElement;
  const problems = new Set<string>();
  if (scrollWidth > clientWidth) problems.add(`the page scrolls sideways: ${scrollWidth} px`);

  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  const isHidden = (element: Element) =>
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    element.closest("svg, iframe, [inert], script, style, option") !== null;
  const describe = (element: Element) =>
    `<${element.tagName.toLowerCase()}> "${element.textContent.trim().slice(0, 40)}"`;
  const ancestors = (element: Element) => {
    const list: Element[] = [];
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
      list.push(at);
    return list;
  };
  const boxes = new Map<Element, DOMRect>();
  const boxOf = (element: Element) => {
    const box = boxes.get(element) ?? element.getBoundingClientRect();
    boxes.set(element, box);
    return box;
  };
  const isVisuallyHidden = (element: Element) => {
    const { clipPath, overflowY } = styleOf(element);
    const { width, height } = boxOf(element);
    return width <= 1 || clipPath !== "none" || (height <= 1 && overflowY !== "visible");
  };
  /** It scrolls or shows an ellipsis. */
  const mayCut = (element: Element) => {
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = styleOf(element);
    return (
      // A slide of a carousel.
      element.hasAttribute("aria-roledescription") ||
      [overflowX, overflowY].some((value) => value === "auto" || value === "scroll") ||
      textOverflow === "ellipsis" ||
      webkitLineClamp !== "none"
    );
  };
  const isBox = (element: Element) => {
    const style = styleOf(element);
    return (
      /^(inline-)?(block|flex|grid)$/.test(style.display) &&
      (style.borderTopWidth !== "0px" || !/, 0\)$|transparent/.test(style.backgroundColor))
    );
  };

  // Their contents may be higher, not wider.
  const overlays = ["dialog", "alertdialog", "menu", "listbox", "tooltip"].map(
    (role) => `[role=${role}]`,
  );
  for (const element of document.querySelectorAll(`:is(${overlays.join()}), [role=dialog] *`)) {
    const { overflowX, overflowY } = styleOf(element);
    if (overflowX === "auto" && overflowY === "auto" && element.scrollWidth > element.clientWidth)
      problems.add(`scrolls sideways: ${describe(element)}`);
  }

  /** A line of text without the part of its font that is higher than the line. */
  const trim = (rect: DOMRect, owner: Element) => {
    const excess = rect.height - Number.parseFloat(styleOf(owner).lineHeight);
    return excess > 0
      ? new DOMRect(rect.x, rect.y + excess / 2, rect.width, rect.height - excess)
      : rect;
  };

  interface TextBox {
    readonly owner: Element;
    readonly layer: Element | null;
    readonly scroller: Element | null;
    readonly rects: readonly DOMRect[];
    /** Around all of `rects`. */
    readonly bounds: DOMRect;
  }
  const texts: TextBox[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement;
    if (!owner || node.textContent?.trim() === "" || isHidden(owner)) continue;
    const all = ancestors(owner);
    if (all.some(isVisuallyHidden)) continue;
    const scroller = all.find(mayCut) ?? null;
    const parents = scroller ? all.slice(0, all.indexOf(scroller)) : all;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()]
      .filter(({ width, height }) => width > 1 && height > 1)
      .map((rect) => trim(rect, owner));
    const bounds = range.getBoundingClientRect();
    if (rects.length === 0) continue;
    const length = rects.reduce((sum, { width }) => sum + width, 0);
    const isWord = hasOwnTexts && !/\s/.test(node.textContent?.trim() ?? "");
    if (isWord && length < shortWord && new Set(rects.map(({ bottom }) => bottom)).size > 1)
      problems.add(`broken inside of a short word: ${describe(owner)}`);
    if (!scroller && (bounds.left < -tolerance || bounds.right > clientWidth + tolerance))
      problems.add(`outside of the window: ${describe(owner)}`);
    for (const parent of parents) {
      const box = boxOf(parent);
      const cuts = styleOf(parent).overflowX !== "visible";
      const outside =
        bounds.left < box.left - tolerance ||
        bounds.right > box.right + tolerance ||
        bounds.top < box.top - tolerance ||
        bounds.bottom > box.bottom + tolerance;
      if (outside && (cuts || isBox(parent)))
        problems.add(
          `${cuts ? "cut by" : "outside of"} ${parent.tagName.toLowerCase()}.${parent.className}: ${describe(owner)}`,
        );
      // What is positioned may be outside of its ancestors.
      if (/absolute|fixed/.test(styleOf(parent).position)) break;
    }
    const layer = parents.find((each) => /absolute|fixed|sticky/.test(styleOf(each).position));
    texts.push({ owner, layer: layer ?? null, scroller, rects, bounds });
  }
  const overlap = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
  for (const [index, a] of texts.entries())
    for (const b of texts.slice(index + 1))
      if (
        a.layer === b.layer &&
        a.scroller === b.scroller &&
        a.owner !== b.owner &&
        !a.owner.contains(b.owner) &&
        !b.owner.contains(a.owner) &&
        overlap(a.bounds, b.bounds) &&
        a.rects.some((one) => b.rects.some((other) => overlap(one, other)))
      )
        problems.add(`${describe(a.owner)} overlaps ${describe(b.owner)}`);
  return [...problems];
}
