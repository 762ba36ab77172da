import { signedIn } from "./signed-in.ts";

interface SentContact {
  name: string;
  email?: string;
  message: string;
}

/** What an agent's account sees of the requests that were sent to it. */
export async function contactsOf(backend: string, email: string): Promise<SentContact[]> {
  const { token } = await signedIn(backend, email);
  const answer = await fetch(`${backend}/v1/realtor-contacts`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error(`The contacts of ${email} answer ${answer.status}.`);
  return (await answer.json()) as SentContact[]; // the service's own contract
}
