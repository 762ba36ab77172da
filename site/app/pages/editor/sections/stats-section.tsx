import { useIntl } from "react-intl";
import { TextEntry } from "../fields/text-entry.tsx";
import { SectionFrame } from "./section-frame.tsx";

/** The figures under the hero. */
export function StatsSection() {
  const { formatMessage } = useIntl();
  return (
    <SectionFrame section="stats" lead={formatMessage({ id: "editor.stats.lead" })}>
      <TextEntry field="salesCount" inputMode="numeric" />
      <TextEntry field="lastYear" inputMode="numeric" />
    </SectionFrame>
  );
}
