import type { CSSProperties } from "react";

/**
 * Props that a component passes to the react-aria component that is its root: attributes and events,
 * without those named `Own`, which it replaces. `className` and `style` are plain values.
 */
export type RichRootProps<Base, Own extends PropertyKey> = Omit<
  Base,
  Own | "children" | "className" | "style" | "render" | "slot"
> & {
  className?: string | undefined;
  style?: CSSProperties;
};
