import type { ValueId } from "@realtor/profile/fields";
import { getLens } from "@realtor/profile/values";
import { Box } from "@realtor/ui/box";
import { DataTable } from "@realtor/ui/data-table";
import { Text } from "@realtor/ui/text";
import { FormattedMessage, useIntl } from "react-intl";
import { getChangedFields } from "#app/profile/draft/compare-drafts.ts";
import type { Draft } from "#app/profile/draft/draft.ts";
import { numberFormats } from "#app/profile/field/number-formats.ts";
import { nameValue } from "#app/profile/field/value-name.ts";
import * as css from "./differences.css.ts";

/** The fields that differ between two drafts, as a table. */
export function Differences({ from, to }: { from: Draft; to: Draft }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const changed = getChangedFields(from, to);
  if (changed.length === 0)
    return (
      <Text size="caption" tone="secondary">
        <FormattedMessage id="editor.noDifferences" />
      </Text>
    );
  const renderLabel = (field: ValueId) => nameValue(intl, field);
  const renderValueOf = (draft: Draft) => (field: ValueId) => (
    <FieldValue field={field} value={getLens(field).get(draft)} />
  );
  const columns = [
    {
      id: "field",
      header: formatMessage({ id: "editor.difference.field" }),
      rowHeader: true,
      cell: renderLabel,
    },
    {
      id: "now",
      header: formatMessage({ id: "editor.difference.now" }),
      cell: renderValueOf(from),
    },
    {
      id: "then",
      header: formatMessage({ id: "editor.difference.then" }),
      cell: renderValueOf(to),
    },
  ];
  return (
    <div className={css.scroll}>
      <DataTable
        label={formatMessage({ id: "editor.difference.caption" })}
        columns={columns}
        rows={changed}
        rowKey={(field) => field}
      />
    </div>
  );
}

/** A short form of a field value, for comparisons. */
export function FieldValue({ field, value }: { field: ValueId; value: unknown }) {
  const { formatMessage, formatNumber } = useIntl();
  if (typeof value === "number")
    return formatNumber(value, isFormatted(field) ? numberFormats[field] : {});
  if (typeof value === "boolean")
    return formatMessage({ id: value ? "editor.value.on" : "editor.value.off" });
  if (Array.isArray(value)) {
    const itemNames = value.map(getItemName).filter(Boolean).join(", ");
    return (
      <>
        {formatMessage({ id: "editor.value.count" }, { n: value.length })}
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
    return formatMessage({ id: "editor.value.count" }, { n: Object.keys(value).length });
  return (
    <Box as="span" color="secondary">
      {formatMessage({ id: "editor.value.none" })}
    </Box>
  );
}

const isFormatted = (field: ValueId): field is keyof typeof numberFormats => field in numberFormats;

function getItemName(entry: unknown): string {
  if (typeof entry === "string") return entry;
  if (typeof entry !== "object" || entry === null) return "";
  const { city, titleKr, titleEn, type } = entry as Record<string, unknown>;
  const isName = (text: unknown): text is string => typeof text === "string" && text !== "";
  return [city, titleKr, titleEn, type].find(isName) ?? "";
}
