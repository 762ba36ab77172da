import { limits } from "@realtor/api/rules";
import { useIntl } from "react-intl";
import * as form from "../../fields/form.css.ts";
import { ItemText } from "../../fields/item-text.tsx";
import { ListEditor } from "../../fields/list-editor.tsx";
import type { ChangeList } from "../../fields/use-list-field.ts";

type ItemKey =
  | "quoteKr"
  | "quoteEn"
  | "author"
  | "place"
  | "year"
  | "questionKr"
  | "questionEn"
  | "answerKr"
  | "answerEn"
  | "labelKr"
  | "labelEn"
  | "url";

interface ItemTextOf {
  key: ItemKey;
  rows?: number;
  /** Kept as a number once it is one. */
  number?: boolean;
}

interface ItemsEditorProps<Item> {
  /** Of the section inside the profile. */
  pointer: string;
  items: readonly Item[];
  onChange: ChangeList<Item>;
  /** What one of them is. */
  name: "testimonial" | "question" | "link";
  make: () => NoInfer<Item>;
  texts: readonly ItemTextOf[];
}

/** The entries of a section: each a few texts. */
export function ItemsEditor<Item extends Record<string, unknown>>(props: ItemsEditorProps<Item>) {
  const { pointer, items, onChange, name, make, texts } = props;
  const { formatMessage } = useIntl();
  return (
    <ListEditor<Item>
      within={pointer}
      items={items}
      onChange={onChange}
      max={limits.sectionItems}
      nameOf={(_, index) => formatMessage({ id: `editor.extra.${name}.nth` }, { n: index + 1 })}
      adds={[{ label: formatMessage({ id: `editor.extra.${name}.add` }), make }]}
    >
      {(item, index, set) => (
        <div className={form.fields}>
          {texts.map(({ key, rows, number }) => (
            <ItemText
              key={key}
              field="extra"
              pointer={`${pointer}/items/${index}/${key}`}
              label={formatMessage({ id: `editor.extra.${key}` })}
              {...(rows === undefined ? {} : { rows })}
              {...(number ? { inputMode: "numeric" } : {})}
              value={item[key]}
              onChange={(text, typed) =>
                set((now) => ({ ...now, [key]: number ? numberOf(text) : text }), typed)
              }
            />
          ))}
        </div>
      )}
    </ListEditor>
  );
}

/** An emptied year is none; what is no number stays as it is typed, for the schema to judge. */
function numberOf(text: string): number | string | undefined {
  if (text.trim() === "") return undefined;
  return /^\d+$/.test(text.trim()) ? Number(text) : text;
}
