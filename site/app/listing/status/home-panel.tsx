import { SidePanel } from "@realtor/ui/side-panel";
import { useIntl } from "react-intl";
import type { PanelFormProps } from "./panel-form.ts";
import { PriceForm } from "./price-form.tsx";
import { StatusForm } from "./status-form.tsx";

export interface HomePanelProps extends PanelFormProps {
  kind: "status" | "price";
  onKind: (kind: "status" | "price") => void;
  onClose: () => void;
}

/** The panel in which the status or the price of a home by hand is changed; a sheet on a phone. */
export function HomePanel({ home, kind, onKind, onClose, onChange }: HomePanelProps) {
  const { formatMessage } = useIntl();
  return (
    <SidePanel
      open
      sheet
      onOpenChange={onClose}
      title={formatMessage({ id: `listings.menu.${kind}` })}
      closeLabel={formatMessage({ id: "admin.close" })}
    >
      {kind === "status" ? (
        <StatusForm home={home} onChange={onChange} onPrice={() => onKind("price")} />
      ) : (
        <PriceForm home={home} onChange={onChange} />
      )}
    </SidePanel>
  );
}
