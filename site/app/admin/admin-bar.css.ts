import { exact, pageGlobal, pageStyle, role } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";
import { compact as editorCompact } from "./editor-bar.ts";

const { platform } = vars;

export const bar = pageStyle({
  position: "relative",
  zIndex: 5,
  display: "flex",
  alignItems: "center",
  gap: 32,
  minHeight: 56,
  paddingInline: "24px 20px",
  color: platform.white,
  background: platform.black,
  "@media": {
    [media.tablet]: { gap: 16 },
    [media.mobile]: { flexWrap: "wrap", gap: "0 8px", paddingInline: "16px 8px" },
  },
});
pageGlobal(`.${bar} > a:first-child`, { gap: 8, fontSize: role("base").fontSize });
pageGlobal(`.${bar} > a:first-child > svg`, { width: 22, height: 22 });
pageGlobal(`.${bar} :focus-visible`, { outlineColor: platform.white });

/** The editor's state and buttons. In compact mode the editor has bars of its own. */
export const editor = pageStyle({ display: "flex", flex: 1, minWidth: 0 });
pageGlobal(`.${bar}[data-section=editor]`, {
  gap: 16,
  "@media": { [editorCompact]: { display: "none" } },
});
// Without the wordmark: the mark is where it was, in a target of 44 px.
pageGlobal(`.${bar}[data-section=editor] > a:first-child`, {
  justifyContent: "center",
  gap: 0,
  minWidth: 44,
  marginInline: exact(-11, "half of what the target is wider than the mark"),
  fontSize: exact(0, "the wordmark"),
});

export const end = pageStyle({
  minHeight: 56,
  marginInlineStart: "auto",
  "@media": { [media.mobile]: { paddingInlineEnd: 8 } },
});
