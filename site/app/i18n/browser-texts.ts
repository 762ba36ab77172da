import type { MessageKey } from "./messages.ts";

/** Returns the text of a message without variables. */
export type FormatText = (message: { id: MessageKey }) => string;

/** `import.meta.glob` of `compiled/browser/<area>.*.json`. */
type TextFiles = Record<string, () => Promise<Readonly<Record<string, string>>>>;

/** Imports the messages of a script that must not load react-intl, in the document's language. */
export async function importTexts(files: TextFiles): Promise<FormatText> {
  const path = Object.keys(files).find((name) =>
    name.endsWith(`.${document.documentElement.lang}.json`),
  );
  const texts = await files[path ?? ""]?.();
  return ({ id }) => {
    const text = texts?.[id];
    if (text === undefined)
      throw new Error(`"${id}" is not in ${path}: name its area in site/build/messages.ts.`);
    return text;
  };
}
