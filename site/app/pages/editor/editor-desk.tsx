import { ChevronDownIcon } from "@realtor/ui/icons";
import { ErrorSummary } from "@realtor/ui/error-summary";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { useCallback, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useDraftStore, useEditorState } from "./draft/use-draft.ts";
import { EditorDialogs } from "./editor-dialogs.tsx";
import { EditorMenu } from "./editor-menu.tsx";
import * as css from "./editor-desk.css.ts";
import { fields, sectionIds } from "./fields/editor-fields.ts";
import { controlId } from "./fields/field-links.ts";
import { useShownMistakes } from "./fields/use-mistakes.ts";
import { PageBar, SaveButtons } from "./page-bar.tsx";
import * as bar from "./page-bar.css.ts";
import { PreviewPane } from "./preview-pane/preview-pane.tsx";
import { anchorOf, fieldOfAnchor } from "./preview-pane/section-anchors.ts";
import type { PreviewHandle } from "./preview-pane/preview-handle.ts";
import { usePublishing } from "./publish/use-publishing.ts";
import { SaveState } from "./saving/save-state.tsx";
import { useLeaving } from "./saving/use-leaving.ts";
import { useLocalDraft } from "./saving/use-local-draft.ts";
import { useSaving } from "./saving/use-saving.ts";
import { SectionForm } from "./section-form.tsx";
import { SectionNav } from "./section-nav.tsx";
import { OpenFieldContext } from "./use-open-field.ts";
import { useDialog } from "./use-dialog.ts";
import { useSection } from "./use-section.ts";
import { useUndoKeys } from "./use-undo-keys.ts";

/** Sections, form and the page itself, side by side; on a phone one after the other. */
export function EditorDesk() {
  const { formatMessage } = useIntl();
  const live = useEditorState(({ stored }) => stored.isMakeHomepage === "Y");
  const store = useDraftStore();
  const ownSections = () => fields.extra.lens.get(store.getDraft()).length;
  const [tab, setTab] = useState<"form" | "preview">("form");
  const [choosing, setChoosing] = useState(false);
  const [dialog, setDialog] = useDialog();
  const preview = useRef<PreviewHandle>(null);
  const showForm = useCallback(() => {
    setTab("form");
    setChoosing(false);
  }, []);
  const { section, openField } = useSection(showForm);
  const [failedSaves, setFailedSaves] = useState(0);
  const saving = useSaving({
    onWrong(mistakes) {
      setFailedSaves((count) => count + 1);
      const [first] = mistakes;
      if (first && !mistakes.some(({ field }) => fields[field].section === section))
        location.hash = fields[first.field].section;
    },
    onStale: (merge, stored) => setDialog({ kind: "conflict", merge, stored }),
  });
  const publish = usePublishing({ save: saving.save, onOpen: setDialog });
  useLocalDraft((merge) => setDialog({ kind: "conflict", merge, stored: null }));
  const leaving = useLeaving(setDialog);
  useUndoKeys();

  const busy = saving.state.kind === "saving" ? saving.state.what : null;
  const buttons = (
    <SaveButtons
      live={live}
      saving={busy}
      onSave={() => void saving.save("save")}
      onPublish={() => void publish()}
    />
  );
  const state = <SaveState saving={saving.state} savedAt={saving.savedAt} />;

  return (
    <OpenFieldContext value={openField}>
      <div className={css.desk}>
        <PageBar>
          <div className={bar.wide}>
            {state}
            {buttons}
          </div>
          <EditorMenu
            live={live}
            onOpen={setDialog}
            onUnpublish={() => void saving.save("unpublish")}
          />
        </PageBar>
        <div className={css.tabs}>
          {(["form", "preview"] as const).map((name) => (
            <button
              key={name}
              type="button"
              className={css.tab}
              aria-pressed={tab === name}
              onClick={() => setTab(name)}
            >
              <FormattedMessage id={name === "form" ? "editor.tab.form" : "editor.preview"} />
            </button>
          ))}
        </div>
        {tab === "form" && (
          <button
            type="button"
            className={css.chooser}
            aria-expanded={choosing}
            onClick={() => setChoosing(!choosing)}
          >
            <FormattedMessage id={`editor.section.${section}`} />
            <span className={css.place}>
              {sectionIds.indexOf(section) + 1} / {sectionIds.length}
            </span>
            <ChevronDownIcon />
          </button>
        )}
        <div className={css.columns}>
          <nav aria-label={formatMessage({ id: "editor.sections" })}>
            <SectionNav current={section} open={choosing} />
          </nav>
          <div
            className={css.form}
            data-behind={tab === "preview" || undefined}
            onFocus={({ target }) => preview.current?.show(anchorOf(section, target))}
          >
            <Notices failedSaves={failedSaves} failure={saving.state} />
            <SectionForm section={section} />
          </div>
          <div className={css.preview} data-behind={tab === "form" || undefined}>
            <PreviewPane
              handle={preview}
              onPicked={(anchor) => openField(...fieldOfAnchor(anchor, ownSections()))}
            />
          </div>
        </div>
        <div className={bar.foot}>
          {state}
          {buttons}
        </div>
      </div>
      <EditorDialogs
        open={dialog}
        onClose={() => setDialog(null)}
        save={saving.save}
        leave={leaving.leave}
      />
    </OpenFieldContext>
  );
}

interface NoticesProps {
  /** Counted, so that the summary takes the focus each time. */
  failedSaves: number;
  failure: ReturnType<typeof useSaving>["state"];
}

/** Why nothing was saved: wrong fields with a link to each, or what the service said. */
function Notices({ failedSaves, failure }: NoticesProps) {
  const { formatMessage } = useIntl();
  const mistakes = useShownMistakes();
  const wrong = [...new Set(mistakes.map(({ field }) => field))];
  const summary = failedSaves > 0 && wrong.length > 0;
  if (!summary && failure.kind !== "failed") return null;
  return (
    <div className={css.notices}>
      {failure.kind === "failed" && <InlineAlert>{failure.message}</InlineAlert>}
      {summary && (
        <ErrorSummary
          key={failedSaves}
          title={formatMessage({ id: "editor.wrong.summary" }, { n: wrong.length })}
          entries={wrong.map((field) => ({
            target: controlId(field),
            text: formatMessage({ id: `editor.field.${field}` }),
          }))}
        />
      )}
    </div>
  );
}
