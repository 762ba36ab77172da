import type { AdditionalSection, KnownSection } from "@realtor/api/loaning";
import { useIntl } from "react-intl";
import { ItemText } from "../../fields/item-text.tsx";
import type { ChangeItem } from "../../fields/list-entry.tsx";
import type { ChangeList } from "../../fields/use-list-field.ts";
import { ItemsEditor } from "./items-editor.tsx";

interface SectionBodyProps {
  section: KnownSection;
  /** Of the section inside the profile. */
  pointer: string;
  onChange: ChangeItem<AdditionalSection>;
}

/** What a section holds under its title, by its type. */
export function SectionBody({ section, pointer, onChange }: SectionBodyProps) {
  const { formatMessage } = useIntl();
  const label = (name: ExtraLabel) => formatMessage({ id: `editor.extra.${name}` });
  switch (section.type) {
    case "text":
      return (
        <>
          <ItemText
            field="extra"
            pointer={`${pointer}/bodyKr`}
            label={label("bodyKr")}
            hint={label("bodyHint")}
            rows={8}
            value={section.bodyKr}
            onChange={(bodyKr, typed) => onChange((now) => ({ ...now, bodyKr }), typed)}
          />
          <ItemText
            field="extra"
            pointer={`${pointer}/bodyEn`}
            label={label("bodyEn")}
            rows={8}
            value={section.bodyEn}
            onChange={(bodyEn, typed) => onChange((now) => ({ ...now, bodyEn }), typed)}
          />
        </>
      );
    case "video":
      return (
        <ItemText
          field="extra"
          pointer={`${pointer}/url`}
          label={label("videoUrl")}
          inputMode="url"
          value={section.url}
          onChange={(url, typed) => onChange((now) => ({ ...now, url: url.trim() }), typed)}
        />
      );
    case "team":
      return (
        <ItemText
          field="extra"
          pointer={`${pointer}/desiredUrl`}
          mistakesAt={`${pointer}/desiredUrl/0`}
          label={label("team.names")}
          hint={label("team.hint")}
          rows={4}
          value={section.desiredUrl}
          show={linesOf}
          onChange={(text, typed) => {
            const desiredUrl = text.split(/[\n,]/).map(trimStart);
            onChange((now) => ({ ...now, desiredUrl }), typed);
          }}
        />
      );
    case "testimonials":
      return (
        <ItemsEditor
          pointer={pointer}
          items={section.items}
          onChange={itemsOf(section, onChange)}
          name="testimonial"
          make={() => ({})}
          texts={[
            { key: "quoteKr", rows: 4 },
            { key: "quoteEn", rows: 4 },
            { key: "author" },
            { key: "place" },
            { key: "year", number: true },
          ]}
        />
      );
    case "faq":
      return (
        <ItemsEditor
          pointer={pointer}
          items={section.items}
          onChange={itemsOf(section, onChange)}
          name="question"
          make={() => ({})}
          texts={[
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
          onChange={itemsOf(section, onChange)}
          name="link"
          make={() => ({ url: "" })}
          texts={[{ key: "labelKr" }, { key: "labelEn" }, { key: "url" }]}
        />
      );
    default:
      return section satisfies never;
  }
}

type ExtraLabel = "bodyKr" | "bodyEn" | "bodyHint" | "videoUrl" | "team.names" | "team.hint";

/** Changes a section's entries; a section never changes its type. */
function itemsOf<Item>(
  _section: { items: readonly Item[] },
  change: ChangeItem<AdditionalSection>,
): ChangeList<Item> {
  return (update, typed) =>
    change((now) => {
      const { items } = now as unknown as { items: readonly Item[] }; // the section's own type, as above
      return { ...now, items: [...update(items)] };
    }, typed);
}

const linesOf = (names: unknown) => (Array.isArray(names) ? names.join("\n") : "");
const trimStart = (text: string) => text.trimStart();
