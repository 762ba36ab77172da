import { type ComponentType, lazy, Suspense, useSyncExternalStore } from "react";
import { applySpareSheets } from "#app/fonts/late-sheets.ts";

interface OwnerBarProps {
  /** The homepage's own address, on an own domain too. */
  desiredUrl: string;
}

// A part whose code cannot be fetched is left out: the page is whole without it.
const EditBar = lazy(async (): Promise<{ default: ComponentType<OwnerBarProps> }> => {
  const { EditBar: Bar } = await import("./edit-bar.tsx").catch(() => ({ EditBar: () => null }));
  // Its words are not on the page that visitors have.
  applySpareSheets();
  return { default: Bar };
});
const never = () => () => undefined;

/** The edit bar's place: its code comes only where somebody is signed in (DECISIONS section 4). */
export function OwnerBar({ desiredUrl }: OwnerBarProps) {
  const signedIn = useSyncExternalStore(
    never,
    () => localStorage.getItem("accessToken") !== null,
    () => false,
  );
  return signedIn ? (
    <Suspense>
      <EditBar desiredUrl={desiredUrl} />
    </Suspense>
  ) : null;
}
