import { createMiddleware } from "hono/factory";

import type { AppEnv } from "../http/app-env.ts";
import { Problem } from "../http/problem.ts";
import type { Auth } from "./create-auth.ts";
import type { Person, Role } from "./person.ts";

/**
 * Settles who is asking, from the bearer token. A token that is forged, expired or of a banned
 * account leaves a visitor: public pages still answer, and the others refuse with 401.
 */
export function knowPerson(auth: Auth) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const authorization = c.req.header("authorization");
    c.set("person", authorization ? await personOf(auth, authorization) : null);
    await next();
  });
}

/** The signed-in person of a request. @throws {Problem} 401 for a visitor, 403 for another role. */
export function requirePerson(c: { var: AppEnv["Variables"] }, ...roles: Role[]): Person {
  const { person } = c.var;
  if (person === null) throw new Problem("auth.required");
  if (roles.length > 0 && !roles.includes(person.role)) throw new Problem("auth.forbidden");
  return person;
}

/** Lets only these roles through, before anything else of the request is looked at: 401, 403. */
export function onlyFor(...roles: Role[]) {
  return createMiddleware<AppEnv>(async (c, next) => {
    requirePerson(c, ...roles);
    await next();
  });
}

async function personOf(auth: Auth, authorization: string): Promise<Person | null> {
  // Only this header: a cookie would let other sites act in a person's name.
  const found = await auth.api.getSession({ headers: new Headers({ authorization }) });
  if (!found || found.user.banned) return null;
  // The column is typed and only ever written from the three roles that `createAuth` knows.
  return { id: found.user.id, name: found.user.name, role: found.user.role as Role };
}
