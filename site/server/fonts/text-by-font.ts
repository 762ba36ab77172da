import type { Lang } from "@realtor/ui/labels";

/** Class names by the font family that they set. */
export interface FontClasses {
  serif: readonly string[];
  ui: readonly string[];
}

/** Class names that set the serif or the UI family in a built stylesheet. */
export function findFontClasses(css: string): FontClasses {
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const classesWith = (declaration: string) => {
    const classes = rules.flatMap(([, selectors = "", declarations = ""]) =>
      declarations.includes(declaration)
        ? selectors
            .split(",")
            .flatMap((selector) => selector.match(/\.([\w-]+)[^\s>+~.]*$/)?.[1] ?? [])
        : [],
    );
    return [...new Set(classes)];
  };
  return {
    serif: classesWith("font-family:var(--rt-font-serif"),
    ui: classesWith("font-family:var(--rt-font-ui"),
  };
}

const voidElements = new Set(
  "area base br col embed hr img input link meta source track wbr".split(" "),
);
const tag = /<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^">])*)>/gi;

interface OpenElement {
  lang: string;
  serif: boolean;
}

export interface TextByFont {
  /** Text in the serif family by language. */
  serif: Record<string, string>;
  /** Text in the UI family. */
  ui: string;
}

/** The text of a page by font family. `html` is the output of React. */
export function splitByFont(html: string, classes: FontClasses, pageLang: Lang): TextByFont {
  const serifClasses = new Set(classes.serif);
  const uiClasses = new Set(classes.ui);
  const serif: Record<string, string> = {};
  let ui = "";
  const open: OpenElement[] = [];
  let current: OpenElement = { lang: pageLang, serif: false };
  let end = 0;
  const add = (text: string) => {
    if (current.serif) serif[current.lang] = (serif[current.lang] ?? "") + text;
    else ui += text;
  };
  for (const match of html.matchAll(tag)) {
    const [source, closing, name = "", attributes = ""] = match;
    if (match.index > end) add(html.slice(end, match.index));
    end = match.index + source.length;
    if (closing) {
      current = open.pop() ?? current;
    } else if (!voidElements.has(name)) {
      const own = (/\bclass="([^"]*)"/.exec(attributes)?.[1] ?? "").split(" ");
      open.push(current);
      current = {
        lang: /\blang="([^"]*)"/.exec(attributes)?.[1] ?? current.lang,
        serif:
          own.some((one) => serifClasses.has(one)) ||
          (current.serif && !own.some((one) => uiClasses.has(one))),
      };
    }
  }
  add(html.slice(end));
  return { serif, ui };
}
