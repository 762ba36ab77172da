import { signInByApi } from "./sign-in-by-api.ts";

interface SentContact {
  name: string;
  email?: string;
  message: string;
}

/** The contacts an agent's account received. */
export async function getContacts(backend: string, email: string): Promise<SentContact[]> {
  const { token } = await signInByApi(backend, email);
  const response = await fetch(`${backend}/v1/realtor-contacts`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(`The contacts of ${email} returned ${response.status}.`);
  return (await response.json()) as SentContact[]; // the API's contract
}
