import { SidePanel } from "@realtor/ui/side-panel";
import { useIntl } from "react-intl";
import { PageThumbnail } from "#app/profile/preview/page-thumbnail.tsx";
import * as css from "./first-run-frame.css.ts";
import { useSamples } from "#app/profile/preview/use-samples.ts";

interface WholePageProps {
  /** Width of the page in CSS px. */
  width: number;
  onClose: () => void;
}

/** The agent's page on the full screen, to scroll. */
export function WholePage({ width, onClose }: WholePageProps) {
  const { formatMessage } = useIntl();
  const samples = useSamples();
  const title = formatMessage({ id: "first-run.soFar" });
  return (
    <SidePanel
      className={css.whole}
      open
      onOpenChange={onClose}
      title={title}
      closeLabel={formatMessage({ id: "admin.close" })}
    >
      <div className={css.wholePage}>
        <PageThumbnail width={width} title={title} samples={samples} isScrollable />
      </div>
    </SidePanel>
  );
}
