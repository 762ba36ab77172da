import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { createDraftStore, type DraftStore } from "../../draft/draft-store.ts";
import { fields } from "../../fields/profile-fields.ts";
import { DraftContext, useDraftStore } from "../../draft/use-draft.ts";
import { type PhotoFit, setPhotoFit } from "../focal-points.ts";
import type { FitPath } from "../photo-rules.ts";
import { fitMessages as messages } from "./fit-messages.ts";
import * as css from "./fit-previews.css.ts";
import { PagePart } from "./page-part.tsx";

interface FitPreviewsProps {
  path: FitPath;
  url: string;
  fit: PhotoFit;
  /** Called with the shape of the frame on a computer. */
  onFrame: (shape: number) => void;
}

/** The page with the photo at the widths of a computer and of a phone. */
export function FitPreviews({ path, url, fit, onFrame }: FitPreviewsProps) {
  const draft = useDraftStore();
  const [copy] = useState(() => copyDraft(draft));
  const [isAbsent, setAbsent] = useState(false);
  const handleShown = (shape: number | null) => {
    setAbsent(shape === null);
    if (shape !== null) onFrame(shape);
  };
  const { x, y, zoom } = fit;
  useEffect(() => {
    const { lens } = fields.focalPoints;
    copy.change(
      (current) => lens.set(current, setPhotoFit(lens.get(current), path, url, { x, y, zoom })),
      "fit",
    );
  }, [copy, path, url, x, y, zoom]);
  if (isAbsent)
    return (
      <p className={css.label}>
        <FormattedMessage {...messages.absent} />
      </p>
    );
  return (
    <DraftContext value={copy}>
      <div className={css.previews} aria-hidden="true">
        <p className={css.label}>
          <FormattedMessage {...messages.computer} />
        </p>
        <div className={css.computer}>
          <PagePart url={url} width={1440} onShown={handleShown} />
        </div>
        <p className={css.label}>
          <FormattedMessage {...messages.phone} />
        </p>
        <div className={css.phone}>
          <PagePart url={url} width={390} onShown={doNothing} />
        </div>
      </div>
    </DraftContext>
  );
}

const doNothing = () => undefined;

/** A store with the current draft, for a change that is not applied yet. */
function copyDraft(store: DraftStore): DraftStore {
  const copy = createDraftStore(store.getState().stored);
  copy.change(() => store.getDraft());
  return copy;
}
