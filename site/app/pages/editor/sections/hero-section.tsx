import { useIntl } from "react-intl";
import { TextEntry } from "../fields/text-entry.tsx";
import { PhotoOf } from "./photo-of.tsx";
import { SectionFrame } from "./section-frame.tsx";

/** What a visitor sees first: the sentence, the portrait, the wide picture, the brokerage's mark. */
export function HeroSection() {
  const { formatMessage } = useIntl();
  return (
    <SectionFrame section="hero" lead={formatMessage({ id: "editor.hero.lead" })}>
      <TextEntry field="taglineKr" rows={2} counted lang="ko" />
      <TextEntry field="taglineEn" rows={2} counted lang="en" />
      <TextEntry field="taglineJa" rows={2} counted lang="ja" />
      <PhotoOf path="id" />
      <PhotoOf path="top" />
      <PhotoOf path="logo" />
    </SectionFrame>
  );
}
