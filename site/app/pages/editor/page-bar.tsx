import { IconButton } from "@realtor/ui/icon-button";
import { ArrowLeftIcon, UndoIcon } from "@realtor/ui/icons";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { resolveImage } from "#app/data/image-url.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { useDisplayName, useDraftStore, useEditorState, useField } from "./draft/use-draft.ts";
import * as css from "./page-bar.css.ts";
import { editorMessages } from "./editor-messages.ts";

/** Top bar: back link, name, publication status, undo, redo and the given actions. */
export function PageBar({ children }: { children: ReactNode }) {
  const { locale, ownDomain } = useAddress();
  const { formatMessage } = useIntl();
  const stored = useEditorState((state) => state.stored);
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
