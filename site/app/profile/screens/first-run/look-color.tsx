import { checkColor } from "@realtor/api/rules";
import { useState } from "react";
import { useIntl } from "react-intl";
import { firstColor } from "#app/data/read-agent.ts";
import { Disclosure } from "@realtor/ui/disclosure";
import { TextField } from "@realtor/ui/text-field";
import { wide } from "#app/admin/layouts/stepper.css.ts";
import { useMediaQuery } from "#app/layout/use-media-query.ts";
import { ContrastCheck } from "#app/profile/field/colors/contrast-check.tsx";
import { FoundColors } from "#app/profile/field/colors/found-colors.tsx";
import { findColorName, suggestedColors } from "#app/profile/field/colors/suggested-colors.ts";
import { Swatches } from "#app/profile/field/colors/swatches.tsx";
import { useField } from "#app/profile/draft/use-draft.ts";
import * as css from "./look-step.css.ts";

/** The main color: suggestions, colors of the photo, one's own, and that it can be read. */
export function LookColor() {
  const { formatMessage } = useIntl();
  const [stored, setColor] = useField("color");
  const [isOpen, setOpen] = useState(false);
  const isWide = useMediaQuery(wide);
  const color = stored || firstColor;
  const name = findColorName(color);
  return (
    <>
      <div className={css.colors}>
        <Swatches
          className={css.swatches}
          label={formatMessage({ id: "first-run.color" })}
          mark={name && formatMessage({ id: name })}
          colors={suggestedColors.map(([value, label]) => [value, formatMessage({ id: label })])}
          value={color}
          onChange={setColor}
        />
        <Disclosure
          variant="text"
          className={css.more}
          title={formatMessage({ id: "first-run.color.more" })}
          expanded={isOpen || isWide}
          onExpandedChange={setOpen}
        >
          <div className={css.extra}>
            <FoundColors path="id" className={css.found} value={color} onChange={setColor} />
            <OwnColor color={color} onChange={setColor} />
          </div>
        </Disclosure>
      </div>
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
      label={formatMessage({ id: "first-run.color.own" })}
      error={typed !== null && wasLeft ? formatMessage({ id: "first-run.color.wrong" }) : undefined}
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
