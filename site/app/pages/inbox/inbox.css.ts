import { exact, pageGlobal, pageStyle, role, weight } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";
import { inset } from "#app/admin/layouts/split-view.css.ts";

const { platform } = vars;

/** The composer may cover the end. */
export const main = pageStyle({ scrollPaddingBlockEnd: 320 });

export const head = pageStyle({
  paddingBlockStart: 24,
  paddingInlineStart: inset,
  paddingInlineEnd: exact(`calc(${inset} - 12px)`, "the icon ends with the fields"),
  "@media": { [media.upToTablet]: { paddingBlockStart: 20 } },
});

export const title = pageStyle({ flex: 1, outline: "none" });

/** Links of 48 px that filter by status. */
export const filters = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  columnGap: 20,
  paddingInline: inset,
  borderBlockEnd: `1px solid ${platform.s200}`,
  "@media": { [media.tablet]: { columnGap: 12 } },
});

export const filter = pageStyle({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  minWidth: 44,
  minHeight: 48,
  ...role("small", { weight: "medium" }),
  color: platform.s600,
  textDecoration: "none",
  selectors: {
    "&:hover, &[aria-current]": { color: platform.ink },
    "&[aria-current]": { fontWeight: weight.strong },
    "&[aria-current]::after": {
      content: "",
      position: "absolute",
      insetInline: 0,
      insetBlockEnd: -1,
      height: 3,
      background: platform.ink,
    },
  },
});

export const count = pageStyle({
  ...role("caption", { weight: "medium" }),
  fontVariantNumeric: "tabular-nums",
});

export const search = pageStyle({ display: "block", paddingBlock: 12, paddingInline: inset });

export const notice = pageStyle({ paddingBlock: 12, paddingInline: inset });

/** Contact requests in a notice, each with its button. */
export const held = pageStyle({ marginBlock: "12px 4px" });

export const heldContact = pageStyle({ overflowWrap: "anywhere" });
pageGlobal(`.${heldContact} button`, { marginBlockStart: 8 });

/** Tabs of 52 px with unread counts in blue. */
export const tabs = pageStyle({});
pageGlobal(`.${tabs} [role=tablist]`, {
  columnGap: 24,
  rowGap: 0,
  marginInline: 0,
  paddingInline: inset,
  backgroundPosition: "0 100%",
  backgroundSize: "100% 1px",
  "@media": { [media.tablet]: { columnGap: 12, flexWrap: "wrap" } },
});
pageGlobal(`.${tabs} [role=tab]`, {
  gap: 8,
  paddingInline: 0,
  marginInline: 0,
  fontSize: role("base").fontSize,
  "@media": { [media.tablet]: { fontSize: role("small").fontSize } },
});
pageGlobal(`.${tabs} [aria-selected=true]::after`, {
  insetInline: 0,
  background: platform.ink,
});
pageGlobal(`.${tabs} [role=tab] > span`, {
  ...role("fine", { weight: "strong" }),
  minWidth: 20,
  paddingInline: 4,
  borderRadius: vars.radius.full,
  color: platform.white,
  background: platform.blue,
  textAlign: "center",
});
pageGlobal(`.${tabs} [role=tabpanel]`, { paddingBlockStart: 0, outlineOffset: -3 });

export const empty = pageStyle({
  paddingBlock: 40,
  paddingInline: inset,
  color: platform.s600,
});

/** Load error or skeleton in place of the detail. */
export const loadState = pageStyle({ maxWidth: 820, paddingBlock: 24, paddingInline: inset });
