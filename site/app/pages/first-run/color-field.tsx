import { checkColor } from "@realtor/api/rules";
import { useId, useState } from "react";
import { useIntl } from "react-intl";
import { useField } from "#app/pages/editor/draft/use-draft.ts";
import { ContrastCheck } from "#app/pages/editor/sections/design-section.tsx";
import { lookMessages as messages } from "./look-messages.ts";
import * as css from "./look-step.css.ts";
import { OwnColor } from "./own-color.tsx";
import * as form from "./step-form.css.ts";
import { firstColor, suggestedColors } from "./suggested-colors.ts";
import { Swatch } from "./swatch.tsx";
import { usePhotoColors } from "./use-photo-colors.ts";

/** The main color: suggestions, colors of the photo, one's own, and that it can be read. */
export function ColorField() {
  const { formatMessage } = useIntl();
  const [stored, setColor] = useField("color");
  const photoColors = usePhotoColors();
  const [isOpen, setOpen] = useState(false);
  const moreId = useId();
  const color = stored || firstColor;
  const name = suggestedColors.find(([suggested]) => suggested === color.toUpperCase())?.[1];
  const swatch = (value: string, label: string) => (
    <Swatch
      key={value}
      color={value}
      label={label}
      isChosen={value === color.toUpperCase()}
      onChoose={() => setColor(value)}
    />
  );
  return (
    <>
      <fieldset className={form.group}>
        <legend className={css.colorLegend}>
          <span>
            {formatMessage(messages.color)}
            <span className={css.colorName}>{name && formatMessage(name)}</span>
          </span>
        </legend>
        <button
          type="button"
          className={`${form.textButton} ${css.more}`}
          aria-expanded={isOpen}
          aria-controls={moreId}
          onClick={() => setOpen(!isOpen)}
        >
          {formatMessage(messages.more)}
        </button>
        <div className={css.swatches}>
          {suggestedColors.map(([value, label]) => swatch(value, formatMessage(label)))}
        </div>
        <div id={moreId} className={css.extra} data-open={isOpen || undefined}>
          {photoColors.length > 0 && (
            <div>
              <p className={css.subtitle}>{formatMessage(messages.fromPhoto)}</p>
              <div className={css.swatches}>
                {photoColors.map((value, index) =>
                  swatch(value, formatMessage(messages.photoColor, { n: index + 1 })),
                )}
              </div>
            </div>
          )}
          <OwnColor color={color} onChange={setColor} />
        </div>
      </fieldset>
      {checkColor(color) === null && (
        <div className={css.readable}>
          <ContrastCheck color={color} />
        </div>
      )}
    </>
  );
}
