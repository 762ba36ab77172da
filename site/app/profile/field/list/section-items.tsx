import type { AdditionalSection, KnownSection } from "@realtor/api/loaning";
import type { Lang } from "@realtor/api/locales";
import { limits } from "@realtor/api/rules";
import { pickText } from "@realtor/profile/text";
import { useIntl } from "react-intl";
import type { ChangeList } from "#app/profile/draft/use-store.ts";
import * as form from "../form.css.ts";
import { ItemTextField } from "../text-control.tsx";
import { useEditorLanguage } from "../language/editor-language.tsx";
import { keySuffixes } from "../language/find-missing-texts.ts";
import { ListEditor } from "./list-editor.tsx";
import type { ChangeItem } from "./use-entries.ts";
import { ItemYearField } from "./item-year-field.tsx";
import { LocalizedItemField, type LocalizedItemName } from "./localized-item.tsx";

interface SectionBodyProps {
  section: KnownSection;
  /** JSON pointer of the section. */
  pointer: string;
  onChange: ChangeItem<AdditionalSection>;
}

/** The fields of a custom section below its title, by type. */
export function SectionBody({ section, pointer, onChange }: SectionBodyProps) {
  const { formatMessage } = useIntl();
  const label = (name: ExtraLabel) => formatMessage({ id: `editor.extra.${name}` });
  switch (section.type) {
    case "text":
      return (
        <LocalizedItemField
          name="body"
          source={section}
          pointer={pointer}
          hint={label("bodyHint")}
          rows={8}
          onChange={(key, text, undoGroup) =>
            onChange((current) => ({ ...current, [key]: text }), undoGroup)
          }
        />
      );
    case "video":
      return (
        <ItemTextField
          field="extra"
          pointer={`${pointer}/url`}
          label={label("videoUrl")}
          inputMode="url"
          value={section.url}
          onChange={(url, undoGroup) =>
            onChange((current) => ({ ...current, url: url.trim() }), undoGroup)
          }
        />
      );
    case "team":
      return (
        <ItemTextField
          field="extra"
          pointer={`${pointer}/desiredUrl`}
          errorPointer={`${pointer}/desiredUrl/0`}
          label={label("team.names")}
          hint={label("team.hint")}
          rows={4}
          value={section.desiredUrl}
          format={joinLines}
          onChange={(text, undoGroup) => {
            const desiredUrl = text.split(/[\n,]/).map(trimStart);
            onChange((current) => ({ ...current, desiredUrl }), undoGroup);
          }}
        />
      );
    case "testimonials":
      return (
        <ItemsEditor
          pointer={pointer}
          items={section.items}
          onChange={createItemsUpdater(section, onChange)}
          name="testimonial"
          create={() => ({})}
          itemFields={[
            { localized: "quote", rows: 4 },
            { key: "author" },
            { key: "place" },
            { key: "year" },
          ]}
        />
      );
    case "faq":
      return (
        <ItemsEditor
          pointer={pointer}
          items={section.items}
          onChange={createItemsUpdater(section, onChange)}
          name="question"
          create={() => ({})}
          itemFields={[{ localized: "question" }, { localized: "answer", rows: 4 }]}
        />
      );
    case "links":
      return (
        <ItemsEditor
          pointer={pointer}
          items={section.items}
          onChange={createItemsUpdater(section, onChange)}
          name="link"
          create={() => ({ url: "" })}
          itemFields={[{ localized: "label" }, { key: "url" }]}
        />
      );
    default:
      return section satisfies never;
  }
}

type ExtraLabel = "bodyHint" | "videoUrl" | "team.names" | "team.hint";

/** Returns a function that updates the items of a section. The type of a section never changes. */
function createItemsUpdater<Item>(
  _section: { items: readonly Item[] },
  change: ChangeItem<AdditionalSection>,
): ChangeList<Item> {
  return (update, undoGroup) =>
    change((current) => {
      const { items } = current as unknown as { items: readonly Item[] }; // the type of `_section`
      return { ...current, items: [...update(items)] };
    }, undoGroup);
}

const isText = (value: unknown): value is string =>
  typeof value === "string" && value.trim() !== "";
const joinLines = (names: unknown) => (Array.isArray(names) ? names.join("\n") : "");
const trimStart = (text: string) => text.trimStart();

/** A text in the language of the form, or a value that all languages share. */
type ItemFieldSpec =
  | { localized: LocalizedItemName; rows?: number }
  | { key: "author" | "place" | "year" | "url"; rows?: number };

interface ItemsEditorProps<Item> {
  /** JSON pointer of the section. */
  pointer: string;
  items: readonly Item[];
  onChange: ChangeList<Item>;
  name: "testimonial" | "question" | "link";
  create: () => NoInfer<Item>;
  itemFields: readonly ItemFieldSpec[];
}

/** A list editor for the items of a section; each item has several fields. */
function ItemsEditor<Item extends Record<string, unknown>>(props: ItemsEditorProps<Item>) {
  const { pointer, items, onChange, name, create, itemFields } = props;
  const { formatMessage } = useIntl();
  const { lang } = useEditorLanguage();
  return (
    <ListEditor<Item>
      parentPointer={pointer}
      items={items}
      onChange={onChange}
      max={limits.sectionItems}
      getName={(item, index) =>
        itemFields.map((spec) => readText(item, spec, lang)).find(isText) ??
        formatMessage({ id: `editor.extra.${name}.nth` }, { n: index + 1 })
      }
      addActions={[{ label: formatMessage({ id: `editor.extra.${name}.add` }), create }]}
    >
      {(item, index, updateItem) => (
        <div className={form.fields}>
          {itemFields.map((spec) => (
            <ItemField
              key={"key" in spec ? spec.key : spec.localized}
              spec={spec}
              item={item}
              pointer={`${pointer}/items/${index}`}
              onChange={(key, value, undoGroup) =>
                updateItem((current) => ({ ...current, [key]: value }), undoGroup)
              }
            />
          ))}
        </div>
      )}
    </ListEditor>
  );
}

interface ItemFieldProps {
  spec: ItemFieldSpec;
  item: Record<string, unknown>;
  /** JSON pointer of the item. */
  pointer: string;
  onChange: (key: string, value: string | number | undefined, undoGroup?: string) => void;
}

function ItemField({ spec, item, pointer, onChange }: ItemFieldProps) {
  const { formatMessage } = useIntl();
  const rows = spec.rows === undefined ? {} : { rows: spec.rows };
  if ("localized" in spec)
    return (
      <LocalizedItemField
        {...rows}
        name={spec.localized}
        source={item}
        pointer={pointer}
        onChange={onChange}
      />
    );
  const { key } = spec;
  const common = {
    field: "extra" as const,
    pointer: `${pointer}/${key}`,
    label: formatMessage({ id: `editor.extra.${key}` }),
    value: item[key],
  };
  if (key === "year") return <ItemYearField {...common} onChange={(year) => onChange(key, year)} />;
  return (
    <ItemTextField
      {...common}
      {...rows}
      onChange={(text, undoGroup) => onChange(key, text, undoGroup)}
    />
  );
}

/** A text of an item, in the language of the form or the one that visitors read. */
function readText(item: Record<string, unknown>, spec: ItemFieldSpec, lang: Lang): unknown {
  if ("key" in spec) return item[spec.key];
  const read = (each: Lang) => {
    const value = item[spec.localized + keySuffixes[each]];
    return isText(value) ? value : "";
  };
  const texts = { ko: read("ko"), en: read("en"), ja: read("ja") };
  const shown = pickText(lang, texts)?.lang ?? null;
  return shown && texts[shown];
}
