import { Button } from "@realtor/ui/button";
import { IconButton } from "@realtor/ui/icon-button";
import { ArrowLeftIcon, UndoIcon } from "@realtor/ui/icons";
import { Status } from "@realtor/ui/status";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { resolveImage } from "#app/data/image-url.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { useDisplayName, useDraftStore, useEditorState, useField } from "./draft/use-draft.ts";
import * as css from "./page-bar.css.ts";
import { editorMessages } from "./editor-messages.ts";

const messages = defineMessages({
  statusLive: {
    id: "editor.status.live",
    defaultMessage: "Live",
    description: "State of the website: public.",
  },
  statusDraft: {
    id: "editor.status.draft",
    defaultMessage: "Draft",
    description: "State of the website: not public.",
  },
});

/** Top bar: back link, name, publication status, undo, redo and the given actions. */
export function PageBar({ children }: { children: ReactNode }) {
  const { locale, ownDomain } = useAddress();
  const { formatMessage } = useIntl();
  const stored = useEditorState((state) => state.stored);
  const isPublished = stored.isMakeHomepage === "Y";
  const backPath = ownDomain ? "/" : "/admin";
  return (
    <div className={css.bar}>
      <a
        className={css.back}
        href={localePath(backPath, locale)}
        aria-label={formatMessage(editorMessages.back)}
      >
        <ArrowLeftIcon />
      </a>
      <Identity slug={stored.desiredUrl} />
      <div className={css.status}>
        <Status kind={isPublished ? "live" : "draft"}>
          <FormattedMessage {...(isPublished ? messages.statusLive : messages.statusDraft)} />
        </Status>
      </div>
      <UndoRedo />
      <div className={css.actions}>{children}</div>
    </div>
  );
}

function Identity({ slug }: { slug: string }) {
  const [photos] = useField("photos");
  const name = useDisplayName() || `/${slug}`;
  const portrait = photos.find(({ path, imageType }) => path === "id" && imageType === "thumbnail");
  return (
    <div className={css.identity}>
      {portrait ? (
        <img
          className={css.portrait}
          src={resolveImage(portrait.url, [88]).src}
          alt=""
          width={44}
          height={44}
        />
      ) : (
        <span className={css.portrait} />
      )}
      <div className={css.names}>
        <h1 className={css.name}>{name}</h1>
        <p className={css.slug}>/{slug}</p>
      </div>
    </div>
  );
}

function UndoRedo() {
  const { formatMessage } = useIntl();
  const { undo, redo } = useDraftStore();
  const canUndo = useEditorState(({ history }) => history.past.length > 0);
  const canRedo = useEditorState(({ history }) => history.future.length > 0);
  return (
    <div className={css.steps}>
      <IconButton label={formatMessage(editorMessages.undo)} disabled={!canUndo} onClick={undo}>
        <UndoIcon />
      </IconButton>
      <span className={css.redo}>
        <IconButton
          label={formatMessage({
            id: "editor.redo",
            defaultMessage: "Redo",
            description: "Button that repeats the change that was reverted.",
          })}
          disabled={!canRedo}
          onClick={redo}
        >
          <UndoIcon />
        </IconButton>
      </span>
    </div>
  );
}

interface SaveButtonsProps {
  isPublished: boolean;
  saving: "save" | "publish" | "unpublish" | null;
  onSave: () => void;
  onPublish: () => void;
}

export function SaveButtons({ isPublished, saving, onSave, onPublish }: SaveButtonsProps) {
  const { formatMessage } = useIntl();
  const busyLabel = formatMessage(editorMessages.saving);
  return (
    <>
      <Button
        variant="outline"
        size="small"
        busy={saving === "save"}
        busyLabel={busyLabel}
        onClick={onSave}
      >
        <FormattedMessage
          id="editor.save"
          defaultMessage="Save"
          description="Button that saves the changes."
        />
      </Button>
      <Button size="small" busy={saving === "publish"} busyLabel={busyLabel} onClick={onPublish}>
        <FormattedMessage
          {...(isPublished ? editorMessages.publishChanges : editorMessages.publish)}
        />
      </Button>
    </>
  );
}
