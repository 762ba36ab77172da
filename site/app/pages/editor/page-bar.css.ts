import { rem, templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

export const bar = pageStyle({
  display: "flex",
  alignItems: "center",
  gap: 12,
  minHeight: 72,
  paddingInline: "12px 24px",
  borderBlockEnd: `1px solid ${platform.s200}`,
  background: platform.white,
  "@media": { [media.mobile]: { gap: 8, minHeight: 64, paddingInline: "4px 8px" } },
});

export const back = pageStyle({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  color: "inherit",
});

export const identity = pageStyle({ display: "flex", alignItems: "center", gap: 14, minWidth: 0 });

export const portrait = pageStyle({
  flex: "none",
  width: 44,
  height: 44,
  objectFit: "cover",
  objectPosition: "50% 15%",
  background: platform.s100,
});

export const names = pageStyle({ minWidth: 0 });

const oneLine = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

export const name = pageStyle({
  ...oneLine,
  fontSize: rem(17),
  fontWeight: 640,
  lineHeight: rem(24),
  letterSpacing: "-.01em",
});

export const slug = pageStyle({
  ...oneLine,
  fontSize: rem(14),
  lineHeight: rem(20),
  color: platform.s600,
});

export const status = pageStyle({
  marginInlineStart: 20,
  whiteSpace: "nowrap",
  // Leaves room for the save status.
  "@media": { [media.upToTablet]: { display: "none" } },
});

export const steps = pageStyle({ display: "flex", marginInlineStart: "auto" });

export const redo = pageStyle({ display: "grid", transform: "scaleX(-1)" });

export const actions = pageStyle({ display: "flex", alignItems: "center", gap: 12 });

templateGlobal(`.${actions} button`, { flex: "none", whiteSpace: "nowrap" });

/** On a phone the save status and buttons move to the bottom of the screen. */
export const wide = pageStyle({
  display: "flex",
  alignItems: "center",
  gap: 12,
  "@media": { [media.mobile]: { display: "none" } },
});

export const foot = pageStyle({
  display: "none",
  "@media": {
    [media.mobile]: {
      position: "fixed",
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: 9,
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto auto",
      alignItems: "center",
      gap: 8,
      padding: "12px 20px max(24px, calc(12px + env(safe-area-inset-bottom)))",
      borderBlockStart: `1px solid ${platform.s200}`,
      background: platform.white,
    },
  },
});
