import { useIntl } from "react-intl";
import { DraftTextField } from "../fields/draft-text-field.tsx";
import { SectionFrame } from "./section-frame.tsx";

/** Sales figures below the hero. */
export function StatsSection() {
  const { formatMessage } = useIntl();
  return (
    <SectionFrame section="stats" lead={formatMessage({ id: "editor.stats.lead" })}>
      <DraftTextField field="salesCount" inputMode="numeric" />
      <DraftTextField field="lastYear" inputMode="numeric" />
    </SectionFrame>
  );
}
