import { Checkbox } from "@realtor/ui/checkbox";
import { Switch } from "@realtor/ui/switch";
import { FormattedMessage, useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { useField } from "../draft/use-draft.ts";
import { controlId } from "../fields/field-links.ts";
import * as css from "../fields/form.css.ts";
import { TextEntry } from "../fields/text-entry.tsx";
import { SectionFrame } from "./section-frame.tsx";
import { SlugEntry } from "./slug-entry.tsx";

/** Who the agent is, where the page stands, and what the law wants named. */
export function BasicSection() {
  const { formatMessage } = useIntl();
  const { isStaff } = useAdmin();
  return (
    <SectionFrame section="basic">
      <div className={css.two}>
        <TextEntry field="nameKr" lang="ko" />
        <TextEntry field="nameEn" lang="en" />
      </div>
      <div className={css.two}>
        <TextEntry field="nameJa" lang="ja" />
      </div>
      <SlugEntry />
      <TextEntry field="agency" hint={formatMessage({ id: "editor.agency.hint" })} />
      <div className={css.two}>
        <TextEntry field="agencyKr" lang="ko" />
        <TextEntry field="agencyJa" lang="ja" />
      </div>
      <div className={css.two}>
        <TextEntry field="license" />
        <TextEntry field="companyLicense" />
      </div>
      <div className={css.two}>
        <TextEntry field="companyPhone" type="tel" />
        <TextEntry field="companyFax" type="tel" />
      </div>
      <TextEntry field="companyAddress" />
      <div className={css.two}>
        <TextEntry
          field="career"
          type="date"
          hint={formatMessage({ id: "editor.field.career.hint" })}
        />
        <TextEntry
          field="careerEnd"
          type="date"
          hint={formatMessage({ id: "editor.field.careerEnd.hint" })}
        />
      </div>
      <Languages />
      {isStaff && <MadeForRealtor />}
    </SectionFrame>
  );
}

/** As BCP 47 tags, in the order they were ticked. */
const tags = ["ko", "en", "ja"] as const;

function Languages() {
  const { formatMessage } = useIntl();
  const [languages, change] = useField("languages");
  return (
    <fieldset className={css.group} id={controlId("languages")} tabIndex={-1}>
      <legend className={css.legend}>
        <FormattedMessage id="editor.field.languages" />
      </legend>
      <div className={css.choices}>
        {tags.map((tag) => (
          <Checkbox
            key={tag}
            label={formatMessage({ id: `editor.language.${tag}` })}
            name="languages"
            value={tag}
            checked={languages.includes(tag)}
            onChange={(event) =>
              change(
                event.target.checked ? [...languages, tag] : languages.filter((one) => one !== tag),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

function MadeForRealtor() {
  const { formatMessage } = useIntl();
  const [on, change] = useField("madeForRealtor");
  return (
    <Switch
      id={controlId("madeForRealtor")}
      label={formatMessage({ id: "editor.field.madeForRealtor" })}
      checked={on}
      onChange={(event) => change(event.target.checked)}
    />
  );
}
