import { checkColor } from "@realtor/api/rules";
import { TextField } from "@realtor/ui/text-field";
import { useState } from "react";
import { useIntl } from "react-intl";
import { lookMessages as messages } from "./look-messages.ts";
import * as css from "./look-step.css.ts";

interface OwnColorProps {
  color: string;
  onChange: (color: string) => void;
}

/** A color as text. It applies once it is complete. */
export function OwnColor({ color, onChange }: OwnColorProps) {
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
