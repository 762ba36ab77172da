import { ErrorSummary } from "@realtor/ui/error-summary";
import { ChevronDownIcon } from "@realtor/ui/icons";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { useToast } from "@realtor/ui/toast";
import { ToggleButtonGroup } from "@realtor/ui/toggle-button-group";
import { useCallback, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useFailure } from "#app/admin/failure-text.ts";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { sectionIds } from "./draft/define-field.ts";
import { fields } from "./draft/editor-fields.ts";
import { useDraftStore, useEditorState, useUndoKeys } from "./draft/use-draft.ts";
import type { ValidationError } from "./draft/validate-draft.ts";
import { useFieldErrors } from "./draft/validation.ts";
import * as css from "./editor-layout.css.ts";
import { EditorMenu } from "./editor-menu.tsx";
import { getControlId, OpenFieldContext, useSection } from "./fields/field-fragments.ts";
import * as bar from "./page-bar.css.ts";
import { PageBar } from "./page-bar.tsx";
import { EditorDialogs, useDialog } from "./publish/editor-dialogs.tsx";
import { type PreviewHandle, PreviewPane } from "./publish/preview-pane.tsx";
import { findFieldByAnchor, getAnchor } from "./publish/section-anchors.ts";
import { usePublishing } from "./publish/use-publishing.ts";
import { getDoneMessage } from "./publish/done-messages.ts";
import { PublishButton } from "./publish/publish-button.tsx";
import { PublishStatus } from "./publish/publish-status.tsx";
import type { Activity } from "./publish/saver-state.ts";
import { useAutosave } from "./publish/use-autosave.ts";
import { useConflictDialog } from "./publish/use-conflict-dialog.ts";
import { usePublishState } from "./publish/use-publish-state.ts";
import { SaverContext, useSaverState } from "./publish/use-saver.ts";
import { useUploadGuard } from "./publish/use-upload-guard.ts";
import { SectionForm } from "./sections/section-form.tsx";
import { SectionNav } from "./sections/section-nav.tsx";
import { editorMessages, sectionMessages } from "./editor-messages.ts";

type Tab = "form" | "preview";

const messages = defineMessages({
  tabs: {
    id: "editor.tabs",
    defaultMessage: "View",
    description:
      "Accessible name of the buttons that show the form or the preview on a narrow screen.",
  },
  tabForm: {
    id: "editor.tab.form",
    defaultMessage: "Edit",
    description: "Tab on small screens that shows the form instead of the preview.",
  },
});

/** Section list, form and preview side by side; stacked on a phone. */
export function EditorLayout() {
  const { formatMessage } = useIntl();
  const isPublished = useEditorState(({ stored }) => stored.isMakeHomepage === "Y");
  const store = useDraftStore();
  const getCustomSectionCount = () => fields.extra.lens.get(store.getDraft()).length;
  const [tab, setTab] = useState<Tab>("form");
  const [isNavOpen, setNavOpen] = useState(false);
  const [dialog, setDialog] = useDialog();
  const toast = useToast();
  const preview = useRef<PreviewHandle>(null);
  const showForm = useCallback(() => {
    setTab("form");
    setNavOpen(false);
  }, []);
  const { section, openField } = useSection(showForm);
  const [failedActions, setFailedActions] = useState(0);
  const showErrors = (errors: readonly ValidationError[]) => {
    setFailedActions((count) => count + 1);
    const [first] = errors;
    if (first && !errors.some(({ field }) => fields[field].section === section))
      location.hash = fields[first.field].section;
  };
  const openConflict = useCallback(() => setDialog({ kind: "conflict" }), [setDialog]);
  const saver = useAutosave({
    onDone: (action, previous) => toast({ text: formatMessage(getDoneMessage(action, previous)) }),
    onInvalid: showErrors,
  });
  useConflictDialog(saver, openConflict);
  const publish = usePublishing({
    saver,
    onInvalid: showErrors,
    onConflict: openConflict,
    onCheck: (agreed) => setDialog({ kind: "checklist", agreed }),
  });
  const activity = useSaverState(saver, (state) => state.activity);
  useUploadGuard();
  useUndoKeys();

  const publishState = usePublishState(saver);
  const state = <PublishStatus state={publishState} onOpenConflict={openConflict} />;
  const button = (
    <PublishButton
      quiet={publishState.kind === "live" || publishState.kind === "published"}
      busy={activity.kind === "saving" && activity.action === "publish"}
      onPublish={() => void publish()}
    />
  );

  return (
    <OpenFieldContext value={openField}>
      <SaverContext value={saver}>
        <div className={css.layout}>
          <PageBar>
            <div className={bar.wide}>
              {state}
              {button}
            </div>
            <EditorMenu
              isPublished={isPublished}
              onOpen={setDialog}
              onUnpublish={() => void saver.run("unpublish")}
            />
          </PageBar>
          <ToggleButtonGroup<Tab>
            className={css.tabs}
            label={formatMessage(messages.tabs)}
            labelHidden
            selection="single"
            required
            value={[tab]}
            onChange={([selected]) => selected && setTab(selected)}
            options={[
              { value: "form", label: formatMessage(messages.tabForm) },
              { value: "preview", label: formatMessage(editorMessages.preview) },
            ]}
          />
          {tab === "form" && (
            <button
              type="button"
              className={css.navToggle}
              aria-expanded={isNavOpen}
              onClick={() => setNavOpen(!isNavOpen)}
            >
              <FormattedMessage {...sectionMessages[section]} />
              <span className={css.sectionNumber}>
                {sectionIds.indexOf(section) + 1} / {sectionIds.length}
              </span>
              <ChevronDownIcon />
            </button>
          )}
          <div className={css.columns}>
            <nav
              aria-label={formatMessage({
                id: "editor.sections",
                defaultMessage: "Sections",
                description: "Accessible name of the navigation between the editor’s sections.",
              })}
            >
              <SectionNav current={section} open={isNavOpen} />
            </nav>
            <div
              className={css.form}
              data-hidden={tab === "preview" || undefined}
              onFocus={({ target }) => preview.current?.show(getAnchor(section, target))}
            >
              <Notices failedActions={failedActions} activity={activity} />
              <SectionForm section={section} />
            </div>
            <div className={css.preview} data-hidden={tab === "form" || undefined}>
              <PreviewPane
                handle={preview}
                onPick={(anchor) =>
                  openField(...findFieldByAnchor(anchor, getCustomSectionCount()))
                }
              />
            </div>
          </div>
          <div className={bar.foot}>
            {state}
            {button}
          </div>
        </div>
        <EditorDialogs open={dialog} onClose={() => setDialog(null)} />
      </SaverContext>
    </OpenFieldContext>
  );
}

interface NoticesProps {
  /** A counter: each action of the user that fails focuses the summary. */
  failedActions: number;
  activity: Activity;
}

/** Why saving or publishing failed: links to the invalid fields, or the error of the service. */
function Notices({ failedActions, activity }: NoticesProps) {
  const { formatMessage } = useIntl();
  const errors = useFieldErrors();
  const failure = useFailure(activity.kind === "failed" ? activity.error : undefined);
  const invalidFields = [...new Set(errors.map(({ field }) => field))];
  const showSummary = failedActions > 0 && invalidFields.length > 0;
  if (!showSummary && failure === undefined) return null;
  return (
    <div className={css.notices}>
      {failure !== undefined && <InlineAlert>{failure}</InlineAlert>}
      {showSummary && (
        <ErrorSummary
          key={failedActions}
          title={formatMessage(editorMessages.wrongSummary, { n: invalidFields.length })}
          entries={invalidFields.map((field) => ({
            target: getControlId(field),
            text: formatMessage(fields[field].label),
          }))}
        />
      )}
    </div>
  );
}
