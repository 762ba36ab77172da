import type { ComponentProps, CSSProperties } from "react";

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

/**
 * `render` of a react-aria component that does not pass all `id` and `aria-*` attributes to its root `<div>`:
 * adds those of `attributes`.
 */
export function renderRoot(attributes: object) {
  const added = Object.entries(attributes).filter(
    ([name, value]) => (name === "id" || name.startsWith("aria-")) && value !== undefined,
  );
  return (props: ComponentProps<"div">) => <div {...props} {...Object.fromEntries(added)} />;
}
