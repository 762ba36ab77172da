import { Toast } from "@realtor/ui/toast";
import { createRoot } from "react-dom/client";
import { applyFallbackStylesheets } from "../../fonts/deferred-stylesheets.ts";
import type { BuildLabels } from "./build-labels.ts";
import * as css from "./new-build-note.css.ts";

/** Shows a polite status message about a new build until the page is reloaded or left. */
export function showNewBuild({ text, reload }: BuildLabels): void {
  const host = document.createElement("div");
  host.className = css.note;
  host.setAttribute("role", "status");
  document.body.append(host);
  applyFallbackStylesheets();
  createRoot(host).render(
    <Toast message={{ text, action: { label: reload, onPress: () => location.reload() } }} />,
  );
}
