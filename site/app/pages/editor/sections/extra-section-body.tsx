import type { AdditionalSection, KnownSection } from "@realtor/api/loaning";
import { limits } from "@realtor/api/rules";
import { useIntl } from "react-intl";
import { defineMessages } from "#app/i18n/define-messages.ts";
import type { ChangeList } from "../draft/use-draft.ts";
import * as form from "../fields/form.css.ts";
import { ListEditor } from "../fields/list-editor.tsx";
import type { ChangeItem } from "../fields/use-entries.ts";
import { ItemYearField } from "../fields/number-fields.tsx";
import { ItemTextField } from "../fields/text-fields.tsx";
import { extraMessages } from "./extra-messages.ts";

const extraNthMessages = defineMessages({
  link: {
    id: "editor.extra.link.nth",
    defaultMessage: "Link {n}",
    description: "Title of a link in the list; {n} is its position.",
  },
  testimonial: {
    id: "editor.extra.testimonial.nth",
    defaultMessage: "Testimonial {n}",
    description: "Title of a quote in the list; {n} is its position.",
  },
  question: {
    id: "editor.extra.question.nth",
    defaultMessage: "Question {n}",
    description: "Title of a question in the list; {n} is its position.",
  },
});

const extraAddMessages = defineMessages({
  link: {
    id: "editor.extra.link.add",
    defaultMessage: "Add a link",
    description: "Button that adds a link.",
  },
  testimonial: {
    id: "editor.extra.testimonial.add",
    defaultMessage: "Add a testimonial",
    description: "Button that adds a quote.",
  },
  question: {
    id: "editor.extra.question.add",
    defaultMessage: "Add a question",
    description: "Button that adds a question.",
  },
});

interface SectionBodyProps {
  section: KnownSection;
  /** JSON pointer of the section. */
  pointer: string;
  onChange: ChangeItem<AdditionalSection>;
}

/** The fields of a custom section below its title, by type. */
export function SectionBody({ section, pointer, onChange }: SectionBodyProps) {
  const { formatMessage } = useIntl();
  const label = (name: ExtraLabel) => formatMessage(extraMessages[name]);
  switch (section.type) {
    case "text":
      return (["bodyKr", "bodyEn"] as const).map((key) => (
        <ItemTextField
          key={key}
          field="extra"
          pointer={`${pointer}/${key}`}
          label={label(key)}
          {...(key === "bodyKr" && { hint: label("bodyHint") })}
          rows={8}
          value={section[key]}
          onChange={(text, undoGroup) =>
            onChange((current) => ({ ...current, [key]: text }), undoGroup)
          }
        />
      ));
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
            { key: "quoteKr", rows: 4 },
            { key: "quoteEn", rows: 4 },
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
          itemFields={[
            { key: "questionKr" },
            { key: "questionEn" },
            { key: "answerKr", rows: 4 },
            { key: "answerEn", rows: 4 },
          ]}
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
          itemFields={[{ key: "labelKr" }, { key: "labelEn" }, { key: "url" }]}
        />
      );
    default:
      return section satisfies never;
  }
}

type ExtraLabel = "bodyKr" | "bodyEn" | "bodyHint" | "videoUrl" | "team.names" | "team.hint";

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

interface ItemFieldSpec {
  key: ItemKey;
  rows?: number;
}

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
  return (
    <ListEditor<Item>
      parentPointer={pointer}
      items={items}
      onChange={onChange}
      max={limits.sectionItems}
      getName={(item, index) =>
        itemFields.map(({ key }) => item[key]).find(isText) ??
        formatMessage(extraNthMessages[name], { n: index + 1 })
      }
      addActions={[{ label: formatMessage(extraAddMessages[name]), create }]}
    >
      {(item, index, updateItem) => (
        <div className={form.fields}>
          {itemFields.map(({ key, rows }) => {
            const common = {
              field: "extra" as const,
              pointer: `${pointer}/items/${index}/${key}`,
              label: formatMessage(extraMessages[key]),
              value: item[key],
            };
            return key === "year" ? (
              <ItemYearField
                key={key}
                {...common}
                onChange={(year) => updateItem((current) => ({ ...current, year }))}
              />
            ) : (
              <ItemTextField
                key={key}
                {...common}
                {...(rows === undefined ? {} : { rows })}
                onChange={(text, undoGroup) =>
                  updateItem((current) => ({ ...current, [key]: text }), undoGroup)
                }
              />
            );
          })}
        </div>
      )}
    </ListEditor>
  );
}
