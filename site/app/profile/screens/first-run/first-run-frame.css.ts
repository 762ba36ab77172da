import { pageStyle, role } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";
import { wide } from "#app/admin/layouts/stepper.css.ts";

const { platform } = vars;

/** In a narrow window announced, and visible when something is wrong. */
export const status = pageStyle({
  display: "flex",
  alignItems: "center",
  gap: 8,
  ...role("caption"),
  color: platform.s600,
  selectors: { "&[data-failed]": { color: platform.red } },
});

export const later = pageStyle({
  justifyContent: "end",
  minWidth: 44,
  ...role("small", { weight: "semibold" }),
});

export const caption = pageStyle({ minHeight: 48, ...role("small", { weight: "semibold" }) });

export const address = pageStyle({ minWidth: 0, overflowWrap: "anywhere" });

export const onlyYou = pageStyle({
  display: "inline-flex",
  flex: "none",
  alignItems: "center",
  gap: 8,
  ...role("caption", { weight: "semibold" }),
  color: platform.s600,
  "::before": {
    content: "",
    width: 8,
    height: 8,
    boxShadow: `inset 0 0 0 1.5px ${platform.s500}`,
  },
});

export const legend = pageStyle({
  minHeight: 44,
  ...role("caption"),
  color: platform.s800,
  "::before": {
    content: "",
    flex: "none",
    width: 20,
    height: 12,
    background: platform.s200,
    outline: `1px dashed ${platform.s500}`,
  },
  "@media": {
    [wide]: {
      marginInline: -40,
      paddingInline: 40,
      borderBlockStart: `1px solid ${platform.s200}`,
      background: platform.white,
    },
  },
});

/** The frame of the page. */
export const view = pageStyle({
  height: 420,
  "@media": {
    [media.mobile]: { height: 560 },
    [`${media.mobile} and (min-height: 37.5em)`]: {
      selectors: { "[data-pinned] > &": { height: 214 } },
    },
    [wide]: { height: "auto", minHeight: 0 },
  },
});

/** The whole page on the full screen, of a tablet too. */
export const whole = pageStyle({ width: "100%" });
export const wholePage = pageStyle({ flex: 1, minHeight: 0, marginBlockStart: 8 });
