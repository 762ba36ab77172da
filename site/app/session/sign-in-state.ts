import { getSessionStorage } from "#app/data/browser-storage.ts";

/** OAuth sign-in in progress, stored in this tab. */
export interface SignInState {
  /** OAuth `state`: a callback whose value differs was not started in this browser (CSRF). */
  state: string;
  provider: string;
  /** Path of this site to open afterwards. */
  redirect: string | null;
  /** Website it started from. */
  desiredUrl?: string | undefined;
}

const storageKey = "signIn";

export function saveSignInState(state: SignInState): void {
  getSessionStorage().setItem(storageKey, JSON.stringify(state));
}

/** Reads and deletes the state; null when this tab started no sign-in. */
export function takeSignInState(): SignInState | null {
  const json = getSessionStorage().getItem(storageKey);
  getSessionStorage().removeItem(storageKey);
  return json === null ? null : (JSON.parse(json) as SignInState); // written by saveSignInState in this tab
}
