import { rem, templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media, visuallyHidden } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

export const announcement = visuallyHidden;

/** A row moves sideways while it is swiped. */
export const list = pageStyle({ overflowX: "clip" });
templateGlobal(`.${list} [role=row]`, {
  // A scroll container would reset the touch action for its content.
  overflow: "clip",
  // The browser scrolls vertically; sideways is the swipe.
  touchAction: "pan-y",
});
templateGlobal(`.${list} [role=row][aria-current]`, { background: platform.blue50 });

export const under = pageStyle({
  padding: "32px 24px 32px 32px",
  "@media": { [media.tablet]: { padding: 24 }, [media.mobile]: { padding: "24px 20px" } },
});

export const row = pageStyle({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "64px minmax(0, 1fr) auto",
  alignItems: "center",
  gap: 14,
  minHeight: 88,
  padding: "14px 24px 14px 32px",
  fontSize: rem(15),
  lineHeight: rem(21),
  color: platform.ink,
  "@media": {
    [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) auto", padding: "14px 16px 14px 24px" },
    [media.mobile]: { padding: "12px 20px" },
  },
});
// There is no room for it in the narrow list.
templateGlobal(`.${row} > :first-child`, { "@media": { [media.tablet]: { display: "none" } } });

export const content = pageStyle({ display: "block", minWidth: 0 });

export const name = pageStyle({
  fontSize: rem(16),
  lineHeight: rem(22),
  fontWeight: 540,
  overflowWrap: "anywhere",
  selectors: {
    "[data-unread=true] &": { fontWeight: 680 },
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
  wordBreak: "break-all",
  color: platform.s600,
  selectors: { "[data-unread=true] &": { color: platform.ink } },
});

export const addressee = pageStyle({
  display: "block",
  fontSize: rem(14),
  color: platform.s600,
});

export const end = pageStyle({
  alignSelf: "start",
  paddingBlockStart: 2,
  fontSize: rem(14),
  lineHeight: rem(20),
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
  fontWeight: 600,
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
