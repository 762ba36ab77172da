import { Box } from "@realtor/ui/box";
import { DataTable } from "@realtor/ui/data-table";
import { Text } from "@realtor/ui/text";
import { FormattedMessage, useIntl } from "react-intl";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { getChangedFields } from "../draft/compare-drafts.ts";
import type { Draft } from "../draft/draft.ts";
import { type FieldId, fields, getLens } from "../fields/profile-fields.ts";
import * as css from "./differences.css.ts";

const messages = defineMessages({
  valueOn: {
    id: "editor.value.on",
    defaultMessage: "On",
    description: "Value of a switch in the table of differences.",
  },
  valueOff: {
    id: "editor.value.off",
    defaultMessage: "Off",
    description: "Value of a switch in the table of differences.",
  },
  valueCount: {
    id: "editor.value.count",
    defaultMessage: "{n, plural, one {# entry} other {# entries}}",
    description: "Value of a list in the table of differences; {n} is the number of entries.",
  },
});

const columnMessages = defineMessages({
  caption: {
    id: "editor.difference.caption",
    defaultMessage: "Differences",
    description: "Accessible name of the table of differences.",
  },
  field: {
    id: "editor.difference.field",
    defaultMessage: "Field",
    description: "Column of the table of differences: the field.",
  },
  now: {
    id: "editor.difference.now",
    defaultMessage: "Now",
    description: "Column of the table of differences: the current value.",
  },
  after: {
    id: "editor.difference.then",
    defaultMessage: "After",
    description: "Column of the table of differences: the new value.",
  },
});

/** The fields that differ between two drafts, as a table. */
export function Differences({ from, to }: { from: Draft; to: Draft }) {
  const { formatMessage } = useIntl();
  const changed = getChangedFields(from, to);
  if (changed.length === 0)
    return (
      <Text size="caption" tone="secondary">
        <FormattedMessage
          id="editor.noDifferences"
          defaultMessage="Nothing would change."
          description="Shown when the compared versions are equal."
        />
      </Text>
    );
  const renderLabel = (field: FieldId) => formatMessage(fields[field].label);
  const renderValueOf = (draft: Draft) => (field: FieldId) => (
    <FieldValue field={field} value={getLens(field).get(draft)} />
  );
  const columns = [
    {
      id: "field",
      header: formatMessage(columnMessages.field),
      rowHeader: true,
      cell: renderLabel,
    },
    {
      id: "now",
      header: formatMessage(columnMessages.now),
      cell: renderValueOf(from),
    },
    {
      id: "then",
      header: formatMessage(columnMessages.after),
      cell: renderValueOf(to),
    },
  ];
  return (
    <div className={css.scroll}>
      <DataTable
        label={formatMessage(columnMessages.caption)}
        columns={columns}
        rows={changed}
        rowKey={(field) => field}
      />
    </div>
  );
}

/** A short form of a field value, for comparisons. */
export function FieldValue({ field, value }: { field: FieldId; value: unknown }) {
  const { formatMessage, formatNumber } = useIntl();
  const definition = fields[field];
  if (typeof value === "number")
    return formatNumber(value, "format" in definition ? definition.format : {});
  if (typeof value === "boolean")
    return formatMessage(value ? messages.valueOn : messages.valueOff);
  if (Array.isArray(value)) {
    const itemNames = value.map(getItemName).filter(Boolean).join(", ");
    return (
      <>
        {formatMessage(messages.valueCount, { n: value.length })}
        {itemNames && <span className={css.detail}>{itemNames}</span>}
      </>
    );
  }
  if (typeof value === "string" && value !== "") {
    return field === "color" ? (
      <>
        <span className={css.swatch} style={{ background: value }} /> {value}
      </>
    ) : (
      <span className={css.text}>{value}</span>
    );
  }
  if (typeof value === "object" && value !== null && Object.keys(value).length > 0)
    return formatMessage(messages.valueCount, { n: Object.keys(value).length });
  return (
    <Box as="span" color="secondary">
      {formatMessage({
        id: "editor.value.none",
        defaultMessage: "None",
        description: "Empty value in the table of differences.",
      })}
    </Box>
  );
}

function getItemName(entry: unknown): string {
  if (typeof entry === "string") return entry;
  if (typeof entry !== "object" || entry === null) return "";
  const { city, titleKr, titleEn, type } = entry as Record<string, unknown>;
  const isName = (text: unknown): text is string => typeof text === "string" && text !== "";
  return [city, titleKr, titleEn, type].find(isName) ?? "";
}
