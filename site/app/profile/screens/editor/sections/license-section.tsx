import { useIntl } from "react-intl";
import { DraftBrokerageField } from "#app/profile/field/brokerage-field.tsx";
import * as css from "#app/profile/field/form.css.ts";
import { DraftTextField } from "#app/profile/field/text-fields.tsx";
import { useEditorLanguage } from "#app/profile/field/language/editor-language.tsx";
import { LocalizedTextField } from "#app/profile/field/localized-text-field.tsx";
import { PhotoField } from "./photos-section.tsx";
import { SectionFrame } from "./section-frame.tsx";

/** License and brokerage. The brokerage's English name is shown in every language: the law needs it. */
export function LicenseSection() {
  const { formatMessage } = useIntl();
  const { lang } = useEditorLanguage();
  return (
    <SectionFrame section="license">
      <DraftTextField field="license" />
      <LocalizedTextField field="agency" />
      {lang !== "en" && (
        <DraftBrokerageField label={formatMessage({ id: "editor.license.english" })} />
      )}
      <div className={css.twoColumns}>
        <DraftTextField field="companyLicense" />
        <DraftTextField field="companyPhone" />
      </div>
      <DraftTextField field="companyAddress" />
      <DraftTextField field="companyFax" />
      <PhotoField path="logo" />
    </SectionFrame>
  );
}
