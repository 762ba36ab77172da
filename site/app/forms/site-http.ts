import { createHttp, type Http } from "@realtor/api/http";

/** HTTP client for this site's own server, which proxies the services: browsers call no other origin. */
export function siteHttp(): Http {
  return createHttp({
    baseUrl: "",
    getToken: () => localStorage.getItem("accessToken"),
    timeoutMs: 20_000,
  });
}
