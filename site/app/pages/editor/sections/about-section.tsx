import { useIntl } from "react-intl";
import { TextEntry } from "../fields/text-entry.tsx";
import { SectionFrame } from "./section-frame.tsx";

/** The agent's own words, in each language the agent writes. */
export function AboutSection() {
  const { formatMessage } = useIntl();
  return (
    <SectionFrame section="about" lead={formatMessage({ id: "editor.about.lead" })}>
      <TextEntry field="aboutKr" rows={9} counted lang="ko" />
      <TextEntry field="aboutEn" rows={9} counted lang="en" />
      <TextEntry field="aboutJa" rows={6} counted lang="ja" />
    </SectionFrame>
  );
}
