import { exact, pageGlobal, pageStyle, role, weight } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";
import { inset } from "#app/admin/layouts/split-view.css.ts";

const { platform } = vars;

/** A row moves sideways while it is swiped. */
export const list = pageStyle({ overflowX: "clip" });
pageGlobal(`.${list} [role=row]`, {
  // A scroll container would reset the touch action for its content.
  overflow: "clip",
  // The browser scrolls vertically; sideways is the swipe.
  touchAction: "pan-y",
});
pageGlobal(`.${list} [role=row][aria-current]`, { background: platform.blue50 });

export const under = pageStyle({ paddingBlock: 24, paddingInline: inset });

export const row = pageStyle({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "64px minmax(0, 1fr) auto",
  alignItems: "center",
  gap: 12,
  minHeight: 88,
  paddingBlock: 12,
  paddingInline: inset,
  color: platform.ink,
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});
// There is no room for it in the narrow list.
pageGlobal(`.${row} > :first-child`, { "@media": { [media.tablet]: { display: "none" } } });

export const content = pageStyle({ display: "block", minWidth: 0 });

export const name = pageStyle({
  ...role("base", { weight: "medium" }),
  overflowWrap: "anywhere",
  selectors: {
    "[data-unread=true] &": { fontWeight: weight.strong },
    "[data-unread=true] &::before": {
      content: "",
      flex: "none",
      width: 8,
      height: 8,
      background: platform.blue,
    },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: { "[data-unread=true] &::before": { background: "Highlight" } },
    },
  },
});

export const line = pageStyle({
  display: "-webkit-box",
  WebkitLineClamp: 1,
  WebkitBoxOrient: "vertical",
  overflow: "hidden",
  ...role("small"),
  wordBreak: "break-all",
  color: platform.s600,
  selectors: { "[data-unread=true] &": { color: platform.ink } },
});

export const addressee = pageStyle({
  display: "block",
  ...role("caption"),
  color: platform.s600,
});

export const end = pageStyle({
  alignSelf: "start",
  paddingBlockStart: exact(2, "on the line of the name"),
  ...role("caption"),
  color: platform.s600,
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums lining-nums",
});

const hint = {
  position: "absolute",
  insetBlock: 0,
  display: "none",
  alignItems: "center",
  width: 200,
  paddingInline: 20,
  ...role("small", { weight: "semibold" }),
} as const;

export const doneHint = pageStyle({
  ...hint,
  insetInlineEnd: "100%",
  justifyContent: "flex-end",
  color: platform.green,
  background: platform.green50,
  selectors: { "[data-swipe=right] > &": { display: "flex" } },
});

export const spamHint = pageStyle({
  ...hint,
  insetInlineStart: "100%",
  color: platform.red,
  background: platform.red50,
  selectors: { "[data-swipe=left] > &": { display: "flex" } },
});
