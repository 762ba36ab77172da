import { FormattedMessage } from "react-intl";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { getChangedFields } from "#app/profile-editor/draft/compare-drafts.ts";
import { Differences } from "#app/profile-editor/form/differences.tsx";
import type { ImportChanges } from "./compare-import.ts";
import * as css from "./dialogs.css.ts";

const publicationMessages = defineMessages({
  published: {
    id: "editor.import.published",
    defaultMessage: "The website becomes public: anyone can see it.",
    description: "Note before an import: the file makes the website public.",
  },
  offline: {
    id: "editor.import.offline",
    defaultMessage: "The website is taken offline: visitors no longer see it.",
    description: "Note before an import: the file makes the public website private.",
  },
  private: {
    id: "editor.import.private",
    defaultMessage: "The website stays offline: visitors do not see it.",
    description: "Note before an import: the website is not public, before and after.",
  },
});

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
          <FormattedMessage {...publicationMessages[publication]} />
        </p>
      )}
      {isPublic && (
        <section className={css.changes}>
          <h3 className={css.heading}>
            <FormattedMessage
              id="editor.import.page"
              defaultMessage="On the public page"
              description="Heading of what an import would change for visitors."
            />
          </h3>
          <Differences {...page} />
        </section>
      )}
      {(hasDraft || !isPublic) && (
        <section className={css.changes}>
          <h3 className={css.heading}>
            <FormattedMessage
              id="editor.import.draft"
              defaultMessage="In the editor, with changes not published yet"
              description="Heading of what an import would change in the editor, including the draft."
            />
          </h3>
          <Differences {...draft} />
        </section>
      )}
      {hasOtherChanges && (
        <p className={css.hint}>
          <FormattedMessage
            id="editor.import.others"
            defaultMessage="Settings that are not in the editor change too."
            description="Note before an import: values without a field in the editor would change."
          />
        </p>
      )}
    </>
  );
}
