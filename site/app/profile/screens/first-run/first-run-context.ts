import type { Lang } from "@realtor/api/locales";
import type { ActivityState } from "@realtor/api/rules";
import type { AskCode } from "@realtor/profile/conditions";
import { createContext, use } from "react";
import type { AgreementDocument } from "#app/pages/agreement/agreement-row.tsx";
import type { Saver } from "#app/profile/saving/create-saver.ts";
import type { StepId } from "#app/profile/field/checks/steps.ts";

/** The agreement as shown, and its version. */
export interface Agreement {
  version: string;
  document: AgreementDocument;
}

export interface FirstRunState {
  /** Language of the interface. */
  lang: Lang;
  /** The state of the license: chosen in this visit, else that of the draft. */
  state: ActivityState | null;
  chooseState: (state: ActivityState) => void;
  /** What is missing, as a request, once the field was left or Continue was pressed. */
  errorOf: (code: AskCode) => string | undefined;
  goTo: (step: StepId) => void;
  saver: Saver;
  agreement: Agreement | null;
}

export const FirstRunContext = createContext<FirstRunState | null>(null);

/** Throws outside the first run. */
export function useFirstRun(): FirstRunState {
  const state = use(FirstRunContext);
  if (!state) throw new Error("useFirstRun was called outside the first run: use it in a step.");
  return state;
}
