import { useIntl } from "react-intl";
import { DraftTextField } from "../fields/draft-text-field.tsx";
import { SectionFrame } from "./section-frame.tsx";

export function AboutSection() {
  const { formatMessage } = useIntl();
  return (
    <SectionFrame section="about" lead={formatMessage({ id: "editor.about.lead" })}>
      <DraftTextField field="aboutKr" rows={9} showCount lang="ko" />
      <DraftTextField field="aboutEn" rows={9} showCount lang="en" />
      <DraftTextField field="aboutJa" rows={6} showCount lang="ja" />
    </SectionFrame>
  );
}
