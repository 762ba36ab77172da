import { createHttp, type Http } from "@realtor/api/http";
import { getLocalStorage } from "#app/data/browser-storage.ts";

/** HTTP client for this site's own server, which proxies the services: browsers call no other origin. */
export function siteHttp(): Http {
  return createHttp({
    baseUrl: "",
    getToken: () => getLocalStorage().getItem("accessToken"),
    timeoutMs: 20_000,
  });
}
