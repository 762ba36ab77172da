import { rem, templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";
import { screenTitle } from "#app/admin/screen-title.ts";

const { layout, platform } = vars;

export const page = pageStyle({
  maxWidth: `calc(1080px + 2 * ${layout.margin})`,
  margin: "0 auto",
  padding: `56px ${layout.margin} 96px`,
  "@media": { [media.mobile]: { padding: "32px 20px 64px" } },
});

export const title = pageStyle(screenTitle([40, 52], [30, 40]));

export const account = pageStyle({
  marginBlock: "6px 40px",
  fontSize: rem(17),
  color: platform.s600,
  overflowWrap: "anywhere",
  "@media": { [media.mobile]: { marginBlockEnd: 28, fontSize: rem(16) } },
});

export const loading = pageStyle({ maxWidth: 640 });

/** Heading and explanation next to the controls. */
export const section = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
  gap: "24px 64px",
  alignItems: "start",
  paddingBlock: "40px 56px",
  borderBlockStart: `1px solid ${platform.s200}`,
  "@media": {
    [media.upToTablet]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [media.mobile]: { paddingBlock: "32px 44px" },
  },
});

export const sectionTitle = pageStyle({
  fontSize: rem(22),
  lineHeight: rem(32),
  fontWeight: 640,
  letterSpacing: "-.015em",
  selectors: { "&:lang(ja)": { letterSpacing: 0 } },
});

export const sectionText = pageStyle({
  maxWidth: "34em",
  marginBlockStart: 8,
  wordBreak: "keep-all",
  selectors: { "&:lang(ja)": { wordBreak: "auto-phrase" } },
});

export const form = pageStyle({
  display: "grid",
  gap: 24,
  maxWidth: 440,
  fontSize: rem(16),
  lineHeight: rem(26),
  "@media": { [media.upToTablet]: { maxWidth: "none" } },
});

export const sessions = pageStyle({
  margin: 0,
  padding: 0,
  listStyle: "none",
  border: `1px solid ${platform.s200}`,
  borderRadius: vars.radius.control,
});

export const session = pageStyle({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  gap: "4px 16px",
  alignItems: "center",
  padding: "18px 20px",
  selectors: { "& + &": { borderBlockStart: `1px solid ${platform.s200}` } },
  "@media": {
    [media.mobile]: { gridTemplateColumns: "auto minmax(0, 1fr)", gap: "14px 14px", padding: 16 },
  },
});
templateGlobal(`.${session} > button`, {
  "@media": { [media.mobile]: { gridColumn: 2, justifySelf: "start" } },
});

export const device = pageStyle({
  display: "grid",
  placeItems: "center",
  alignSelf: "start",
  width: 44,
  height: 44,
  color: platform.s600,
  background: platform.s100,
});
templateGlobal(`.${device} > svg`, { width: 22, height: 22 });

export const sessionText = pageStyle({ minWidth: 0 });

export const browser = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "2px 10px",
  fontSize: rem(16),
  lineHeight: rem(24),
  fontWeight: 600,
});

export const times = pageStyle({
  fontSize: rem(14),
  lineHeight: rem(21),
  color: platform.s600,
  wordBreak: "keep-all",
  overflowWrap: "anywhere",
  selectors: { "&:lang(ja)": { wordBreak: "auto-phrase" } },
});

/** What happens when the account is deleted. */
export const effects = pageStyle({
  display: "grid",
  gap: 10,
  margin: 0,
  paddingInlineStart: 22,
  listStyle: "disc",
  fontSize: rem(16),
  lineHeight: rem(26),
  wordBreak: "keep-all",
  overflowWrap: "anywhere",
  selectors: { "&:lang(ja)": { wordBreak: "auto-phrase" } },
});

/** Its margin is part of the code. */
export const qr = pageStyle({
  width: 208,
  maxWidth: "100%",
  justifySelf: "center",
  alignSelf: "center",
  background: platform.white,
  color: platform.black,
});

export const codes = pageStyle({
  display: "grid",
  gridTemplateColumns: "repeat(2, max-content)",
  justifyContent: "space-evenly",
  gap: "8px 24px",
  margin: 0,
  padding: "20px 16px",
  listStyle: "none",
  background: platform.s100,
  fontSize: rem(18),
  lineHeight: rem(28),
  fontVariantNumeric: "tabular-nums",
  letterSpacing: ".04em",
});
