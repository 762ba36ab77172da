import type { KnownSection } from "@realtor/api/loaning";
import { useIntl } from "react-intl";
import { ItemText } from "../../fields/item-text.tsx";
import { ItemsEditor } from "./items-editor.tsx";

interface SectionBodyProps {
  section: KnownSection;
  /** Of the section inside the profile. */
  pointer: string;
  onChange: (section: KnownSection) => void;
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
            value={section.bodyKr ?? ""}
            onChange={(bodyKr) => onChange({ ...section, bodyKr })}
          />
          <ItemText
            field="extra"
            pointer={`${pointer}/bodyEn`}
            label={label("bodyEn")}
            rows={8}
            value={section.bodyEn ?? ""}
            onChange={(bodyEn) => onChange({ ...section, bodyEn })}
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
          onChange={(url) => onChange({ ...section, url: url.trim() })}
        />
      );
    case "team":
      return (
        <ItemText
          field="extra"
          pointer={`${pointer}/desiredUrl/0`}
          label={label("team.names")}
          hint={label("team.hint")}
          rows={4}
          value={section.desiredUrl.join("\n")}
          onChange={(text) =>
            onChange({ ...section, desiredUrl: text.split(/[\n,]/).map(trimStart) })
          }
        />
      );
    case "testimonials":
      return (
        <ItemsEditor
          pointer={pointer}
          items={section.items}
          onChange={(update) => onChange({ ...section, items: [...update(section.items)] })}
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
          onChange={(update) => onChange({ ...section, items: [...update(section.items)] })}
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
          onChange={(update) => onChange({ ...section, items: [...update(section.items)] })}
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

const trimStart = (text: string) => text.trimStart();
