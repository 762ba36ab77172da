import { checkColor } from "@realtor/api/rules";
import { useId, useState } from "react";
import { useIntl } from "react-intl";
import { TextField } from "@realtor/ui/text-field";
import { ContrastCheck } from "#app/profile-editor/colors/contrast-check.tsx";
import { FoundColors } from "#app/profile-editor/colors/found-colors.tsx";
import {
  findColorName,
  firstColor,
  suggestedColors,
} from "#app/profile-editor/colors/suggested-colors.ts";
import { Swatches } from "#app/profile-editor/colors/swatches.tsx";
import { useField } from "#app/profile-editor/draft/use-draft.ts";
import { lookMessages as messages } from "./look-messages.ts";
import * as css from "./look-step.css.ts";
import * as form from "./step-form.css.ts";

/** The main color: suggestions, colors of the photo, one's own, and that it can be read. */
export function ColorField() {
  const { formatMessage } = useIntl();
  const [stored, setColor] = useField("color");
  const [isOpen, setOpen] = useState(false);
  const moreId = useId();
  const color = stored || firstColor;
  const name = findColorName(color);
  const common = { className: css.swatches, value: color, onChange: setColor };
  return (
    <>
      <fieldset className={form.group}>
        <legend className={css.colorLegend}>
          <span>
            {formatMessage(messages.color)}{" "}
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
        <Swatches
          {...common}
          colors={suggestedColors.map(([value, label]) => [value, formatMessage(label)])}
        />
        <div id={moreId} className={css.extra} data-open={isOpen || undefined}>
          <FoundColors
            path="id"
            value={color}
            onChange={setColor}
            classes={{ title: css.subtitle, swatches: css.swatches }}
          />
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

interface OwnColorProps {
  color: string;
  onChange: (color: string) => void;
}

/** A color as text. It applies once it is complete. */
function OwnColor({ color, onChange }: OwnColorProps) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState<string | null>(null);
  const [wasLeft, setLeft] = useState(false);
  const change = (text: string) => {
    setTyped(text);
    const withHash = text.trim().startsWith("#") ? text.trim() : `#${text.trim()}`;
    if (checkColor(withHash) === null && withHash.length > 1) {
      onChange(withHash.toUpperCase());
      setTyped(null);
    }
  };
  return (
    <TextField
      className={css.own}
      label={formatMessage(messages.own)}
      error={typed !== null && wasLeft ? formatMessage(messages.ownWrong) : undefined}
      lang="en"
      autoComplete="off"
      spellCheck={false}
      maxLength={7}
      value={typed ?? color}
      onChange={({ target }) => {
        setLeft(false);
        change(target.value);
      }}
      onBlur={() => setLeft(true)}
    />
  );
}
