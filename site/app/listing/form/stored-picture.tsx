import { Button } from "@realtor/ui/button";
import { FileTrigger } from "@realtor/ui/file-trigger";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { imagePath } from "#app/data/image-url.ts";
import { getAcceptedTypes } from "#app/profile/photos/add-photos.tsx";
import { toPhotoFailure, useFailureText } from "#app/profile/photos/photo-failure.ts";
import { useSharedUploads } from "#app/profile/photos/photo-uploads.tsx";
import * as css from "./stored-picture.css.ts";

interface StoredPictureProps {
  url: string | undefined;
  name: string;
  hint?: string;
  onChange: (url: string) => void;
  /** Without it the picture can only be replaced. */
  onRemove?: () => void;
}

/** A picture that is kept beside the photos, and its upload. */
export function StoredPicture({ url, name, hint, onChange, onRemove }: StoredPictureProps) {
  const getFailureText = useFailureText();
  const { http } = useAdmin();
  const { storePhoto } = useSharedUploads();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const upload = useRef<AbortController>(null);
  useEffect(() => () => upload.current?.abort(), []);
  const store = async (files: readonly File[]) => {
    const [file] = files;
    if (!file) return;
    upload.current?.abort();
    const controller = new AbortController();
    upload.current = controller;
    setBusy(true);
    setFailure(undefined);
    try {
      const { pair } = await storePhoto({ http, path: "gallery", file, signal: controller.signal });
      onChange(pair.fullsize);
    } catch (error) {
      if (!controller.signal.aborted) setFailure(getFailureText(toPhotoFailure(error)));
    } finally {
      if (upload.current === controller) setBusy(false);
    }
  };
  return (
    <div className={css.root}>
      {url !== undefined && <img className={css.thumbnail} src={imagePath(url, 320)} alt="" />}
      <div className={css.texts}>
        <p className={css.name}>{name}</p>
        {hint !== undefined && <p className={css.hint}>{hint}</p>}
      </div>
      <FileTrigger accept={getAcceptedTypes("gallery")} onSelect={(files) => void store(files)}>
        <Button variant="outline" size="small" busy={isBusy}>
          <FormattedMessage
            id={url === undefined ? "listing-form.picture.add" : "listing-form.picture.replace"}
          />
        </Button>
      </FileTrigger>
      {url !== undefined && onRemove && (
        <Button variant="text" size="small" onClick={onRemove}>
          <FormattedMessage id="listing-form.picture.remove" />
        </Button>
      )}
      {failure !== undefined && <InlineAlert>{failure}</InlineAlert>}
    </div>
  );
}
