import type { ReactNode } from "react";
import { classNames } from "../../private/class-names.ts";
import { wrap } from "../../styles/layout.css.ts";
import { Button } from "../button/button.tsx";
import { ClosedDoor, Plan } from "../plan/plan.tsx";
import * as css from "./error-page.css.ts";

export interface ErrorPageProps {
  /** `empty-lot` for what does not exist, `closed-door` for what does not work right now. */
  drawing: "empty-lot" | "closed-door";
  /** The logo, leading home. */
  logo: ReactNode;
  /** The language menu. */
  languageMenu: ReactNode;
  /** A line break in it is kept. */
  title: string;
  /** Why, and what may help. */
  body: string;
  /** The one way on. */
  action: { label: string; href: string };
  /** 오류 번호 9F3C-21A8: what support can find the failure by. */
  reference?: string | undefined;
}

/** A whole page that says what happened and what to do. */
export function ErrorPage(props: ErrorPageProps) {
  const { drawing, logo, languageMenu, title, body, action, reference } = props;
  return (
    <div className={css.page}>
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
        <div className={css.drawing}>
          {drawing === "empty-lot" ? <Plan layers={["site", "plannedWalls"]} /> : <ClosedDoor />}
        </div>
      </main>
    </div>
  );
}
