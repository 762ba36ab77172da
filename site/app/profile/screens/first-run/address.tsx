import { Button } from "@realtor/ui/button";
import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { checkAddress } from "@realtor/api/loaning";
import { Box } from "@realtor/ui/box";
import { Text } from "@realtor/ui/text";
import { Inline } from "@realtor/ui/inline";
import { AddressInput } from "#app/admin/address/address-input.tsx";
import { useAddressCheck } from "#app/admin/address/use-address-check.ts";
import { focusElement } from "#app/layout/element-refs.ts";
import { useAddress } from "#app/page-root.tsx";
import {
  useDeferredField,
  useDraftStore,
  useEditorState,
  useField,
} from "#app/profile/draft/use-draft.ts";
import { useAdmin } from "#app/admin/admin-context.ts";
import { slugFromName } from "#app/admin/address/slug-from-name.ts";
import { useDebouncedValue } from "#app/admin/use-debounced-value.ts";
import { isFromName } from "#app/admin/address/propose-addresses.ts";
import { FormerAddressNote } from "#app/profile/field/checks/former-address-note.tsx";
import { getFormerAddress } from "#app/profile/field/checks/former-address.ts";
import * as css from "./address.css.ts";

/** The website's whole address, and a field that changes its end. */
export function Address() {
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
    <Box display="flex" alignItems="center" justifyContent="between" gap={16} className={css.row}>
      <p className={css.address}>
        <Text as="span" size="caption" tone="secondary" className={css.label}>
          {formatMessage({ id: "first-run.address" })}
        </Text>
        <Text as="span" size="base" weight="semibold">
          {host}/<b>{slug}</b>
        </Text>
      </p>
      <Button
        ref={change}
        variant="text"
        size="small"
        aria-label={formatMessage({ id: "first-run.address.changeLong" })}
        onClick={() => setTyped(slug)}
      >
        {formatMessage({ id: "first-run.address.change" })}
      </Button>
    </Box>
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
  const former = useEditorState(({ stored }) => getFormerAddress(stored, typed));
  const isUsable = check.kind === "free" || check.kind === "own";
  const use = () => {
    if (isUsable) onUse(typed);
  };
  return (
    <div className={css.editor}>
      <AddressInput
        label={formatMessage({ id: "first-run.address" })}
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
      {former !== null && check.kind === "free" && (
        <Text size="caption" tone="secondary">
          <FormerAddressNote slug={former} />
        </Text>
      )}
      <Inline gap={8} className={css.buttons}>
        <Button size="small" variant="outline" disabled={!isUsable} onClick={use}>
          {formatMessage({ id: "first-run.address.use" })}
        </Button>
        <Button size="small" variant="ghost" onClick={onCancel}>
          {formatMessage({ id: "first-run.address.cancel" })}
        </Button>
      </Inline>
    </div>
  );
}

/** ms without a key in the name before its address is proposed. */
const debounceMs = 600;

/** While the address is the one of the English name, it follows the name if the new one is free. */
function useAddressOfName(): void {
  const { http } = useAdmin();
  const store = useDraftStore();
  const realtorId = useEditorState(({ stored }) => stored.id);
  const [name] = useField("nameEn");
  const settled = useDebouncedValue(name, debounceMs);
  const former = useRef(settled);
  useEffect(() => {
    const before = former.current;
    former.current = settled;
    const address = slugFromName(settled);
    const current = String(store.getDraft()["desiredUrl"]);
    if (address === "" || address === current || !isFromName(current, before)) return undefined;
    let isCurrent = true;
    const follow = async () => {
      const { code } = await checkAddress(http, address, { realtorId });
      if (isCurrent && code === null) store.change((draft) => ({ ...draft, desiredUrl: address }));
    };
    // Without a response the address stays.
    follow().catch((error: unknown) => console.error(error));
    return () => {
      isCurrent = false;
    };
  }, [settled, http, realtorId, store]);
}
