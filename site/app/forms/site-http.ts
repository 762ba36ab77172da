import { createHttp, type Http } from "@realtor/api/http";

/** Calls to this very site, which passes them on: browsers need no other origin. */
export function siteHttp(): Http {
  return createHttp({
    baseUrl: "",
    getToken: () => localStorage.getItem("accessToken"),
    timeoutMs: 20_000,
  });
}
