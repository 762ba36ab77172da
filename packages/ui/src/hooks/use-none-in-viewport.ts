import { useEffect, useState } from "react";

/**
 * Whether none of the elements with these ids is in the viewport. False on the server and until observed.
 */
export function useNoneInViewport(ids: readonly string[]): boolean {
  const [isNoneVisible, setIsNoneVisible] = useState(false);
  useEffect(() => {
    const visible = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) visible.add(target);
        else visible.delete(target);
      }
      setIsNoneVisible(visible.size === 0);
    });
    for (const id of ids) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [ids]);
  return isNoneVisible;
}
