import { expect, it } from "vitest";
import {
  type Access,
  authorize,
  type GuardedPage,
  type ViewerRole,
  viewerRole,
} from "./authorize.ts";
import type { Session, SessionRole } from "./session-store.ts";

const table: [GuardedPage, Record<ViewerRole, Access>][] = [
  ["homepage", { visitor: "allow", user: "allow", owner: "edit-bar", admin: "edit-bar" }],
  ["process", { visitor: "login", user: "allow", owner: "allow", admin: "allow" }],
  ["probiz", { visitor: "login", user: "allow", owner: "allow", admin: "allow" }],
  ["other", { visitor: "allow", user: "allow", owner: "allow", admin: "allow" }],
];

it.each(
  table.flatMap(([page, row]) =>
    Object.entries(row).map(([role, decision]) => [role as ViewerRole, page, decision] as const),
  ),
)("%s at %s: %s", (role, page, decision) => {
  expect(authorize(role, page)).toBe(decision);
});

function session(role: SessionRole | null, own: string | null): Session {
  return {
    accessToken: "t",
    userInfo: role && { id: "1", name: "", email: "", role },
    realtorInfo: own === null ? null : { id: "2", desiredUrl: own, isMakeHomepage: "Y" },
    realtorLoginBy: null,
  };
}

it.each<[string, Session | null, string | undefined, ViewerRole]>([
  ["no session", null, "grace-kim", "visitor"],
  ["a user", session("user", null), "grace-kim", "user"],
  ["a token and nothing else", session(null, null), "grace-kim", "user"],
  ["the owner", session("realtor", "grace-kim"), "grace-kim", "owner"],
  ["the owner in another spelling", session("realtor", "Grace-Kim"), "grace-kim", "owner"],
  ["another owner", session("realtor", "yuna-lee"), "grace-kim", "user"],
  ["a realtor without a homepage", session("realtor", null), "grace-kim", "user"],
  ["an owner where there is no homepage", session("realtor", "grace-kim"), undefined, "user"],
  ["an admin", session("admin", null), "grace-kim", "admin"],
])("%s", (_, current, desiredUrl, expected) => {
  expect(viewerRole(current, desiredUrl)).toBe(expected);
});
