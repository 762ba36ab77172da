import { values } from "@realtor/profile/values";
import {
  type AdditionalSection,
  isKnownSection,
  type KnownSection,
  type SectionType,
  sectionTypes,
} from "@realtor/api/loaning";
import { limits } from "@realtor/api/rules";
import { Text } from "@realtor/ui/text";
import { FormattedMessage, useIntl } from "react-intl";
import { randomKey } from "#app/session/random-key.ts";
import { useListField } from "#app/profile/draft/use-store.ts";
import { getControlId } from "#app/profile/draft/control-ids.ts";
import * as form from "../form.css.ts";
import { useEditorLanguage } from "../language/editor-language.tsx";
import { ListEditor } from "./list-editor.tsx";
import type { ChangeItem } from "./use-entries.ts";
import { SectionBody } from "./section-items.tsx";
import { LocalizedItemField } from "./localized-item.tsx";
import { getSectionName } from "./section-name.ts";

/** Custom sections. See docs/spec/profile.md#additional-sections. */
export function SectionsControl() {
  const { formatMessage } = useIntl();
  const { lang } = useEditorLanguage();
  const [sections, setSections] = useListField(values.extra);
  return (
    <ListEditor<AdditionalSection>
      // Entries are memoized, and their inputs uncontrolled.
      key={lang}
      id={getControlId("extra")}
      items={sections}
      onChange={setSections}
      max={limits.sections}
      getName={(section) => getSectionName(section, lang, formatMessage)}
      emptyText={formatMessage({ id: "editor.extra.empty" })}
      addActions={sectionTypes.map((type) => ({
        label: formatMessage({ id: `editor.extra.${type}` }),
        create: () => newSection(type, randomKey()),
      }))}
    >
      {(section, index, updateSection) =>
        isKnownSection(section) ? (
          <CustomSection section={section} index={index} onChange={updateSection} />
        ) : (
          <Text size="caption" tone="secondary">
            <FormattedMessage id="editor.extra.unknownNote" />
          </Text>
        )
      }
    </ListEditor>
  );
}

interface CustomSectionProps {
  section: KnownSection;
  index: number;
  onChange: ChangeItem<AdditionalSection>;
}

function CustomSection({ section, index, onChange }: CustomSectionProps) {
  const pointer = `/additionalSections/${index}`;
  return (
    <div className={form.fields}>
      <LocalizedItemField
        name="title"
        source={section}
        pointer={pointer}
        onChange={(key, text, undoGroup) =>
          onChange((current) => ({ ...current, [key]: text }), undoGroup)
        }
      />
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
