import { limits } from "@realtor/api/rules";
import { SearchIcon } from "@realtor/ui/icons";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { changeQuery, useAddressQuery } from "./address-query.ts";
import * as css from "./search-field.css.ts";
import { useDebouncedValue } from "./use-debounced-value.ts";

interface SearchFieldProps {
  /** What can be found; also stands in the empty field. */
  label: string;
  /** Other keys of the address that a new search makes void; the same list on every render. */
  resets: readonly string[];
  /** It was just asked for: takes the focus. */
  focused?: boolean;
}

/** Keeps what is typed under `q` of the address, once the typing pauses. */
export function SearchField({ label, resets, focused = false }: SearchFieldProps) {
  const asked = useAddressQuery().get("q") ?? "";
  const [typed, setTyped] = useState(asked);
  const [seen, setSeen] = useState(asked);
  const still = useDebouncedValue(typed, 300);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);

  // The address was changed by another hand than this one, as by going back.
  if (asked !== seen) {
    setSeen(asked);
    if (asked !== typed.trim()) setTyped(asked);
  }
  useEffect(() => ask(still, resets), [still, resets]);

  function onKeyDown({ key, nativeEvent }: KeyboardEvent) {
    if (key === "Enter" && !nativeEvent.isComposing) ask(typed, resets);
  }

  return (
    <label className={css.field}>
      <span className={css.label}>{label}</span>
      <SearchIcon />
      <input
        ref={input}
        type="search"
        className={css.input}
        value={typed}
        maxLength={limits.search}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </label>
  );
}

function ask(text: string, resets: readonly string[]): void {
  const q = text.trim();
  if (q === (new URLSearchParams(location.search).get("q") ?? "")) return;
  changeQuery({ ...Object.fromEntries(resets.map((key) => [key, ""])), q });
}
