import type { RecordFinding } from "@realtor/api/loaning";
import { Status } from "@realtor/ui/status";
import { useId } from "react";
import { useIntl } from "react-intl";
import { CopyField } from "#app/admin/copy-field.tsx";
import * as css from "./own-domain-panel.css.ts";

interface DnsRecordProps {
  /** The type of the record and what it is for. */
  title: string;
  name: string;
  value: string;
  finding: RecordFinding;
  /** Whether a check has run. */
  isChecked: boolean;
}

/** A DNS record: what was found, and its name and value to copy until it is there. */
export function DnsRecord({ title, name, value, finding, isChecked }: DnsRecordProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const { state, found } = finding;
  const text = {
    unknown: formatMessage({
      id: isChecked ? "editor.domain.noAnswer" : "editor.domain.unchecked",
    }),
    missing: formatMessage({ id: "editor.domain.missing" }),
    other: formatMessage({ id: "editor.domain.other" }, { found: found.join(", "), value }),
    found: formatMessage({ id: "editor.domain.found" }),
  }[state];
  const kind = { unknown: "draft", missing: "draft", other: "attention", found: "live" } as const;
  return (
    <fieldset aria-labelledby={id} className={css.record}>
      <p id={id} className={css.title}>
        {title}
      </p>
      <Status kind={kind[state]}>{text}</Status>
      {state !== "found" && (
        <>
          <CopyField label={formatMessage({ id: "editor.domain.name" })} value={name} />
          <CopyField label={formatMessage({ id: "editor.domain.value" })} value={value} />
        </>
      )}
    </fieldset>
  );
}
