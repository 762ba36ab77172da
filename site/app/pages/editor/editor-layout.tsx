import { ErrorSummary } from "@realtor/ui/error-summary";
import { ChevronDownIcon } from "@realtor/ui/icons";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { ToggleButtonGroup } from "@realtor/ui/toggle-button-group";
import { useCallback, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { sectionIds } from "./draft/define-field.ts";
import { fields } from "./draft/editor-fields.ts";
import { useLocalDraft } from "./draft/local-draft.ts";
import { useDraftStore, useEditorState, useUndoKeys } from "./draft/use-draft.ts";
import { useFieldErrors } from "./draft/validation.ts";
import * as css from "./editor-layout.css.ts";
import { EditorMenu } from "./editor-menu.tsx";
import { getControlId, OpenFieldContext, useSection } from "./fields/field-fragments.ts";
import { useEditorLanguage } from "./languages/editor-language.tsx";
import { LanguageTabs } from "./languages/language-tabs.tsx";
import * as bar from "./page-bar.css.ts";
import { PageBar, SaveButtons } from "./page-bar.tsx";
import { EditorDialogs, useDialog } from "./publish/editor-dialogs.tsx";
import { type PreviewHandle, PreviewPane } from "./publish/preview-pane.tsx";
import { SaveStatus } from "./publish/save-status.tsx";
import { findFieldByAnchor, getAnchor } from "./publish/section-anchors.ts";
import { useLeaveGuard } from "./publish/use-leave-guard.ts";
import { usePublishing } from "./publish/use-publishing.ts";
import { useSaving } from "./publish/use-saving.ts";
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
  const preview = useRef<PreviewHandle>(null);
  const showForm = useCallback(() => {
    setTab("form");
    setNavOpen(false);
  }, []);
  const { section, openField } = useSection(showForm);
  const { lang } = useEditorLanguage();
  const [failedSaves, setFailedSaves] = useState(0);
  const saving = useSaving({
    onInvalid(errors) {
      setFailedSaves((count) => count + 1);
      const [first] = errors;
      if (first && !errors.some(({ field }) => fields[field].section === section))
        location.hash = fields[first.field].section;
    },
    onConflict: (merge, stored) => setDialog({ kind: "conflict", merge, stored }),
  });
  const publish = usePublishing({ save: saving.save, onOpen: setDialog });
  useLocalDraft((merge) => setDialog({ kind: "conflict", merge, stored: null }));
  const leaveGuard = useLeaveGuard(setDialog);
  useUndoKeys();

  const busy = saving.state.kind === "saving" ? saving.state.action : null;
  const buttons = (
    <SaveButtons
      isPublished={isPublished}
      saving={busy}
      onSave={() => void saving.save("save")}
      onPublish={() => void publish()}
    />
  );
  const state = <SaveStatus saving={saving.state} savedAt={saving.savedAt} />;

  return (
    <OpenFieldContext value={openField}>
      <div className={css.layout}>
        <PageBar>
          <div className={bar.wide}>
            {state}
            {buttons}
          </div>
          <EditorMenu
            isPublished={isPublished}
            onOpen={setDialog}
            onUnpublish={() => void saving.save("unpublish")}
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
            <LanguageTabs />
            <Notices failedSaves={failedSaves} failure={saving.state} />
            <SectionForm section={section} />
          </div>
          <div className={css.preview} data-hidden={tab === "form" || undefined}>
            <PreviewPane
              handle={preview}
              onPick={(anchor) =>
                openField(...findFieldByAnchor(anchor, getCustomSectionCount(), lang))
              }
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
        leave={leaveGuard.leave}
      />
    </OpenFieldContext>
  );
}

interface NoticesProps {
  /** A counter: each failed save focuses the summary. */
  failedSaves: number;
  failure: ReturnType<typeof useSaving>["state"];
}

/** Why saving failed: links to the invalid fields, or the error of the service. */
function Notices({ failedSaves, failure }: NoticesProps) {
  const { formatMessage } = useIntl();
  const errors = useFieldErrors();
  const invalidFields = [...new Set(errors.map(({ field }) => field))];
  const showSummary = failedSaves > 0 && invalidFields.length > 0;
  if (!showSummary && failure.kind !== "failed") return null;
  return (
    <div className={css.notices}>
      {failure.kind === "failed" && <InlineAlert>{failure.message}</InlineAlert>}
      {showSummary && (
        <ErrorSummary
          key={failedSaves}
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
