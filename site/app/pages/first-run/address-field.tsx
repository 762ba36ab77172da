import { Button } from "@realtor/ui/button";
import { useRef, useState } from "react";
import { useIntl } from "react-intl";
import { AddressInput } from "#app/admin/address/address-input.tsx";
import { useAddressCheck } from "#app/admin/address/use-address-check.ts";
import { focusElement } from "#app/layout/element-refs.ts";
import { useAddress } from "#app/page-root.tsx";
import { useDeferredField, useEditorState, useField } from "#app/pages/editor/draft/use-draft.ts";
import * as css from "./address-field.css.ts";
import { addressMessages as messages } from "./address-messages.ts";
import * as form from "./step-form.css.ts";
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
  typed: string;
  onType: (typed: string) => void;
  onUse: (address: string) => void;
  onCancel: () => void;
}

/** The field for the address, with a check while typing and proposals for one that is taken. */
function AddressEditor({ typed, onType, onUse, onCancel }: AddressEditorProps) {
  const { formatMessage } = useIntl();
  const realtorId = useEditorState(({ stored }) => stored.id);
  const own = useEditorState(({ stored }) => stored.desiredUrl);
  const nameEn = useDeferredField("nameEn");
  const check = useAddressCheck(typed, { own, realtorId, nameEn });
  const isUsable = check.kind === "free" || check.kind === "own";
  const use = () => {
    if (isUsable) onUse(typed);
  };
  return (
    <div className={css.editor}>
      <AddressInput
        label={formatMessage(messages.label)}
        ref={focusElement}
        value={typed}
        onChange={onType}
        check={check}
        onKeyDown={(event) => {
          if (event.key === "Enter") {
            // Enter would continue to the next step.
            event.preventDefault();
            use();
          }
          if (event.key === "Escape") onCancel();
        }}
      />
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
