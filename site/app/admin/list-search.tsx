import { limits } from "@realtor/api/rules";
import { SearchField } from "@realtor/ui/search-field";
import { useEffect, useState } from "react";
import * as css from "./admin-page.css.ts";
import { clearedSearchParams, updateSearchParams, useSearchParams } from "./search-params.ts";
import { useDebouncedValue } from "./use-debounced-value.ts";

interface ListSearchProps {
  /** Accessible name and placeholder. */
  label: string;
  /** Search params that a new search removes; must be a stable reference. */
  resets: readonly string[];
}

/** Search field of a list, which updates the `q` search param, debounced by 250 ms. */
export function ListSearch({ label, resets }: ListSearchProps) {
  const query = useSearchParams().get("q") ?? "";
  const [typed, setTyped] = useState(query);
  const [seen, setSeen] = useState(query);
  const debounced = useDebouncedValue(typed, 250);

  // The URL changed elsewhere, such as by history navigation.
  if (query !== seen) {
    setSeen(query);
    if (query !== typed.trim()) setTyped(query);
  }
  useEffect(() => search(debounced, resets), [debounced, resets]);

  return (
    <SearchField
      label={label}
      labelHidden
      className={css.search}
      placeholder={label}
      value={typed}
      maxLength={limits.search}
      onChange={setTyped}
      onSubmit={(text) => search(text, resets)}
    />
  );
}

function search(text: string, resets: readonly string[]): void {
  const q = text.trim();
  if (q === (new URLSearchParams(location.search).get("q") ?? "")) return;
  updateSearchParams({ ...clearedSearchParams(resets), q });
}
