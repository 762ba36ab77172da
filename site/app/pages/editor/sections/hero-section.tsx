import { useIntl } from "react-intl";
import { DraftTextField } from "../fields/draft-text-field.tsx";
import { PhotoField } from "./photo-fields.tsx";
import { SectionFrame } from "./section-frame.tsx";

/** Taglines, portrait, hero image and brokerage logo. */
export function HeroSection() {
  const { formatMessage } = useIntl();
  return (
    <SectionFrame section="hero" lead={formatMessage({ id: "editor.hero.lead" })}>
      <DraftTextField field="taglineKr" rows={2} showCount lang="ko" />
      <DraftTextField field="taglineEn" rows={2} showCount lang="en" />
      <DraftTextField field="taglineJa" rows={2} showCount lang="ja" />
      <PhotoField path="id" />
      <PhotoField path="top" />
      <PhotoField path="logo" />
    </SectionFrame>
  );
}
