import { limits } from "@realtor/api/rules";
import { Button } from "@realtor/ui/button";
import { TextField } from "@realtor/ui/text-field";
import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { focusElement } from "#app/layout/focus-element.ts";
import { useAddress } from "#app/page-root.tsx";
import { useField } from "#app/pages/editor/draft/use-draft.ts";
import * as css from "./address-field.css.ts";
import { addressMessages as messages } from "./address-messages.ts";
import * as form from "./step-form.css.ts";
import { useAddressCheck } from "./use-address-check.ts";
import { useAddressOfName } from "./use-address-of-name.ts";

/** The homepage's whole address, and a field that changes its end. */
export function AddressField() {
  const { formatMessage } = useIntl();
  const { origin } = useAddress();
  const { host } = new URL(origin);
  const [slug, setSlug] = useField("slug");
  const [typed, setTyped] = useState<string | null>(null);
  const change = useRef<HTMLButtonElement>(null);
  useAddressOfName();
  const close = () => {
    setTyped(null);
    requestAnimationFrame(() => change.current?.focus());
  };

  if (typed !== null)
    return (
      <AddressEditor
        host={host}
        typed={typed}
        onType={setTyped}
        onUse={(address) => {
          setSlug(address);
          close();
        }}
        onCancel={close}
      />
    );
  return (
    <div className={css.row}>
      <p className={css.address}>
        <small className={css.label}>{formatMessage(messages.label)}</small>
        <span className={css.text}>
          {host}/<b className={css.slug}>{slug}</b>
        </span>
      </p>
      <button
        ref={change}
        type="button"
        className={form.textButton}
        aria-label={formatMessage(messages.changeLong)}
        onClick={() => setTyped(slug)}
      >
        {formatMessage(messages.change)}
      </button>
    </div>
  );
}

interface AddressEditorProps {
  host: string;
  typed: string;
  onType: (typed: string) => void;
  onUse: (address: string) => void;
  onCancel: () => void;
}

/** The field for the address, with a check while typing and proposals for one that is taken. */
function AddressEditor({ host, typed, onType, onUse, onCancel }: AddressEditorProps) {
  const { formatMessage } = useIntl();
  const check = useAddressCheck(typed);
  const isUsable = check.kind === "free" || check.kind === "own";
  const use = () => {
    if (isUsable) onUse(typed);
  };
  return (
    <div className={css.editor}>
      <TextField
        label={formatMessage(messages.label)}
        hint={`${host}/… ${formatMessage(messages.rule)}`}
        error={check.kind === "wrong" ? check.text : undefined}
        ref={focusElement}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        lang="en"
        maxLength={limits.slug.max}
        value={typed}
        onChange={(event) => onType(event.target.value.trim())}
        onKeyDown={(event) => {
          if (event.key === "Enter") {
            // Enter would continue to the next step.
            event.preventDefault();
            use();
          }
          if (event.key === "Escape") onCancel();
        }}
      />
      <output className={form.good} data-state={check.kind}>
        {check.kind === "free" && (
          <FormattedMessage {...messages.free} values={{ address: `${host}/${typed}` }} />
        )}
      </output>
      {check.kind === "wrong" && check.proposals.length > 0 && (
        <p className={css.proposals}>
          {check.proposals.map((address) => (
            <button
              key={address}
              type="button"
              className={form.textButton}
              onClick={() => onUse(address)}
            >
              {address}
            </button>
          ))}
        </p>
      )}
      <div className={css.buttons}>
        <Button size="small" variant="outline" disabled={!isUsable} onClick={use}>
          {formatMessage(messages.use)}
        </Button>
        <Button size="small" variant="ghost" onClick={onCancel}>
          {formatMessage(messages.cancel)}
        </Button>
      </div>
    </div>
  );
}
