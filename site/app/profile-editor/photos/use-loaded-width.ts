import { useEffect, useState } from "react";

/** Width in px of the image at `src`; null until it is loaded, and if it cannot be loaded. */
export function useLoadedWidth(src: string | null): number | null {
  const [loaded, setLoaded] = useState<{ src: string; width: number } | null>(null);
  useEffect(() => {
    if (src === null) return undefined;
    const image = new Image();
    const onLoad = () => setLoaded({ src, width: image.naturalWidth });
    image.addEventListener("load", onLoad);
    image.src = src;
    return () => image.removeEventListener("load", onLoad);
  }, [src]);
  return loaded?.src === src ? loaded.width : null;
}
