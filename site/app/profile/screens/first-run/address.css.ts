import { rem, templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

export const row = pageStyle({
  minHeight: 60,
  paddingBlock: 8,
  borderBlock: `1px solid ${platform.s200}`,
});

// Ends with the rule, also if its text is shorter than the target.
templateGlobal(`.${row} > button`, { justifyContent: "end" });

export const address = pageStyle({ minWidth: 0 });

export const label = pageStyle({
  display: "block",
  color: platform.s600,
  fontSize: rem(14),
  lineHeight: rem(20),
});

export const text = pageStyle({
  fontSize: rem(16),
  lineHeight: rem(26),
  fontWeight: 560,
  overflowWrap: "anywhere",
});

export const slug = pageStyle({ fontWeight: 680 });

export const editor = pageStyle({
  paddingBlock: 16,
  borderBlock: `1px solid ${platform.s200}`,
});

export const buttons = pageStyle({ marginBlockStart: 12 });
