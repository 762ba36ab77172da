import { htmlLang } from "@realtor/api/locales";
import {
  type Alteration,
  alterations,
  type Caption,
  captions,
  type ListingContent,
} from "@realtor/api/listing";
import { Button } from "@realtor/ui/button";
import { FileTrigger } from "@realtor/ui/file-trigger";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { PanelBody, PanelFooter } from "@realtor/ui/panel-parts";
import { Select } from "@realtor/ui/select";
import { SidePanel } from "@realtor/ui/side-panel";
import { Switch } from "@realtor/ui/switch";
import { roomName } from "@realtor/ui/templates";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { imagePath, imageSrcSet } from "#app/data/image-url.ts";
import { useAddress } from "#app/page-root.tsx";
import * as fieldCss from "#app/profile/field/form.css.ts";
import { getAcceptedTypes } from "#app/profile/photos/add-photos.tsx";
import { toPhotoFailure, useFailureText } from "#app/profile/photos/photo-failure.ts";
import { useSharedUploads } from "#app/profile/photos/photo-uploads.tsx";
import { Chips } from "./chips.tsx";
import * as css from "./photo-panel.css.ts";

type PhotoDetail = NonNullable<ListingContent["photoDetails"]>[string];

interface PhotoPanelProps {
  /** Position, from 1. */
  n: number;
  url: string;
  detail: PhotoDetail;
  /** A change of what is known by then: an original is stored while the rest is edited. */
  onChange: (change: (detail: PhotoDetail) => PhotoDetail) => void;
  onClose: () => void;
}

// Object.keys returns string[].
const captionCodes = Object.keys(captions) as Caption[];
const namedAlterations = (Object.keys(alterations) as Alteration[]).filter(
  (code) => code !== "other",
);

/** What a photo shows, and whether it was altered; changes are saved as they are made. */
export function PhotoPanel({ n, url, detail, onChange, onClose }: PhotoPanelProps) {
  const { formatMessage } = useIntl();
  const lang = htmlLang(useAddress().locale);
  const { caption, altered = [], original } = detail;
  const isAltered = altered.length > 0;
  const none = "";
  const texts =
    caption && (["ko", "en", "ja"] as const).map((each) => roomName(captions[caption], each).text);
  return (
    <SidePanel
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={formatMessage({ id: "listing-form.photo" }, { n })}
      closeLabel={formatMessage({ id: "admin.close" })}
    >
      <PanelBody>
        <div className={fieldCss.fields}>
          <img
            className={css.photo}
            src={imagePath(url, 960)}
            srcSet={imageSrcSet(url, 960)}
            alt=""
          />
          <Select
            label={formatMessage({ id: "listing-form.photo.caption" })}
            placeholder=""
            hint={
              texts &&
              formatMessage({ id: "listing-form.photo.caption.hint" }, { texts: texts.join(" · ") })
            }
            options={[
              { value: none, label: formatMessage({ id: "listing-form.photo.caption.none" }) },
              ...captionCodes.map((value) => ({
                value,
                label: roomName(captions[value], lang).text,
              })),
            ]}
            value={caption ?? none}
            onChange={(chosen) => {
              const code = captionCodes.find((each) => each === chosen);
              onChange(({ caption: _former, ...rest }) =>
                code === undefined ? rest : { ...rest, caption: code },
              );
            }}
          />
          <Switch
            label={formatMessage({ id: "listing-form.photo.altered" })}
            hint={formatMessage({ id: "listing-form.photo.altered.hint" })}
            checked={isAltered}
            onChange={({ target: { checked } }) =>
              onChange(({ altered: _kinds, original: _original, ...rest }) =>
                // It has a label at once, before it is said what was altered.
                checked ? { ...rest, altered: ["other"] } : rest,
              )
            }
          />
          {isAltered && (
            <>
              <Chips
                control={{ label: formatMessage({ id: "listing-form.photo.kinds" }) }}
                selection="multiple"
                value={altered}
                options={namedAlterations.map((value) => ({
                  value,
                  label: formatMessage({ id: `listing-form.photo.kind.${value}` }),
                }))}
                onChange={(kinds) =>
                  onChange((before) => ({
                    ...before,
                    altered: kinds.length > 0 ? kinds : ["other"],
                  }))
                }
              />
              <OriginalPhoto
                url={original}
                onChange={(stored) => onChange((before) => ({ ...before, original: stored }))}
              />
            </>
          )}
        </div>
      </PanelBody>
      <PanelFooter>
        <Button size="medium" onClick={onClose}>
          <FormattedMessage id="listing-form.photo.done" />
        </Button>
      </PanelFooter>
    </SidePanel>
  );
}

interface OriginalPhotoProps {
  url: string | undefined;
  onChange: (url: string) => void;
}

/** The photo before it was altered, and its upload. */
function OriginalPhoto({ url, onChange }: OriginalPhotoProps) {
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
    <div className={css.original}>
      {url !== undefined && <img className={css.thumbnail} src={imagePath(url, 320)} alt="" />}
      <div className={css.texts}>
        <p className={css.name}>
          <FormattedMessage id="listing-form.photo.original" />
        </p>
        <p className={css.hint}>
          <FormattedMessage
            id={
              url === undefined
                ? "listing-form.photo.original.needed"
                : "listing-form.photo.original.hint"
            }
          />
        </p>
      </div>
      <FileTrigger accept={getAcceptedTypes("gallery")} onSelect={(files) => void store(files)}>
        <Button variant="outline" size="small" busy={isBusy}>
          <FormattedMessage
            id={
              url === undefined
                ? "listing-form.photo.original.add"
                : "listing-form.photo.original.replace"
            }
          />
        </Button>
      </FileTrigger>
      {failure !== undefined && <InlineAlert>{failure}</InlineAlert>}
    </div>
  );
}
