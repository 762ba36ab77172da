import type { SectionId } from "@realtor/profile/sections";
import { Box } from "@realtor/ui/box";
import { Button } from "@realtor/ui/button";
import { IconButton } from "@realtor/ui/icon-button";
import { ArrowLeftIcon, ChevronDownIcon, EditIcon, EyeIcon, UndoIcon } from "@realtor/ui/icons";
import { type ReactNode, type Ref, useState } from "react";
import { createPortal } from "react-dom";
import { FormattedMessage, useIntl } from "react-intl";
import { barButton } from "#app/admin/layouts/split-view.css.ts";
import { PaneBar, PaneFoot } from "#app/admin/layouts/split-view.tsx";
import { editorBarId } from "#app/admin/editor-bar.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { useStore } from "zustand";
import { useAnyDraftStore } from "#app/profile/draft/use-store.ts";
import * as css from "./page-bar.css.ts";
import { Tooltip } from "@realtor/ui/tooltip";
import { shortcutKeys } from "../shortcut-keys.ts";

/** The editor's part of the black bar: undo and redo, then the given state and buttons. */
export function PageBar({ children }: { children: ReactNode }) {
  const [place] = useState(() => document.querySelector(`#${editorBarId}`));
  if (!place) return null;
  return createPortal(
    <Box
      display="flex"
      alignItems="center"
      justifyContent="end"
      gap={8}
      className={css.end}
      data-editor-bar
    >
      <UndoRedo />
      {children}
    </Box>,
    place,
  );
}

interface CompactBarProps {
  section: SectionId;
  isNavOpen: boolean;
  toggleRef: Ref<HTMLButtonElement>;
  onToggleNav: () => void;
  /** Languages and menu. */
  children: ReactNode;
}

/** The only bar at the top on a phone or at 200 % zoom: the way back and the list of sections. */
export function CompactBar(props: CompactBarProps) {
  const { section, isNavOpen, toggleRef, onToggleNav, children } = props;
  const { locale, ownDomain } = useAddress();
  const { formatMessage } = useIntl();
  return (
    <PaneBar data-editor-bar>
      <a
        className={barButton}
        href={localePath(ownDomain ? "/" : "/admin", locale)}
        aria-label={formatMessage({ id: "editor.leave" })}
      >
        <ArrowLeftIcon />
      </a>
      <button
        ref={toggleRef}
        type="button"
        className={`${barButton} ${css.sectionToggle}`}
        aria-expanded={isNavOpen}
        onClick={onToggleNav}
      >
        <FormattedMessage id={`editor.section.${section}`} />
        <ChevronDownIcon />
      </button>
      {children}
    </PaneBar>
  );
}

/** State, preview and publishing at the bottom of the screen; on the keyboard while it is open. */
export function BottomBar({ children }: { children: ReactNode }) {
  return (
    <PaneFoot>
      <div className={css.foot}>{children}</div>
    </PaneFoot>
  );
}

interface PreviewButtonProps {
  isPreview: boolean;
  /** On a phone without its word, which is its name. */
  isShort?: boolean;
  onToggle: () => void;
}

/** Shows the preview instead of the form, and the form again. */
export function PreviewButton({ isPreview, isShort = false, onToggle }: PreviewButtonProps) {
  const { formatMessage } = useIntl();
  const name = formatMessage({ id: isPreview ? "editor.tab.form" : "editor.preview" });
  return (
    <Button variant="outline" size="small" data-quiet="" aria-label={name} onClick={onToggle}>
      {isPreview ? <EditIcon /> : <EyeIcon />}
      <span className={`${css.previewName} ${isShort ? css.shortName : ""}`}>{name}</span>
    </Button>
  );
}

function UndoRedo() {
  const { formatMessage } = useIntl();
  const store = useAnyDraftStore();
  const { undo, redo } = store;
  const keys = shortcutKeys();
  const undoLabel = formatMessage({ id: "editor.undo" });
  const redoLabel = formatMessage({ id: "editor.redo" });
  const canUndo = useStore(store, ({ history }) => history.past.length > 0);
  const canRedo = useStore(store, ({ history }) => history.future.length > 0);
  return (
    <Box display="flex">
      <Tooltip text={`${undoLabel} (${keys.undo})`}>
        <IconButton data-icon="" label={undoLabel} disabled={!canUndo} onClick={undo}>
          <UndoIcon />
        </IconButton>
      </Tooltip>
      <span className={css.redo}>
        <Tooltip text={`${redoLabel} (${keys.redo})`}>
          <IconButton data-icon="" label={redoLabel} disabled={!canRedo} onClick={redo}>
            <UndoIcon />
          </IconButton>
        </Tooltip>
      </span>
    </Box>
  );
}
