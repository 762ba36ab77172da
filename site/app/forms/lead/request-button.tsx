import { Button } from "@realtor/ui/button";
import { ArrowRightIcon } from "@realtor/ui/page-icons";
import type { MouseEvent, ReactNode } from "react";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { useHydrated } from "@realtor/ui/use-hydrated";
import { track } from "#app/analytics/track.ts";
import { useRequestPanel } from "./request-panel.tsx";

interface RequestButtonProps {
  /** `white` over images and blue, `primary` on white. */
  variant?: "white" | "primary";
  children: ReactNode;
}

/** Opens the lead panel; without JavaScript it links to the same form as a page. */
export function RequestButton({ variant = "white", children }: RequestButtonProps) {
  const { locale } = useAddress();
  const panel = useRequestPanel();
  const hydrated = useHydrated();
  const href = `${localePath("/", locale)}?request`;
  const onClick = (event: MouseEvent) => {
    // Leave clicks that open a new tab or window to the browser.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    track({ name: "lead_realtor_click_btn_cta", locale });
    // If the panel's code cannot be fetched, the form opens as a page.
    panel.open().catch(() => location.assign(href));
  };
  return (
    <Button
      variant={variant}
      href={href}
      // boot.ts replays a click when this attribute is removed.
      data-hydrating={hydrated ? undefined : ""}
      onClick={onClick}
      onPointerEnter={panel.prepare}
      onFocus={panel.prepare}
    >
      {children}
      <ArrowRightIcon />
    </Button>
  );
}
