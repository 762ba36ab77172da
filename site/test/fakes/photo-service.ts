import { ApiError, type Http } from "@realtor/api/http";

/** An error response of the service. */
export function createApiError(status: number, code = `http.${status}`): ApiError {
  return new ApiError({ status, code, message: "No.", reachable: status > 0, request: "PUT" });
}

/**
 * A fake service that stores every image under a number; `intercept` can throw or delay a request.
 */
export function createPhotoService(
  intercept: (call: { method: string; path: string }) => Promise<void> | void = () => undefined,
) {
  const sent: { path: string; type: string | undefined; body: unknown }[] = [];
  let tickets = 0;
  const http: Http = async (path, call) => {
    await intercept({ method: call.method ?? "GET", path });
    call.signal?.throwIfAborted();
    if (call.method === "PUT") {
      sent.push({ path, type: call.headers?.["content-type"], body: call.body });
      return { status: 200, headers: new Headers(), data: undefined as never };
    }
    const { files } = call.body as { files: { path: string; imageType: string }[] };
    tickets += 1;
    const data = files.map(({ path: of, imageType }) => {
      const name = imageType === "thumbnail" ? `new${tickets}-480` : `new${tickets}`;
      const uploadUrl = `https://realtor.example/media/${name}.webp?signature=x`;
      return { path: of, imageType, uploadUrl };
    });
    // The request type matches the contract.
    return { status: 200, headers: new Headers(), data: data as never };
  };
  return { http, sent, tickets: () => tickets };
}
