import { rem, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

/** Below this width the preview is a tab. */
const narrow = "(max-width: 1199.98px)";

/** As high as the viewport under the admin header: form and preview scroll separately. */
export const layout = pageStyle({
  display: "flex",
  flexDirection: "column",
  height: "calc(100svh - 56px)",
  minHeight: 520,
  overflow: "hidden",
  "@media": {
    [media.mobile]: { height: "auto", minHeight: 0, overflow: "visible", paddingBlockEnd: 96 },
  },
});

export const columns = pageStyle({
  flex: 1,
  display: "grid",
  gridTemplateColumns: "232px 508px minmax(0, 1fr)",
  minHeight: 0,
  "@media": {
    [narrow]: { gridTemplateColumns: "232px minmax(0, 1fr)" },
    [media.mobile]: { display: "block" },
  },
});

export const tabs = pageStyle({
  display: "none",
  "@media": {
    [narrow]: {
      display: "grid",
      gridTemplateColumns: "1fr 1fr",
      borderBlockEnd: `1px solid ${platform.s200}`,
    },
  },
});

export const tab = pageStyle({
  minHeight: 52,
  border: 0,
  borderBlockEnd: "3px solid transparent",
  color: platform.s600,
  background: "none",
  font: "inherit",
  fontSize: rem(16),
  fontWeight: 500,
  cursor: "pointer",
  selectors: {
    "&[aria-pressed=true]": {
      color: platform.ink,
      borderBlockEndColor: platform.ink,
      fontWeight: 640,
    },
    "&:focus-visible": { outlineOffset: -3 },
  },
});

/** Phone: shows the name of the open section and toggles the section list. */
export const navToggle = pageStyle({
  display: "none",
  "@media": {
    [media.mobile]: {
      display: "flex",
      alignItems: "center",
      gap: 12,
      width: "100%",
      minHeight: 56,
      paddingInline: 20,
      border: 0,
      borderBlockEnd: `1px solid ${platform.s200}`,
      color: platform.ink,
      background: "none",
      font: "inherit",
      fontSize: rem(16),
      fontWeight: 600,
      textAlign: "start",
      cursor: "pointer",
    },
  },
});

export const sectionNumber = pageStyle({
  marginInlineStart: "auto",
  fontWeight: 500,
  color: platform.s600,
  fontVariantNumeric: "tabular-nums",
});

export const form = pageStyle({
  // The containing block of visually hidden elements, which would otherwise extend the page.
  position: "relative",
  minWidth: 0,
  padding: "36px 40px 60px",
  overflowY: "auto",
  borderInlineEnd: `1px solid ${platform.s200}`,
  "@media": {
    [narrow]: { selectors: { "&[data-hidden]": { display: "none" } } },
    [media.mobile]: { padding: "24px 20px 40px", borderInlineEnd: 0 },
  },
});

export const preview = pageStyle({
  display: "grid",
  minWidth: 0,
  minHeight: 0,
  "@media": {
    // Hidden but mounted: the iframe keeps its scroll position and draft.
    [narrow]: { selectors: { "&[data-hidden]": { display: "none" } } },
    [media.mobile]: { height: "calc(100svh - 56px - 64px - 52px - 84px)" },
  },
});

export const notices = pageStyle({ display: "grid", gap: 16, marginBlockEnd: 28 });

/** The page while the homepage is loading, or if it cannot be edited. */
export const loader = pageStyle({ maxWidth: 640, margin: "0 auto", padding: "72px 20px" });

export const loaderTitle = pageStyle({
  marginBlockEnd: 24,
  fontSize: rem(26),
  lineHeight: rem(34),
});
