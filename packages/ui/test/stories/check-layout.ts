import type { Page } from "playwright";

/** A change of the document that a user may make, and that every component must fit. */
interface Setting {
  readonly name: string;
  readonly fontSize: string;
  readonly direction: "ltr" | "rtl";
}

const settings: readonly Setting[] = [
  { name: "320 px", fontSize: "", direction: "ltr" },
  { name: "320 px, text of 200 %", fontSize: "200%", direction: "ltr" },
  { name: "320 px, right to left", fontSize: "", direction: "rtl" },
];

/** Runs in the page: what is wrong with the layout of its text, one problem a line. */
function findLayoutProblems(): string[] {
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
  /** It scrolls, shows an ellipsis or is visually hidden. */
  const mayCut = (element: Element) => {
    const { overflowX, overflowY, textOverflow, clipPath, webkitLineClamp } = styleOf(element);
    return (
      element.clientWidth <= 1 ||
      // A slide of a carousel.
      element.hasAttribute("aria-roledescription") ||
      [overflowX, overflowY].some((value) => value === "auto" || value === "scroll") ||
      textOverflow === "ellipsis" ||
      clipPath !== "none" ||
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
    readonly rects: readonly DOMRect[];
  }
  const texts: TextBox[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement;
    if (!owner || node.textContent?.trim() === "" || isHidden(owner)) continue;
    const parents = ancestors(owner);
    if (parents.some(mayCut)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(
      ({ width, height }) => width > 1 && height > 1,
    );
    for (const rect of rects) {
      if (rect.left < -tolerance || rect.right > clientWidth + tolerance)
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
    texts.push({ owner, layer: layer ?? null, rects });
  }
  const overlap = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
  for (const [index, a] of texts.entries())
    for (const b of texts.slice(index + 1))
      if (
        a.layer === b.layer &&
        a.owner !== b.owner &&
        !a.owner.contains(b.owner) &&
        !b.owner.contains(a.owner) &&
        a.rects.some((one) => b.rects.some((other) => overlap(one, other)))
      )
        problems.add(`${describe(a.owner)} overlaps ${describe(b.owner)}`);
  return [...problems];
}

/** Runs a check at 320 px, which is 1280 px at 400 % zoom (WCAG 1.4.10). */
async function checkNarrow(page: Page, check: () => Promise<void>): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 800 });
  try {
    await check();
  } finally {
    if (before) await page.setViewportSize(before);
  }
}

/**
 * At 320 px, with text of twice the size (WCAG 1.4.4) and from right to left: the page does not scroll
 * sideways, and no text is cut, outside of its box or over another.
 */
export async function checkLayout(page: Page): Promise<void> {
  await checkNarrow(page, async () => {
    const failures: string[] = [];
    for (const setting of settings) {
      await page.evaluate(({ fontSize, direction }) => {
        document.documentElement.style.fontSize = fontSize;
        document.documentElement.dir = direction;
      }, setting);
      // An open popover follows its trigger after the next frames.
      let problems: string[] = [];
      for (let attempt = 0; attempt < 5; attempt++) {
        problems = await page.evaluate(findLayoutProblems);
        if (problems.length === 0) break;
        await page.waitForTimeout(100);
      }
      failures.push(...problems.map((problem) => `${setting.name}: ${problem}`));
    }
    await page.evaluate(() => {
      document.documentElement.style.removeProperty("font-size");
      document.documentElement.removeAttribute("dir");
    });
    if (failures.length > 0) throw new Error(failures.join("\n"));
  });
}

/**
 * No horizontal scrolling at 320 px. Templates, which cut and overlap boxes by design, are checked with
 * larger text as pages: site/e2e/text-size.e2e.ts.
 */
export async function checkReflow(page: Page): Promise<void> {
  await checkNarrow(page, async () => {
    // An open popover follows its trigger after the next frames.
    const fits = await page
      .waitForFunction(() => document.documentElement.scrollWidth === 320, null, { timeout: 5000 })
      .catch(() => null);
    if (fits) return;
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    throw new Error(`The page scrolls sideways: at 320 px it is ${width} px wide.`);
  });
}
