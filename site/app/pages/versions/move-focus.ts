import type { KeyboardEvent } from "react";

/** Arrow keys, Home and End move the focus between the rows of the list. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const list = event.currentTarget.closest("[data-versions]");
  const rows = [...(list?.querySelectorAll<HTMLElement>("[data-version]") ?? [])];
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const at = rows.indexOf(event.currentTarget);
  const targets: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: rows.length - 1,
  };
  const target = rows[targets[event.key] ?? -1];
  if (!target) return;
  event.preventDefault();
  target.focus();
}
