import type { Labels } from "@realtor/ui/labels";
import { wrap } from "@realtor/ui/styles";
import type { ReactNode } from "react";
import { type Frame, PageFrame } from "#app/layout/agent-frame/page-frame.tsx";
import { LegalProse } from "@realtor/ui/legal-prose";
import * as css from "./legal.css.ts";

export type LegalLabels = Pick<Labels, "common" | "language" | "footer">;

interface LegalPageProps {
  frame: Frame;
  labels: LegalLabels;
  year: number;
  title: string;
  /** Effective date and version. */
  effective: string;
  children: ReactNode;
}

/** A page of legal text, in the platform's frame or an agent's. */
export function LegalPage({ title, effective, children, ...frame }: LegalPageProps) {
  return (
    <PageFrame {...frame}>
      <div className={`${wrap} ${css.page}`}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.effective}>
          <LegalProse text={effective} />
        </p>
        {children}
      </div>
    </PageFrame>
  );
}
