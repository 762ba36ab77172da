import { pageGlobal, pageStyle, role } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

export const section = pageStyle({ outline: "none" });

/** Title and help; the button is as high as the title, and its icon ends with the fields. */
export const head = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: 8,
  alignItems: "start",
});
pageGlobal(`.${head} > button`, { marginBlock: -4, marginInlineEnd: -12 });

export const title = pageStyle({ ...role("heading"), outline: "none" });

export const lead = pageStyle({ marginBlockStart: 8, color: platform.s600, textWrap: "pretty" });

/** Gap of 22 px; controls are 48 px high as on every admin screen, and never wider than the form. */
export const fields = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 20,
  marginBlockStart: 24,
});
pageGlobal(
  `.${fields} :is(input:not([type=checkbox], [type=radio], [type=range], [type=color]), select)`,
  {
    minHeight: 48,
    height: 48,
    paddingInline: 12,
    fontSize: role("base").fontSize,
  },
);
// The border of a rich field is around its input and buttons.
pageGlobal(`.${fields} [data-slot=control]`, { minHeight: 48, fontSize: role("base").fontSize });
pageGlobal(`.${fields} [data-slot=control] > input`, { minHeight: 46, height: 46 });
// A fixed size limits layout to the field that is typed into.
pageGlobal(`.${fields} input:is([type=text], [type=email], [type=tel], [type=url])`, {
  contain: "size layout",
});
pageGlobal(`.${fields} textarea`, {
  paddingInline: 12,
  paddingBlock: 12,
  fontSize: role("base").fontSize,
});

export const twoColumns = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  gap: "20px 16px",
  alignItems: "start",
  "@media": { [media.tiny]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

/** A switch between lines. */
export const row = pageStyle({
  borderBlockStart: `1px solid ${platform.s200}`,
  ...role("base"),
  selectors: { "&:last-child": { borderBlockEnd: `1px solid ${platform.s200}` } },
});

export const subtitle = pageStyle({
  marginBlockStart: 16,
  paddingBlockStart: 24,
  borderBlockStart: `1px solid ${platform.s200}`,
  ...role("body", { weight: "strong" }),
});

/** A note that belongs to the field above it. */
export const below = pageStyle({ marginBlockStart: 8 });

export const picker = pageStyle({ outline: "none" });

export const questions = pageStyle({
  paddingInlineStart: 20,
  ...role("base"),
});
