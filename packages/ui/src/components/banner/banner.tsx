import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../format.ts";
import { AlertIcon, CheckIcon, InfoIcon } from "../icons/icons.ts";
import * as css from "./banner.css.ts";

export interface BannerProps extends Omit<ComponentProps<"div">, "title"> {
  severity: "info" | "success" | "warning" | "error";
  /** First line, in bold. */
  title?: ReactNode;
  children?: ReactNode;
  /** A button or link below the text. */
  action?: ReactNode;
}

const icons = { info: InfoIcon, success: CheckIcon, warning: AlertIcon, error: AlertIcon };

/**
 * A message about a page or section that stays while it applies. The text states the severity, too: icon
 * and color alone do not. Renders a `<div>` element.
 */
export function Banner(props: BannerProps) {
  const { severity, title, children, action, className, ...root } = props;
  const Icon = icons[severity];
  return (
    <div {...root} className={classNames(css.banner({ severity }), className)}>
      <Icon />
      <div className={css.content}>
        {title !== undefined && <p className={css.title}>{title}</p>}
        {children}
        {action !== undefined && <div className={css.action}>{action}</div>}
      </div>
    </div>
  );
}
