import { nameValue } from "#app/profile/field/value-name.ts";
import { values } from "@realtor/profile/values";
import { ErrorSummary } from "@realtor/ui/error-summary";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { Stack } from "@realtor/ui/stack";
import { visuallyHidden } from "@realtor/ui/styles";
import { useToast } from "@realtor/ui/toast";
import { Suspense, useCallback, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { useStore } from "zustand";
import { useAdmin } from "#app/admin/admin-context.ts";
import { lazyPart } from "#app/admin/lazy-part.tsx";
import { SuspensionNotice } from "#app/admin/suspension-notice.tsx";
import { useFailure } from "#app/admin/failure-text.ts";
import { useMediaQuery } from "#app/layout/use-media-query.ts";
import { useDisplayName, useDraftStore, useEditorState } from "#app/profile/draft/use-draft.ts";
import { useUndoKeys } from "#app/profile/draft/use-store.ts";
import type { ValidationError } from "#app/profile/draft/validate-draft.ts";
import { useFieldErrors } from "#app/profile/draft/validation.ts";
import { getControlId } from "#app/profile/draft/control-ids.ts";
import { OpenFieldContext, useSection } from "#app/profile/field/field-links.ts";
import { useEditorLanguage } from "#app/profile/field/language/editor-language.tsx";
import { useHomeList } from "#app/listing/screens/list/use-home-list.ts";
import type { Activity } from "#app/profile/saving/saver-state.ts";
import { SaverContext, useAutosave } from "#app/profile/saving/use-autosave.ts";
import { usePublishOnReturn } from "#app/profile/saving/use-publish-on-return.ts";
import { useUploadGuard } from "#app/profile/photos/photo-uploads.tsx";
import * as css from "./editor-layout.css.ts";
import { compact, narrow } from "#app/admin/editor-bar.ts";
import { Pane, SplitView } from "#app/admin/layouts/split-view.tsx";
import { EditorMenu } from "./editor-menu.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { LanguageTabs } from "#app/profile/field/language/language-tabs.tsx";
import { BottomBar, CompactBar, PageBar, PreviewButton } from "./page-bar.tsx";
import { useDialog } from "../publish/use-dialog.ts";
import * as previewCss from "../preview/preview-pane.css.ts";
import { type PreviewHandle, PreviewPane } from "../preview/preview-pane.tsx";
import { PublishButton, PublishStatus } from "../publish/publish-status.tsx";
import {
  findAnchor,
  findPartOfControl,
  findPartTarget,
  findByAnchor,
} from "../preview/part-controls.ts";
import { useConflictDialog } from "../publish/use-conflict-dialog.ts";
import { usePublishState } from "../publish/publish-state.ts";
import { useActionResult } from "../publish/use-action-result.ts";
import { usePublishing } from "../publish/use-publishing.ts";
import { OpenHelpContext } from "../sections/section-frame.tsx";
import { OpenSection } from "../sections/section-form.tsx";
import { SectionNav } from "./section-nav.tsx";
import { useKeyboardInset } from "#app/admin/layouts/use-keyboard-inset.ts";
import { useSectionSheet } from "./use-section-sheet.ts";
import { useShortcuts } from "./use-shortcuts.ts";

const EditorDialogs = lazyPart(
  async () => (await import("../publish/editor-dialogs.tsx")).EditorDialogs,
);

/**
 * Sections, form and preview side by side. On a phone and at 200 % zoom the form with one bar above and
 * one below it; the sections and the preview take its place.
 */
export function EditorLayout() {
  const { formatMessage } = useIntl();
  const store = useDraftStore();
  const toast = useToast();
  const isCompact = useMediaQuery(compact);
  const isNarrow = useMediaQuery(narrow);
  const isPublished = useEditorState(({ stored }) => stored.isMakeHomepage === "Y");
  const displayName = useDisplayName();
  const [isPreview, setPreview] = useState(false);
  const [dialog, setDialog] = useDialog();
  const root = useRef<HTMLDivElement>(null);
  const preview = useRef<PreviewHandle>(null);
  const previewPane = useRef<HTMLDivElement>(null);
  const { isOpen: isNavOpen, navRef, toggleRef, ...nav } = useSectionSheet();
  const { close: closeNav } = nav;
  const showForm = useCallback(() => {
    setPreview(false);
    closeNav();
  }, [closeNav]);
  const { place, openField, openTarget } = useSection(showForm);
  const { section } = place;
  const { lang } = useEditorLanguage();
  const [failedActions, setFailedActions] = useState(0);
  const showErrors = (errors: readonly ValidationError[]) => {
    setFailedActions((count) => count + 1);
    const [first] = errors;
    if (first && !errors.some(({ field }) => values[field].section === section))
      location.hash = values[first.field].section;
  };
  const openConflict = useCallback(() => setDialog({ kind: "conflict" }), [setDialog]);
  const onDone = useActionResult();
  const saver = useAutosave({ onDone, onInvalid: showErrors });
  const activity = useStore(saver, (state) => state.activity);
  const publishState = usePublishState(saver);
  useConflictDialog(saver, openConflict);
  const publish = usePublishing({
    saver,
    onInvalid: showErrors,
    onConflict: openConflict,
    onCheck: (agreed) => setDialog({ kind: "checklist", agreed }),
  });
  usePublishOnReturn(publish);
  const announceSaved = async () => {
    if (await saver.flush()) toast({ text: formatMessage({ id: "editor.status.saved" }) });
  };
  useShortcuts({
    section,
    onSave: () => void announceSaved(),
    onPublish: () => void publish(),
    onHelp: () => setDialog({ kind: "shortcuts" }),
  });
  useUploadGuard();
  useUndoKeys();
  useKeyboardInset(root);

  const isQuiet = publishState.kind === "live" || publishState.kind === "published";
  // With an empty list, adding a home is the one blue button.
  const addsHome = useHomeList().homes?.length === 0 && section === "listings";
  const getCustomSectionCount = () => values.extra.get(store.getDraft()).length;
  const state = <PublishStatus state={publishState} onOpenConflict={openConflict} />;
  const previewButton = isNarrow && (
    <PreviewButton isPreview={isPreview} onToggle={() => setPreview(!isPreview)} />
  );
  const publishButton = (
    <PublishButton
      quiet={isQuiet || addsHome}
      busy={activity.kind === "saving" && activity.action === "publish"}
      onPublish={() => void publish()}
    />
  );
  const menu = <EditorMenu isCompact={isCompact} section={section} onOpen={setDialog} />;

  return (
    <OpenFieldContext value={openField}>
      <SaverContext value={saver}>
        <h1 className={visuallyHidden}>{displayName || formatMessage({ id: "editor.title" })}</h1>
        <SplitView
          ref={root}
          panes="editor"
          bar={
            isCompact ? (
              <CompactBar
                section={section}
                isNavOpen={isNavOpen}
                toggleRef={toggleRef}
                onToggleNav={nav.toggle}
              >
                <LanguageMenu />
                {menu}
              </CompactBar>
            ) : (
              <PageBar>
                {state}
                {previewButton}
                {publishButton}
                {menu}
              </PageBar>
            )
          }
          foot={
            isCompact && (
              <BottomBar>
                {state}
                {previewButton}
                {(!isQuiet || !isPublished) && publishButton}
              </BottomBar>
            )
          }
        >
          <Pane
            as="nav"
            ref={navRef}
            className={css.sections}
            data-editor-sections
            data-open={isNavOpen || undefined}
            aria-label={formatMessage({ id: "editor.sections" })}
          >
            <SectionNav current={section} />
          </Pane>
          <Pane
            className={css.form}
            data-editor-form
            shown={!isPreview}
            inert={isCompact && isNavOpen}
            onFocus={({ target }) =>
              preview.current?.show(findAnchor(section, target), findPartOfControl(target, lang))
            }
          >
            {!isCompact && <LanguageTabs />}
            <Notices failedActions={failedActions} activity={activity} />
            <OpenHelpContext value={() => setDialog({ kind: "help", section })}>
              <OpenSection place={place} />
            </OpenHelpContext>
          </Pane>
          <Pane
            ref={previewPane}
            className={previewCss.slot}
            data-editor-preview
            shown={isPreview}
            tabIndex={-1}
            inert={isCompact && isNavOpen}
          >
            <PreviewPane
              handle={preview}
              onPick={(anchor, part) => {
                const target = part && findPartTarget(part, lang);
                const found = target ?? findByAnchor(anchor, getCustomSectionCount(), lang);
                if (typeof found === "string") openTarget(found);
                else openField(...found);
              }}
              onLeave={() => previewPane.current?.focus()}
            />
          </Pane>
        </SplitView>
        <Suspense>
          {dialog && <EditorDialogs open={dialog} onClose={() => setDialog(null)} />}
        </Suspense>
      </SaverContext>
    </OpenFieldContext>
  );
}

interface NoticesProps {
  /** A counter: each action of the user that fails focuses the summary. */
  failedActions: number;
  activity: Activity;
}

/** Why the website is offline, and why saving or publishing failed: links to the invalid fields, or the error of the service. */
function Notices({ failedActions, activity }: NoticesProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { isStaff } = useAdmin();
  const stored = useEditorState((state) => state.stored);
  const isSuspended = stored.suspendedAt !== undefined && !isStaff;
  const errors = useFieldErrors();
  const failure = useFailure(activity.kind === "failed" ? activity.error : undefined);
  const invalidFields = [...new Set(errors.map(({ field }) => field))];
  const showSummary = failedActions > 0 && invalidFields.length > 0;
  if (!showSummary && failure === undefined && !isSuspended) return null;
  return (
    <Stack className={css.notices}>
      {isSuspended && <SuspensionNotice website={stored} />}
      {failure !== undefined && <InlineAlert>{failure}</InlineAlert>}
      {showSummary && (
        <ErrorSummary
          key={failedActions}
          title={formatMessage({ id: "editor.wrong.summary" }, { n: invalidFields.length })}
          entries={invalidFields.map((field) => ({
            target: getControlId(field),
            text: nameValue(intl, field),
          }))}
        />
      )}
    </Stack>
  );
}
