export { ApiError } from "../http/api-error.ts";
export { createHttp } from "../http/create-http.ts";
export type {
  Http,
  HttpResponse,
  HttpCall,
  HttpMethod,
  HttpOptions,
  OutgoingRequest,
} from "../http/http.ts";
