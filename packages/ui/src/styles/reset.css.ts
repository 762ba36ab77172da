import { resetGlobal } from "./layer-style.ts";

resetGlobal("*, *::before, *::after", { boxSizing: "border-box" });
resetGlobal("*", { margin: 0 });
resetGlobal("html", { WebkitTextSizeAdjust: "100%", textSizeAdjust: "100%" });
resetGlobal("img, svg, video", { display: "block", maxWidth: "100%" });
resetGlobal("img", { height: "auto" });
resetGlobal("button, input, select, textarea", {
  font: "inherit",
  letterSpacing: "inherit",
  color: "inherit",
});
resetGlobal("button", { border: 0, padding: 0, background: "none", cursor: "pointer" });
resetGlobal("ul, ol", { listStyle: "none", padding: 0 });
resetGlobal("dd", { marginInlineStart: 0 });
resetGlobal("fieldset", { border: 0, padding: 0, minWidth: 0 });
resetGlobal("a", { color: "inherit" });
resetGlobal("table", { borderCollapse: "collapse" });
resetGlobal("summary", { cursor: "pointer" });
