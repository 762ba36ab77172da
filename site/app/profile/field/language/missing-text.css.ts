import { pageGlobal, pageStyle, role, weight } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

/** Amber notice above a field: what visitors get instead. */
export const notice = pageStyle({
  padding: 16,
  background: platform.amber50,
  color: platform.ink,
  ...role("small"),
});

export const noticeTitle = pageStyle({ fontWeight: weight.strong });

export const actions = pageStyle({ marginBlockStart: 12 });
pageGlobal(`.${actions} button[data-secondary]`, { background: platform.white });

/** The same below a field of one line. */
export const line = pageStyle({
  marginBlockStart: -8,
  ...role("caption"),
  color: platform.amber,
});

export const source = pageStyle({
  paddingInlineStart: 16,
  borderInlineStart: `1px solid ${platform.s300}`,
});

export const sourceHead = pageStyle({ fontWeight: weight.semibold });

export const sourceText = pageStyle({ whiteSpace: "pre-line", overflowWrap: "anywhere" });

export const folded = pageStyle({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 3,
  overflow: "hidden",
});

/** One of the actions under a line. */
export const lineButton = pageStyle({ color: platform.ink });
