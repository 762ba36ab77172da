import { defaultCountry } from "@realtor/api/rules";
import { emptyLead } from "@realtor/ui/lead-form";
import { SidePanel } from "@realtor/ui/side-panel";
import { useEffect, useState } from "react";
import { useFormDraft } from "#app/forms/use-form-draft.ts";
import { track } from "#app/analytics/track.ts";
import { useAddress } from "#app/page-root.tsx";
import { LeadRequest, useLeadSubmission } from "./lead-request.tsx";
import type { RequestLabels } from "./request-labels.ts";

export interface LeadPanelProps {
  labels: RequestLabels;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The lead form in a side panel. Its draft is kept until it is sent (docs/spec/forms.md#lead-form). */
export function LeadPanel({ labels, open, onOpenChange }: LeadPanelProps) {
  const { locale } = useAddress();
  const empty = () => emptyLead(defaultCountry(locale));
  const { values, setValues, clear } = useFormDraft("lead", empty);
  const [openedAt, setOpenedAt] = useState(() => Date.now());
  const submission = useLeadSubmission(openedAt, clear);
  const sent = submission.state === "sent";
  useEffect(() => {
    if (open) track({ name: "lead_realtor_view_form", locale });
  }, [open, locale]);

  const change = (next: boolean) => {
    onOpenChange(next);
    if (next || !sent) return;
    setValues(empty());
    clear();
    submission.reset();
    setOpenedAt(Date.now());
  };
  return (
    <SidePanel
      open={open}
      onOpenChange={change}
      title={labels.lead.title}
      titleHidden={sent}
      closeLabel={labels.lead.close}
    >
      <LeadRequest
        labels={labels}
        values={values}
        onChange={setValues}
        submission={submission}
        startedAt={openedAt}
        headingLevel={2}
        onSamples={() => change(false)}
      />
    </SidePanel>
  );
}
