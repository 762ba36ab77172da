import { type ComponentType, lazy, useState } from "react";

/** ms until code that could not be loaded is asked for again. */
const retryMs = 3000;

const loads: (() => Promise<unknown>)[] = [];

/**
 * A part of a screen whose code is loaded when it is first rendered, below `<Suspense>`. While it cannot be
 * loaded it is asked for again: an error would discard the screen, with what was typed.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => (loaded ??= await load());
  loads.push(loadOnce);
  const Lazy = lazy(async () => ({ default: await loadAgain(loadOnce) }));
  return function LazyPart(props: Props) {
    // What is loaded is rendered at once; what is rendered stays the same component.
    const [Part] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return <Part {...props} />;
  };
}

async function loadAgain<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryMs));
    return loadAgain(load);
  }
}

/** Loads all parts before they are needed: the connection may be lost by then. */
export async function loadParts(): Promise<void> {
  await Promise.allSettled(loads.map((load) => load()));
}
