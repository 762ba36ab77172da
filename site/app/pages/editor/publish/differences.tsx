import { FormattedMessage, useIntl } from "react-intl";
import { getChangedFields } from "../draft/compare-drafts.ts";
import type { Draft } from "../draft/draft.ts";
import { type FieldId, getLens } from "../draft/editor-fields.ts";
import * as css from "./dialogs.css.ts";

/** The fields that differ between two drafts, as a table. */
export function Differences({ from, to }: { from: Draft; to: Draft }) {
  const changed = getChangedFields(from, to);
  if (changed.length === 0)
    return (
      <p className={css.note}>
        <FormattedMessage id="editor.noDifferences" />
      </p>
    );
  return (
    <div className={css.scroll}>
      <table className={css.differences}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="editor.difference.field" />
            </th>
            <th scope="col">
              <FormattedMessage id="editor.difference.now" />
            </th>
            <th scope="col">
              <FormattedMessage id="editor.difference.then" />
            </th>
          </tr>
        </thead>
        <tbody>
          {changed.map((field) => (
            <tr key={field}>
              <th scope="row">
                <FormattedMessage id={getFieldLabelId(field)} />
              </th>
              <td>
                <FieldValue field={field} value={getLens(field).get(from)} />
              </td>
              <td>
                <FieldValue field={field} value={getLens(field).get(to)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A short form of a field value, for comparisons. */
export function FieldValue({ field, value }: { field: FieldId; value: unknown }) {
  const { formatMessage } = useIntl();
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
  return <span className={css.emptyValue}>{formatMessage({ id: "editor.value.none" })}</span>;
}

function getItemName(entry: unknown): string {
  if (typeof entry === "string") return entry;
  if (typeof entry !== "object" || entry === null) return "";
  const { city, titleKr, titleEn, type } = entry as Record<string, unknown>;
  const isName = (text: unknown): text is string => typeof text === "string" && text !== "";
  return [city, titleKr, titleEn, type].find(isName) ?? "";
}

export function getFieldLabelId(field: FieldId): `editor.field.${FieldId}` {
  return `editor.field.${field}`;
}
