import { FormattedMessage } from "react-intl";
import { getChangedFields } from "#app/profile/draft/compare-drafts.ts";
import { Differences } from "./differences.tsx";
import type { ImportChanges } from "./compare-import.ts";
import * as css from "./dialogs.css.ts";

/** What an import would change: for visitors, and in the editor, where a draft can differ. */
export function ImportPreview({ changes }: { changes: ImportChanges }) {
  const { publication, page, draft, hasOtherChanges } = changes;
  const isPublic = publication === "public" || publication === "published";
  const hasDraft =
    getChangedFields(page.from, draft.from).length > 0 ||
    getChangedFields(page.to, draft.to).length > 0;
  return (
    <>
      {publication !== "public" && (
        <p className={css.hint}>
          <FormattedMessage id={`editor.import.${publication}`} />
        </p>
      )}
      {isPublic && (
        <section className={css.changes}>
          <h3 className={css.heading}>
            <FormattedMessage id="editor.import.page" />
          </h3>
          <Differences {...page} />
        </section>
      )}
      {(hasDraft || !isPublic) && (
        <section className={css.changes}>
          <h3 className={css.heading}>
            <FormattedMessage id="editor.import.draft" />
          </h3>
          <Differences {...draft} />
        </section>
      )}
      {hasOtherChanges && (
        <p className={css.hint}>
          <FormattedMessage id="editor.import.others" />
        </p>
      )}
    </>
  );
}
