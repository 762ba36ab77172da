import { templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

const { platform, scheme, motion } = vars;

export const area = pageStyle({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "24px minmax(0, 1fr)",
  gap: 14,
  padding: 20,
  border: `1.5px dashed ${scheme.control}`,
  borderRadius: vars.radius.control,
  fontSize: 14,
  lineHeight: "21px",
  color: scheme.text2,
  cursor: "pointer",
  transition: `background ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease}`,
  selectors: {
    "&:hover": { borderColor: scheme.text },
    "&[data-dragover]": { borderColor: scheme.focus, background: platform.blue50 },
    "&:has(:focus-visible)": { outline: `3px solid ${scheme.focus}`, outlineOffset: 3 },
  },
});
templateGlobal(`.${area} > svg`, { width: 24, height: 24, color: scheme.text });

export const name = pageStyle({
  display: "block",
  fontSize: 16,
  lineHeight: "24px",
  fontWeight: 600,
  color: scheme.text,
});
