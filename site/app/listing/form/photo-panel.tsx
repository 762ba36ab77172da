import { htmlLang } from "@realtor/api/locales";
import {
  type Alteration,
  alterations,
  type Caption,
  captions,
  type ListingContent,
} from "@realtor/api/listing";
import { Button } from "@realtor/ui/button";
import { PanelBody, PanelFooter } from "@realtor/ui/panel-parts";
import { Select } from "@realtor/ui/select";
import { SidePanel } from "@realtor/ui/side-panel";
import { Switch } from "@realtor/ui/switch";
import { roomName } from "@realtor/ui/templates";
import { FormattedMessage, useIntl } from "react-intl";
import { imagePath, imageSrcSet } from "#app/data/image-url.ts";
import { useAddress } from "#app/page-root.tsx";
import * as fieldCss from "#app/profile/field/form.css.ts";
import { Chips } from "./chips.tsx";
import * as css from "./photo-panel.css.ts";
import { StoredPicture } from "./stored-picture.tsx";

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
              <StoredPicture
                url={original}
                name={formatMessage({ id: "listing-form.photo.original" })}
                hint={formatMessage({
                  id:
                    original === undefined
                      ? "listing-form.photo.original.needed"
                      : "listing-form.photo.original.hint",
                })}
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
