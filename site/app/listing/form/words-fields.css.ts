import { pageStyle, role } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

/** Says that a text is a draft. */
export const draft = pageStyle({
  padding: 16,
  background: platform.blue50,
  color: platform.ink,
  ...role("small"),
});

/** A sentence that is long for its size; it stays as it is. */
export const long = pageStyle({
  marginBlockStart: 8,
  color: platform.amber,
  ...role("caption", { weight: "medium" }),
});

/** What the wording check says about a phrase. */
export const wording = pageStyle({
  display: "grid",
  gap: 4,
  marginBlockStart: 8,
  padding: 16,
  background: platform.amber50,
  color: platform.ink,
  ...role("small"),
  overflowWrap: "anywhere",
});

export const phrase = pageStyle({
  textDecoration: `underline 2px ${platform.amberMark}`,
  textUnderlineOffset: 4,
});
