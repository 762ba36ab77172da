/** Runs in the page: what is wrong with the layout of its text, one problem a line. */
export function findLayoutProblems(): string[] {
  const tolerance = 4;
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
  const isVisuallyHidden = (element: Element) =>
    element.getBoundingClientRect().width <= 1 || styleOf(element).clipPath !== "none";
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

  interface TextBox {
    readonly owner: Element;
    readonly layer: Element | null;
    readonly scroller: Element | null;
    readonly rects: readonly DOMRect[];
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
    const rects = [...range.getClientRects()].filter(
      ({ width, height }) => width > 1 && height > 1,
    );
    for (const rect of rects) {
      if (!scroller && (rect.left < -tolerance || rect.right > clientWidth + tolerance))
        problems.add(`outside of the window: ${describe(owner)}`);
      for (const parent of parents) {
        const box = parent.getBoundingClientRect();
        const cuts = styleOf(parent).overflowX !== "visible";
        const outside =
          rect.left < box.left - tolerance ||
          rect.right > box.right + tolerance ||
          rect.top < box.top - tolerance ||
          rect.bottom > box.bottom + tolerance;
        if (outside && (cuts || isBox(parent)))
          problems.add(
            `${cuts ? "cut by" : "outside of"} ${parent.tagName.toLowerCase()}.${parent.className}: ${describe(owner)}`,
          );
        // What is positioned may be outside of its ancestors.
        if (/absolute|fixed/.test(styleOf(parent).position)) break;
      }
    }
    const layer = parents.find((each) => /absolute|fixed|sticky/.test(styleOf(each).position));
    texts.push({ owner, layer: layer ?? null, scroller, rects });
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
        a.rects.some((one) => b.rects.some((other) => overlap(one, other)))
      )
        problems.add(`${describe(a.owner)} overlaps ${describe(b.owner)}`);
  return [...problems];
}
