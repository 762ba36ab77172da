import { exact, pageGlobal, pageStyle, role } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

export const options = pageStyle({
  marginBlockStart: 12,
  borderBlockStart: `1px solid ${platform.ink}`,
});
pageGlobal(`.${options} > li`, { borderBlockEnd: `1px solid ${platform.s200}` });

export const option = pageStyle({
  display: "grid",
  gridTemplateColumns: "24px minmax(0, 1fr)",
  gap: 12,
  alignItems: "center",
  width: "100%",
  minHeight: 60,
  paddingBlock: 8,
  color: "inherit",
  textAlign: "start",
});

/** Looks as a radio button does. */
export const circle = pageStyle({
  display: "grid",
  placeItems: "center",
  width: 24,
  height: 24,
  border: `1.5px solid ${platform.s500}`,
  borderRadius: vars.radius.full,
  selectors: {
    "&[data-chosen=true]": { borderColor: platform.blue },
    "&[data-chosen=true]::after": {
      content: "",
      width: 12,
      height: 12,
      borderRadius: vars.radius.full,
      background: platform.blue,
    },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: { "&[data-chosen=true]::after": { background: "Highlight" } },
    },
  },
});

export const name = pageStyle({ display: "block", ...role("base", { weight: "semibold" }) });

export const body = pageStyle({ display: "block", color: platform.s600, ...role("caption") });

/** Below the text of their status. */
export const fields = pageStyle({
  paddingInlineStart: exact(36, "circle and gap"),
  paddingBlock: "4px 12px",
});

/** The one field of a panel. */
export const alone = pageStyle({});
// The fields of a section stand apart from its introduction.
pageGlobal(`:is(.${fields}, .${alone}) > div`, { marginBlockStart: 0 });

export const difference = pageStyle({ marginBlockStart: 8, minHeight: 20 });

export const pair = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  gap: 16,
  alignItems: "start",
  "@media": { [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

/** The way to the price. */
export const price = pageStyle({
  display: "flex",
  alignItems: "center",
  gap: 16,
  width: "100%",
  minHeight: 60,
  color: "inherit",
  textAlign: "start",
});
pageGlobal(`.${price} > svg`, { flex: "none" });

export const priceNote = pageStyle({ marginInlineStart: "auto" });

export const foot = pageStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 16,
});

export const atOnce = pageStyle({ "@media": { [media.mobile]: { display: "none" } } });

export const submit = pageStyle({
  flex: "none",
  "@media": { [media.mobile]: { flex: 1, minHeight: 56 } },
});
