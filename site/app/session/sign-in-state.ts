/** A sign-in that is under way at a provider, known to this tab alone. */
export interface SignInState {
  /** Comes back in the address: who has it there but not here did not begin in this browser. */
  state: string;
  provider: string;
  /** Where to go afterwards; a path of this site. */
  redirect: string | null;
  /** From which homepage. */
  desiredUrl?: string;
}

const storageKey = "signIn";

export function keepSignInState(state: SignInState): void {
  sessionStorage.setItem(storageKey, JSON.stringify(state));
}

/** What this tab began, and only once; null when it began nothing. */
export function takeSignInState(): SignInState | null {
  const json = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  return json === null ? null : (JSON.parse(json) as SignInState); // written by keepSignInState in this tab
}
