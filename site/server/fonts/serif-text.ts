import type { Lang } from "@realtor/ui/labels";

/** Class names that set the serif family in a built stylesheet. */
export function findSerifClasses(css: string): string[] {
  const rules = css.matchAll(/([^{}]+)\{([^{}]*)\}/g);
  const classes = [...rules].flatMap(([, selectors = "", declarations = ""]) =>
    declarations.includes("font-family:var(--rt-font-serif")
      ? selectors
          .split(",")
          .flatMap((selector) => selector.match(/\.([\w-]+)[^\s>+~.]*$/)?.[1] ?? [])
      : [],
  );
  return [...new Set(classes)];
}

const voidElements = new Set(
  "area base br col embed hr img input link meta source track wbr".split(" "),
);
const tag = /<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^">])*)>/gi;

interface OpenElement {
  lang: string;
  serif: boolean;
}

/** The text of elements with one of these classes by language. `html` is the output of React. */
export function getSerifText(
  html: string,
  classes: readonly string[],
  pageLang: Lang,
): Record<string, string> {
  const serif = new Set(classes);
  const texts: Record<string, string> = {};
  const open: OpenElement[] = [];
  let current: OpenElement = { lang: pageLang, serif: false };
  let end = 0;
  for (const match of html.matchAll(tag)) {
    const [source, closing, name = "", attributes = ""] = match;
    if (current.serif && match.index > end)
      texts[current.lang] = (texts[current.lang] ?? "") + html.slice(end, match.index);
    end = match.index + source.length;
    if (closing) {
      current = open.pop() ?? current;
    } else if (!voidElements.has(name)) {
      const own = /\bclass="([^"]*)"/.exec(attributes)?.[1] ?? "";
      open.push(current);
      current = {
        lang: /\blang="([^"]*)"/.exec(attributes)?.[1] ?? current.lang,
        serif: current.serif || own.split(" ").some((one) => serif.has(one)),
      };
    }
  }
  return texts;
}
