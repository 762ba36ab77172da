import { useEffect, useState } from "react";
import { allTasks, type TaskId } from "./buying-steps.ts";

/**
 * A buyer's ticks, kept in this browser under `key`: one for each homepage and account. Other tabs
 * follow. `kept` is false where the browser stores nothing; the ticks then last as long as the page.
 */
export function useChecklist(key: string) {
  const [done, setDone] = useState(() => read(key));
  const [kept, setKept] = useState(true);

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === key) setDone(parse(event.newValue));
    };
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, [key]);

  function tick(task: TaskId, ticked: boolean): void {
    const next = allTasks.filter((one) => (one === task ? ticked : done.has(one)));
    setDone(new Set(next));
    setKept(write(key, next));
  }

  return { done, kept, tick };
}

function read(key: string): ReadonlySet<TaskId> {
  return parse(localStorage.getItem(key));
}

/** Whatever is stored, only tasks that exist come out of it. */
function parse(stored: string | null): ReadonlySet<TaskId> {
  try {
    const value: unknown = JSON.parse(stored ?? "[]");
    return new Set(allTasks.filter((task) => Array.isArray(value) && value.includes(task)));
  } catch {
    return new Set();
  }
}

/** False where the storage is full or forbidden. */
function write(key: string, tasks: readonly TaskId[]): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(tasks));
    return true;
  } catch {
    return false;
  }
}
