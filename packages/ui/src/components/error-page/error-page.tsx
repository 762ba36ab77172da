import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../format.ts";
import { wrap } from "../../styles/layout.css.ts";
import { Button } from "../button/button.tsx";
import { ClosedDoor, FloorPlan } from "../floor-plan/floor-plan.tsx";
import * as css from "./error-page.css.ts";

export interface ErrorPageProps extends Omit<ComponentProps<"div">, "children"> {
  /** `placeholder-plan` for 404, `closed-door` for 500. */
  illustration: "placeholder-plan" | "closed-door";
  /** Logo that links to the landing page. */
  logo: ReactNode;
  languageMenu: ReactNode;
  /** Line breaks are preserved. */
  title: string;
  body: string;
  action: { label: string; href: string };
  /** Reference for support, such as 오류 번호 9F3C-21A8. */
  reference?: string | undefined;
}

/** Full error page with its own header, `<main>` and `<h1>`. Needs no JavaScript. Renders a `<div>` element. */
export function ErrorPage(props: ErrorPageProps) {
  const { illustration, logo, languageMenu, title, body, action, reference, ...root } = props;
  return (
    <div {...root} className={classNames(css.page, root.className)}>
      <header className={css.top}>
        {logo}
        {languageMenu}
      </header>
      <main className={classNames(wrap, css.body)}>
        <div>
          <h1 className={css.title}>{title}</h1>
          <p className={css.lead}>{body}</p>
          <div className={css.action}>
            <Button href={action.href}>{action.label}</Button>
          </div>
          {reference && <p className={css.reference}>{reference}</p>}
        </div>
        <div className={css.illustration}>
          {illustration === "placeholder-plan" ? (
            <FloorPlan layers={["site", "plannedWalls"]} />
          ) : (
            <ClosedDoor />
          )}
        </div>
      </main>
    </div>
  );
}
