import { htmlLang } from "@realtor/api/locales";
import { pickText } from "@realtor/profile/text";
import { useIntl } from "react-intl";
import { useAddress } from "#app/page-root.tsx";
import { ItemTextField } from "../text-control.tsx";
import { useEditorLanguage } from "../language/editor-language.tsx";
import { keySuffixes } from "../language/find-missing-texts.ts";
import { getNativeName } from "../language/site-languages.ts";

/** A text of an additional section or of one of its items, without its language. */
export type LocalizedItemName = "title" | "body" | "quote" | "question" | "answer" | "label";

interface LocalizedItemFieldProps {
  name: LocalizedItemName;
  /** The section or item. */
  source: object;
  /** JSON pointer of `source`. */
  pointer: string;
  /** `key` is that of the text in the language of the form. */
  onChange: (key: string, text: string, undoGroup: string) => void;
  hint?: string;
  rows?: number;
}

/** A text of an additional section, in the language of the form; if it is empty, with what visitors read. */
export function LocalizedItemField({ name, source, pointer, ...props }: LocalizedItemFieldProps) {
  const { onChange, hint, ...rest } = props;
  const { formatMessage } = useIntl();
  const { locale } = useAddress();
  const { lang } = useEditorLanguage();
  const read = (suffix: string): unknown => Reflect.get(source, name + suffix);
  const toText = (value: unknown) => (typeof value === "string" ? value : "");
  const texts = {
    ko: toText(read(keySuffixes.ko)),
    en: toText(read(keySuffixes.en)),
    ja: toText(read(keySuffixes.ja)),
  };
  const shown = pickText(lang, texts)?.lang ?? null;
  const key = name + keySuffixes[lang];
  const shownText =
    shown !== null && shown !== lang
      ? formatMessage(
          { id: "editor.lang.missing.item" },
          {
            source: formatMessage({ id: `editor.language.${shown}` }),
            text: shorten(texts[shown]),
          },
        )
      : undefined;
  const note = [hint, shownText].filter(Boolean).join(" ");
  return (
    <ItemTextField
      {...rest}
      field="extra"
      pointer={`${pointer}/${key}`}
      label={formatMessage({ id: `editor.extra.${name}` })}
      {...(lang !== htmlLang(locale) && { mark: getNativeName(lang) })}
      {...(note && { hint: note })}
      lang={lang}
      value={read(keySuffixes[lang])}
      onChange={(text, undoGroup) => onChange(key, text, undoGroup)}
    />
  );
}

const maxShown = 120;

function shorten(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, " ");
  return line.length > maxShown ? `${line.slice(0, maxShown - 1)}…` : line;
}
