import type { ComponentProps } from "react";
import { classNames } from "../../format.ts";
import { spinner } from "./spinner.css.ts";

export type SpinnerProps = Omit<ComponentProps<"span">, "children">;

/** 20 px activity ring in `currentColor`; decorative, needs text next to it. Renders a `<span>` element. */
export function Spinner(props: SpinnerProps) {
  return <span aria-hidden="true" {...props} className={classNames(spinner, props.className)} />;
}
