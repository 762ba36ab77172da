import { useEffect } from "react";

/** Opens the `<details>` that contains the target of the URL fragment, in browsers that do not. */
export function useOpenTarget(): void {
  useEffect(() => {
    openTarget();
    addEventListener("hashchange", openTarget);
    return () => removeEventListener("hashchange", openTarget);
  }, []);
}

function openTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  const details = target?.closest("details");
  if (!target || !details || details.open) return;
  details.open = true;
  target.scrollIntoView();
}
