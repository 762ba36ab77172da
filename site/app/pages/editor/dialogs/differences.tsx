import { FormattedMessage } from "react-intl";
import type { Draft } from "../draft/draft.ts";
import { getChangedFields } from "../fields/compare-drafts.ts";
import { getLens } from "../fields/editor-fields.ts";
import * as css from "./dialogs.css.ts";
import { FieldValue, getFieldLabelId } from "./field-value.tsx";

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
