import { exact, pageGlobal, pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

export const head = pageStyle({ minHeight: 44 });

export const title = pageStyle({ display: "flex", alignItems: "center", gap: 8 });

/** What needs an answer opens with a dark rule. */
export const rows = pageStyle({
  borderBlockStart: `1px solid ${platform.s300}`,
  selectors: { "&[data-required=true]": { borderColor: platform.ink } },
});

pageGlobal(`.${rows} > li`, { borderBlockEnd: `1px solid ${platform.s200}` });

export const row = pageStyle({
  display: "flex",
  alignItems: "center",
  gap: 16,
  width: "100%",
  paddingBlock: 8,
  color: "inherit",
  textAlign: "start",
  textDecoration: "none",
  selectors: { "&:is(a, button):hover": { background: platform.s50 } },
  "@media": { [media.mobile]: { flexWrap: "wrap", gap: 12 } },
});

export const height = {
  52: pageStyle({ minHeight: 52, paddingBlock: 4 }),
  60: pageStyle({ minHeight: 60, paddingBlock: 4 }),
  76: pageStyle({ minHeight: 76, paddingBlock: 12 }),
  92: pageStyle({ minHeight: 92, "@media": { [media.mobile]: { minHeight: 88 } } }),
};

export const lead = pageStyle({ flex: "none" });

/** Something to do. As wide as an icon of 16. */
export const ring = pageStyle({
  display: "block",
  width: 14,
  height: 14,
  marginInline: exact(1, "an icon of 16"),
  borderRadius: vars.radius.full,
  boxShadow: `inset 0 0 0 1.5px ${platform.s500}`,
  "@media": { [media.forcedColors]: { border: "1.5px solid" } },
});

export const body = pageStyle({ flex: 1, minWidth: 0 });

export const name = pageStyle({
  display: "block",
  selectors: {
    "&[data-unread=true]::before": {
      content: "",
      display: "inline-block",
      width: 8,
      height: 8,
      marginInlineEnd: 8,
      // Centered on capitals.
      verticalAlign: 2,
      background: platform.blue,
    },
  },
});

export const line = pageStyle({
  display: "block",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

export const facts = pageStyle({ display: "block" });

/** Instead of an empty list. */
export const none = pageStyle({
  paddingBlock: 20,
  borderBlock: `1px solid ${platform.s200}`,
});

/** Below the text on a phone. */
export const action = pageStyle({
  "@media": {
    [media.mobile]: { flexBasis: "100%", marginInlineStart: exact(56, "lead and gap") },
  },
});
