import { getSessionStorage } from "#app/data/browser-storage.ts";
import { Toast } from "@realtor/ui/toast";
import { createRoot } from "react-dom/client";
import { applyFallbackStylesheets } from "#app/fonts/deferred-stylesheets.ts";
import { type FormatText, importTexts } from "#app/i18n/browser-texts.ts";
import * as css from "./watch-builds.css.ts";

const texts = import.meta.glob<Record<string, string>>(
  "../../i18n/compiled/browser/newBuild.*.json",
  {
    import: "default",
  },
);

const pollIntervalMs = 600_000;
/** Minimum time between two checks when the page becomes visible again. */
const minPauseMs = 60_000;

/**
 * Polls for a new build and announces it once; reloads the page when one of its chunks no longer exists
 * (docs/spec/operation.md#new-builds). Imports its text up front, since a new build removes them too.
 */
export async function watchBuilds(): Promise<void> {
  if (!currentBuildId()) return;
  addEventListener("vite:preloadError", () => void onFailedChunk());
  const formatMessage = await importTexts(texts);
  let lastCheck = Date.now();
  const onTime = () => void check();
  const timer = setInterval(onTime, pollIntervalMs);
  document.addEventListener("visibilitychange", onTime);

  async function check(): Promise<void> {
    if (document.hidden || Date.now() - lastCheck < minPauseMs) return;
    lastCheck = Date.now();
    if (!(await isOutdated())) return;
    clearInterval(timer);
    document.removeEventListener("visibilitychange", onTime);
    showNewBuild(formatMessage);
  }
}

/** The build id of this page; empty in development. */
function currentBuildId(): string {
  return document.querySelector<HTMLScriptElement>("script[data-build]")?.dataset["build"] ?? "";
}

/** True when the site now serves another build; false also when that is unknown, such as offline. */
async function isOutdated(): Promise<boolean> {
  const current = currentBuildId();
  if (!current) return false;
  try {
    const response = await fetch(`/builds/latest.json?${Date.now()}`, { cache: "no-store" });
    if (!response.ok) return false;
    const { id } = (await response.json()) as { id?: unknown }; // validated below
    return typeof id === "string" && id !== current;
  } catch {
    return false;
  }
}

const reloadKey = "reloadedAt";
const minReloadIntervalMs = 10_000;

/**
 * Whether the page may reload automatically now; if so, records the time. Not within ten seconds of the
 * last reload, which prevents a loop, and not while a field contains text (docs/spec/operation.md#new-builds).
 */
export function takeReload(now: number): boolean {
  if (hasFieldWithText()) return false;
  try {
    const last = Number(getSessionStorage().getItem(reloadKey));
    if (now - last < minReloadIntervalMs) return false;
    getSessionStorage().setItem(reloadKey, String(now));
    return true;
  } catch {
    // Without storage a reload loop could not be detected.
    return false;
  }
}

function hasFieldWithText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=range], [type=submit])",
  );
  return [...fields].some(({ value }) => value.trim() !== "");
}

/**
 * Handles a chunk that failed to load. Reloads the page once if a new build replaced the chunk; offline,
 * or with text in a form, the page stays and works without that chunk.
 */
export async function onFailedChunk(reload = () => location.reload()): Promise<void> {
  if ((await isOutdated()) && takeReload(Date.now())) reload();
}

/** Shows a polite status message about a new build until the page is reloaded or left. */
function showNewBuild(formatMessage: FormatText): void {
  const host = document.createElement("div");
  host.className = css.note;
  host.setAttribute("role", "status");
  document.body.append(host);
  applyFallbackStylesheets();
  const text = formatMessage({ id: "newBuild.text" });
  const label = formatMessage({ id: "newBuild.reload" });
  createRoot(host).render(
    <Toast message={{ text, action: { label, onPress: () => location.reload() } }} />,
  );
}
