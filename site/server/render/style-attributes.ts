const attributes = / style="([^"]*)"/g;

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&quot;": '"',
  "&#x27;": "'",
  "&lt;": "<",
  "&gt;": ">",
};

const string = String.raw`"[^"\\\n]*"`;
const plain = String.raw`[^"'()[\]{}\\@<\n]`;
const group = String.raw`\((?:${plain}|${string}|\((?:${plain}|${string})*\))*\)`;
/** Declarations that cannot end the rule around them, nor open a string, block or comment. */
const contained = new RegExp(String.raw`^(?!.*/\*)(?:${plain}|${string}|${group})*$`);

/**
 * Replaces the `style` attributes of server-rendered HTML with rules of a stylesheet, since the content
 * security policy allows stylesheets by hash, but attributes only all or none. The rules are in no
 * cascade layer, so they override the layers of the site as attributes do, until restore-styles.ts turns
 * them into styles again. Declarations that could end their rule are left out.
 */
export function moveStyleAttributes(body: string): { body: string; css: string } {
  const ids = new Map<string, number>();
  let css = "";
  const moved = body.replaceAll(attributes, (_, value: string) => {
    const known = ids.get(value);
    const id = known ?? ids.size;
    const attribute = `data-s${id}`;
    if (known === undefined) {
      ids.set(value, id);
      const declarations = value.replaceAll(/&[^;]+;/g, (entity) => entities[entity] ?? "\\");
      // In a string, where the parser of HTML would find the end of the stylesheet.
      if (contained.test(declarations))
        css += `[${attribute}]{${declarations.replaceAll("<", String.raw`\3c `)}}`;
    }
    return ` ${attribute}`;
  });
  return { body: moved, css };
}
