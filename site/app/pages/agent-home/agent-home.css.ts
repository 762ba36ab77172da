import { rem, templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { platform, motion } = vars;

export const page = pageStyle({
  maxWidth: 1440,
  margin: "0 auto",
  padding: "40px 64px 64px",
  "@media": {
    [media.tablet]: { paddingInline: 32 },
    [media.mobile]: { padding: "24px 20px 40px" },
  },
});

export const notice = pageStyle({ maxWidth: 744 });

export const suspension = pageStyle({ maxWidth: 744, marginBlockEnd: 24 });

export const contactPoints = pageStyle({ marginBlockEnd: 24 });

/** Greeting and sentence at the left, the button at the right; on a phone the button is below the requests. */
export const head = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "end",
  gap: "4px 32px",
  marginBlockEnd: 24,
  "@media": { [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const title = pageStyle({
  gridColumn: 1,
  fontSize: rem(36),
  lineHeight: rem(44),
  overflowWrap: "anywhere",
  "@media": { [media.mobile]: { fontSize: rem(28), lineHeight: rem(38) } },
});

export const lead = pageStyle({
  gridColumn: 1,
  minHeight: rem(28),
  fontSize: rem(18),
  lineHeight: rem(28),
  color: platform.s600,
  "@media": { [media.mobile]: { fontSize: rem(17), lineHeight: rem(26) } },
});

export const action = pageStyle({
  gridColumn: 2,
  gridRow: "1 / 3",
  "@media": { [media.mobile]: { gridColumn: 1, gridRow: "auto", marginBlockStart: 16 } },
});
templateGlobal(`.${action} > a`, { "@media": { [media.mobile]: { width: "100%" } } });

/** The website at the left of the lists, and below the requests where there is one column. */
export const columns = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 744fr) minmax(0, 512fr)",
  gridTemplateRows: "auto 1fr",
  alignItems: "start",
  gap: "32px 56px",
  "@media": {
    [media.laptop]: { columnGap: 40 },
    [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: 40 },
    [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

const oneColumn = { gridArea: "auto" };

export const requests = pageStyle({
  gridArea: "1 / 2",
  "@media": { [media.tablet]: oneColumn, [media.mobile]: oneColumn },
});

export const website = pageStyle({
  gridArea: "1 / 1 / 3",
  "@media": { [media.tablet]: oneColumn, [media.mobile]: oneColumn },
});

export const preview = pageStyle({
  position: "relative",
  overflow: "hidden",
  aspectRatio: "744 / 388",
  background: platform.s100,
  outline: `1px solid ${platform.s200}`,
  "@media": { [media.mobile]: { aspectRatio: "350 / 219" } },
});

export const frame = pageStyle({
  pointerEvents: "none",
  opacity: 0,
  transition: `opacity ${motion.fast}`,
  selectors: { "&[data-shown=true]": { opacity: 1 } },
});
