import { FormattedMessage } from "react-intl";
import type { Draft } from "../draft/draft.ts";
import { changedFields } from "../fields/compare-drafts.ts";
import { lensOf } from "../fields/editor-fields.ts";
import * as css from "./dialogs.css.ts";
import { FieldValue, fieldLabelId } from "./field-value.tsx";

/** Two states of the page, field by field where they differ. */
export function Differences({ from, to }: { from: Draft; to: Draft }) {
  const changed = changedFields(from, to);
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
                <FormattedMessage id={fieldLabelId(field)} />
              </th>
              <td>
                <FieldValue field={field} value={lensOf(field).get(from)} />
              </td>
              <td>
                <FieldValue field={field} value={lensOf(field).get(to)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
