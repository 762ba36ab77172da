import { useEffect } from "react";

/** Opens the folded text that the address's fragment points into, where the browser has not. */
export function useOpenTarget(): void {
  useEffect(() => {
    openTarget();
    addEventListener("hashchange", openTarget);
    return () => removeEventListener("hashchange", openTarget);
  }, []);
}

function openTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  const folded = target?.closest("details");
  if (!target || !folded || folded.open) return;
  folded.open = true;
  target.scrollIntoView();
}
