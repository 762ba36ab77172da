import { getLocalStorage } from "#app/data/browser-storage.ts";
import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { allTasks, type TaskId } from "./buying-steps.ts";

export type ChecklistKey = `buying:${string}`;

/**
 * A buyer's finished tasks, in localStorage under `key` (one for each homepage and account) and in sync
 * across tabs. `persisted` is false when the browser cannot store them; they then last until unload.
 * Boxes in `list` that were checked before hydration are added.
 */
export function useChecklist(key: ChecklistKey, list?: RefObject<HTMLElement | null>) {
  const [done, setDone] = useState<ReadonlySet<TaskId>>(new Set());
  const [persisted, setPersisted] = useState(true);

  useLayoutEffect(() => {
    const stored = loadTasks(key);
    const checked = allTasks.filter((task) =>
      list?.current?.querySelector(`[name="${task}"]:checked`),
    );
    const all = allTasks.filter((task) => stored.has(task) || checked.includes(task));
    // Neither is known to the server, whose HTML is hydrated first.
    // oxlint-disable-next-line react/set-state-in-effect
    setDone(new Set(all));
    if (all.length > stored.size) setPersisted(storeTasks(key, all));
  }, [key, list]);

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key) setDone(parseTasks(event.newValue));
    };
    addEventListener("storage", onStorage);
    return () => removeEventListener("storage", onStorage);
  }, [key]);

  function toggle(task: TaskId, isDone: boolean): void {
    const next = allTasks.filter((one) => (one === task ? isDone : done.has(one)));
    setDone(new Set(next));
    setPersisted(storeTasks(key, next));
  }

  return { done, persisted, toggle };
}

function loadTasks(key: ChecklistKey): ReadonlySet<TaskId> {
  try {
    return parseTasks(getLocalStorage().getItem(key));
  } catch {
    return new Set(); // blocked
  }
}

/** Ignores malformed JSON and unknown tasks. */
function parseTasks(stored: string | null): ReadonlySet<TaskId> {
  try {
    const value: unknown = JSON.parse(stored ?? "[]");
    return new Set(allTasks.filter((task) => Array.isArray(value) && value.includes(task)));
  } catch {
    return new Set();
  }
}

/** Returns false when the storage is full or blocked. */
function storeTasks(key: ChecklistKey, tasks: readonly TaskId[]): boolean {
  try {
    getLocalStorage().setItem(key, JSON.stringify(tasks));
    return true;
  } catch {
    return false;
  }
}
