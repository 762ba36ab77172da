import { Toast } from "@realtor/ui/toast";
import { createRoot } from "react-dom/client";
import { applySpareSheets } from "../../fonts/late-sheets.ts";
import type { BuildWords } from "./build-words.ts";
import * as css from "./new-build-note.css.ts";

/** Says quietly that there is a new build, until the page is left or somebody reloads it. */
export function showNewBuild({ text, reload }: BuildWords): void {
  const host = document.createElement("div");
  host.className = css.note;
  host.setAttribute("role", "status");
  document.body.append(host);
  applySpareSheets();
  createRoot(host).render(
    <Toast message={{ text, action: { label: reload, onPress: () => location.reload() } }} />,
  );
}
