import { useEffect, useState } from "react";
import { allTasks, type TaskId } from "./buying-steps.ts";

/**
 * A buyer's finished tasks, in localStorage under `key` (one for each homepage and account) and in sync
 * across tabs. `persisted` is false when the browser cannot store them; they then last until unload.
 */
export function useChecklist(key: string) {
  const [done, setDone] = useState(() => loadTasks(key));
  const [persisted, setPersisted] = useState(true);

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

function loadTasks(key: string): ReadonlySet<TaskId> {
  return parseTasks(localStorage.getItem(key));
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
function storeTasks(key: string, tasks: readonly TaskId[]): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(tasks));
    return true;
  } catch {
    return false;
  }
}
