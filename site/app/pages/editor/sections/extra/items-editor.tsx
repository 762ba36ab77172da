import { limits } from "@realtor/api/rules";
import { useIntl } from "react-intl";
import * as form from "../../fields/form.css.ts";
import { ItemTextField } from "../../fields/item-text-field.tsx";
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

interface ItemTextSpec {
  key: ItemKey;
  rows?: number;
  /** Stored as a number if it is one. */
  numeric?: boolean;
}

interface ItemsEditorProps<Item> {
  /** JSON pointer of the section. */
  pointer: string;
  items: readonly Item[];
  onChange: ChangeList<Item>;
  name: "testimonial" | "question" | "link";
  create: () => NoInfer<Item>;
  textFields: readonly ItemTextSpec[];
}

/** A list editor for the items of a section; each item has several text fields. */
export function ItemsEditor<Item extends Record<string, unknown>>(props: ItemsEditorProps<Item>) {
  const { pointer, items, onChange, name, create, textFields } = props;
  const { formatMessage } = useIntl();
  return (
    <ListEditor<Item>
      parentPointer={pointer}
      items={items}
      onChange={onChange}
      max={limits.sectionItems}
      getName={(_, index) => formatMessage({ id: `editor.extra.${name}.nth` }, { n: index + 1 })}
      addActions={[{ label: formatMessage({ id: `editor.extra.${name}.add` }), create }]}
    >
      {(item, index, updateItem) => (
        <div className={form.fields}>
          {textFields.map(({ key, rows, numeric }) => (
            <ItemTextField
              key={key}
              field="extra"
              pointer={`${pointer}/items/${index}/${key}`}
              label={formatMessage({ id: `editor.extra.${key}` })}
              {...(rows === undefined ? {} : { rows })}
              {...(numeric ? { inputMode: "numeric" } : {})}
              value={item[key]}
              onChange={(text, undoGroup) =>
                updateItem(
                  (current) => ({ ...current, [key]: numeric ? parseYear(text) : text }),
                  undoGroup,
                )
              }
            />
          ))}
        </div>
      )}
    </ListEditor>
  );
}

/** Empty is undefined; other invalid input stays a string for the schema to reject. */
function parseYear(text: string): number | string | undefined {
  if (text.trim() === "") return undefined;
  return /^\d+$/.test(text.trim()) ? Number(text) : text;
}
