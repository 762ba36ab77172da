import { distance, pageStyle, role } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";
import { fittedRole } from "#app/layout/fitted-role.ts";

const { scheme } = vars;

/** Of both sample pages. */
export const page = pageStyle({
  paddingBlockStart: distance.band,
  paddingBlockEnd: distance.section,
  color: scheme.text,
});

export const title = pageStyle({ ...fittedRole("banner"), whiteSpace: "pre-line" });

export const lead = pageStyle({
  ...role("lead"),
  maxWidth: "34em",
  marginBlockStart: 20,
  color: scheme.text2,
  textWrap: "pretty",
});

/** What applies to the whole page, such as that it needs a script. */
export const notice = pageStyle({ marginBlockStart: 16, ...role("base") });

export const section = pageStyle({
  marginBlockStart: 64,
  paddingBlockStart: 24,
  borderBlockStart: `1px solid ${scheme.text}`,
});

export const heading = pageStyle({ ...role("card"), marginBlockEnd: 12 });

export const fields = pageStyle({ maxWidth: 560 });

/** The part that changes. */
export const plate = pageStyle({
  padding: 40,
  marginBlock: 24,
  background: scheme.surface2,
  overflowWrap: "anywhere",
  "@media": {
    [media.mobile]: { padding: "24px 20px" },
    [media.forcedColors]: { border: "1px solid" },
  },
});

export const number = pageStyle({
  ...role("display", { latin: true }),
  display: "block",
  fontVariantNumeric: "tabular-nums lining-nums",
});
