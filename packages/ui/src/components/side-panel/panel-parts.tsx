import type { ComponentProps } from "react";
import { classNames } from "../../format.ts";
import { body, footer } from "./side-panel.css.ts";

/** Scrollable part of a panel. Renders a `<div>` element. */
export function PanelBody(props: ComponentProps<"div">) {
  return <div {...props} className={classNames(body, props.className)} />;
}

/** Fixed footer of a panel, for its main action. Renders a `<div>` element. */
export function PanelFooter(props: ComponentProps<"div">) {
  return <div {...props} className={classNames(footer, props.className)} />;
}
