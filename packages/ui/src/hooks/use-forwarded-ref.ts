import { useImperativeHandle, useRef, type Ref, type RefObject } from "react";

/**
 * Returns a ref for an element that a component itself reads, and sets the `ref` of its caller to the same
 * element. The element must be rendered from the first render on.
 */
export function useForwardedRef<Instance>(
  ref: Ref<Instance> | undefined,
): RefObject<Instance | null> {
  const own = useRef<Instance>(null);
  // React sets `own` before it calls this function.
  useImperativeHandle(ref, () => own.current as Instance, []);
  return own;
}
