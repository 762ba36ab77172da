import { limits } from "@realtor/api/rules";
import { SearchIcon } from "@realtor/ui/icons";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import * as css from "./search-field.css.ts";
import { clearedSearchParams, updateSearchParams, useSearchParams } from "./search-params.ts";
import { useDebouncedValue } from "./use-debounced-value.ts";

interface SearchFieldProps {
  /** Accessible name and placeholder. */
  label: string;
  /** Search params that a new search removes; must be a stable reference. */
  resets: readonly string[];
  /** Takes the focus on mount. */
  focused?: boolean;
}

/** Search field that updates the `q` search param, debounced by 300 ms. */
export function SearchField({ label, resets, focused = false }: SearchFieldProps) {
  const query = useSearchParams().get("q") ?? "";
  const [typed, setTyped] = useState(query);
  const [seen, setSeen] = useState(query);
  const debounced = useDebouncedValue(typed, 300);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);

  // The URL changed elsewhere, such as by history navigation.
  if (query !== seen) {
    setSeen(query);
    if (query !== typed.trim()) setTyped(query);
  }
  useEffect(() => search(debounced, resets), [debounced, resets]);

  function onKeyDown({ key, nativeEvent }: KeyboardEvent) {
    if (key === "Enter" && !nativeEvent.isComposing) search(typed, resets);
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

function search(text: string, resets: readonly string[]): void {
  const q = text.trim();
  if (q === (new URLSearchParams(location.search).get("q") ?? "")) return;
  updateSearchParams({ ...clearedSearchParams(resets), q });
}
