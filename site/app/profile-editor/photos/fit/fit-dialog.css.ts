import { rem, templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { scheme } = vars;

/** The whole screen on a phone, with the photo from edge to edge. */
export const dialog = pageStyle({ "@media": { [media.mobile]: { paddingBlock: 0 } } });

templateGlobal(`${dialog} > h2`, {
  "@media": {
    [media.mobile]: {
      display: "flex",
      alignItems: "center",
      minHeight: 52,
      paddingInlineEnd: 48,
      fontSize: rem(17),
      lineHeight: rem(24),
      fontWeight: 650,
    },
  },
});

templateGlobal(`${dialog} > h2 + p`, { "@media": { [media.mobile]: { margin: 0 } } });

export const lead = pageStyle({
  display: "block",
  marginBlockStart: -8,
  "@media": { [media.mobile]: { display: "none" } },
});

export const close = pageStyle({
  position: "absolute",
  insetBlockStart: 22,
  insetInlineEnd: 20,
  "@media": { [media.mobile]: { insetBlockStart: 4, insetInlineEnd: 8 } },
});

export const parts = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 560px) minmax(0, 1fr)",
  gap: 32,
  marginBlockStart: 16,
  "@media": {
    [media.mobile]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      marginBlockStart: 0,
      marginInline: -20,
    },
  },
});

export const touchLead = pageStyle({
  marginBlockStart: 14,
  color: scheme.text2,
  fontSize: rem(15),
  lineHeight: rem(22),
  "@media": { [media.aboveMobile]: { display: "none" } },
});

export const tools = pageStyle({
  display: "flex",
  alignItems: "end",
  gap: 32,
  marginBlockStart: 16,
  "@media": {
    [media.mobile]: {
      flexDirection: "column",
      alignItems: "stretch",
      flex: 1,
      gap: 16,
      marginBlockStart: 8,
    },
  },
});

export const zoom = pageStyle({
  flex: "0 1 560px",
  "@media": { [media.mobile]: { flex: "none" } },
});

export const actions = pageStyle({
  display: "flex",
  justifyContent: "flex-end",
  gap: 10,
  flex: "1 0 auto",
  "@media": {
    [media.mobile]: {
      flex: "none",
      marginBlockStart: "auto",
      marginInline: -20,
      padding: "12px 20px",
      borderBlockStart: `1px solid ${scheme.line}`,
    },
  },
});

templateGlobal(`${actions} > :last-child`, { "@media": { [media.mobile]: { flex: 1 } } });
