import {
  type AdditionalSection,
  isKnownSection,
  type KnownSection,
  type SectionType,
  sectionTypes,
} from "@realtor/api/loaning";
import { limits } from "@realtor/api/rules";
import { FormattedMessage, useIntl } from "react-intl";
import { randomKey } from "#app/session/random-key.ts";
import { fields } from "../fields/editor-fields.ts";
import { controlId } from "../fields/field-links.ts";
import * as form from "../fields/form.css.ts";
import { ItemText } from "../fields/item-text.tsx";
import { ListEditor } from "../fields/list-editor.tsx";
import type { ChangeItem } from "../fields/list-entry.tsx";
import { useListField } from "../fields/use-list-field.ts";
import { SectionBody } from "./extra/section-body.tsx";
import { SectionFrame } from "./section-frame.tsx";

/** What an agent adds to the fixed sections, in an order of their own (DECISIONS section 6). */
export function ExtraSection() {
  const { formatMessage } = useIntl();
  const [sections, change] = useListField(fields.extra.lens);
  return (
    <SectionFrame section="extra" lead={formatMessage({ id: "editor.extra.lead" })}>
      <ListEditor<AdditionalSection>
        id={controlId("extra")}
        items={sections}
        onChange={change}
        max={limits.sections}
        nameOf={(section) => {
          const kind = isKnownSection(section) ? section.type : "unknown";
          const name = formatMessage({ id: `editor.extra.${kind}` });
          const title = isKnownSection(section) && (section.titleKr || section.titleEn);
          return title ? `${name}: ${title}` : name;
        }}
        empty={formatMessage({ id: "editor.extra.empty" })}
        adds={sectionTypes.map((type) => ({
          label: formatMessage({ id: `editor.extra.${type}` }),
          make: () => newSection(type, randomKey()),
        }))}
      >
        {(section, index, set) =>
          isKnownSection(section) ? (
            <OwnSection section={section} index={index} onChange={set} />
          ) : (
            <p className={form.note}>
              <FormattedMessage id="editor.extra.unknownNote" />
            </p>
          )
        }
      </ListEditor>
    </SectionFrame>
  );
}

interface OwnSectionProps {
  section: KnownSection;
  index: number;
  onChange: ChangeItem<AdditionalSection>;
}

function OwnSection({ section, index, onChange }: OwnSectionProps) {
  const { formatMessage } = useIntl();
  const pointer = `/additionalSections/${index}`;
  return (
    <div className={form.fields}>
      <div className={form.two}>
        <ItemText
          field="extra"
          pointer={`${pointer}/titleKr`}
          label={formatMessage({ id: "editor.extra.titleKr" })}
          value={section.titleKr}
          onChange={(titleKr, typed) => onChange((now) => ({ ...now, titleKr }), typed)}
        />
        <ItemText
          field="extra"
          pointer={`${pointer}/titleEn`}
          label={formatMessage({ id: "editor.extra.titleEn" })}
          value={section.titleEn}
          onChange={(titleEn, typed) => onChange((now) => ({ ...now, titleEn }), typed)}
        />
      </div>
      <SectionBody section={section} pointer={pointer} onChange={onChange} />
    </div>
  );
}

function newSection(type: SectionType, id: string): KnownSection {
  switch (type) {
    case "text":
      return { id, type };
    case "video":
      return { id, type, url: "" };
    case "team":
      return { id, type, desiredUrl: [] };
    case "links":
      return { id, type, items: [{ url: "" }] };
    case "testimonials":
    case "faq":
      return { id, type, items: [{}] };
    default:
      return type satisfies never;
  }
}
