import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { type StepId, stepIds } from "#app/profile-editor/checks/steps.ts";

function readStep(): StepId | undefined {
  const name = location.hash.slice(1);
  return stepIds.find((step) => step === name);
}

interface StepOptions {
  /** The step of a URL without one. */
  first: StepId;
  canOpen: (step: StepId) => boolean;
}

/**
 * The open step, stored in the URL fragment, so that the browser's back button and reloading work. A
 * fragment of a step that cannot be opened yet is ignored.
 */
export function useStep({ first, canOpen }: StepOptions): [StepId, (step: StepId) => void] {
  const [step, setStep] = useState<StepId>(() => {
    const requested = readStep();
    return requested && canOpen(requested) ? requested : first;
  });
  const onHashChange = useEffectEvent(() => {
    const requested = readStep();
    if (requested && canOpen(requested)) setStep(requested);
  });
  useEffect(() => {
    const listen = () => onHashChange();
    addEventListener("hashchange", listen);
    return () => removeEventListener("hashchange", listen);
  }, []);
  const goTo = useCallback((next: StepId) => {
    location.hash = next;
  }, []);
  return [step, goTo];
}
