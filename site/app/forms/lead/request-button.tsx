import { Button } from "@realtor/ui/button";
import { ArrowRightIcon } from "@realtor/ui/icons";
import type { MouseEvent, ReactNode } from "react";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { useHydrated } from "@realtor/ui/use-hydrated";
import { track } from "#app/analytics/track.ts";
import { useRequestPanel } from "./request-panel.tsx";

interface RequestButtonProps {
  /** `white` over pictures and blue, `primary` on white. */
  variant?: "white" | "primary";
  children: ReactNode;
}

/** Opens the lead panel; without script it leads to the same form as a page. */
export function RequestButton({ variant = "white", children }: RequestButtonProps) {
  const { locale } = useAddress();
  const panel = useRequestPanel();
  const awake = useHydrated();
  const href = `${localePath("/", locale)}?request`;
  const press = (event: MouseEvent) => {
    // A press that asks for a new tab or window is the browser's.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    track({ name: "lead_realtor_click_btn_cta", locale });
    // Without the panel's code the same form opens as a page.
    panel.open().catch(() => location.assign(href));
  };
  return (
    <Button
      variant={variant}
      href={href}
      // boot.ts holds a press until this is gone.
      data-wakes={awake ? undefined : ""}
      onClick={press}
      onPointerEnter={panel.prepare}
      onFocus={panel.prepare}
    >
      {children}
      <ArrowRightIcon />
    </Button>
  );
}
