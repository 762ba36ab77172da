import { visitorHeaders } from "../e2e/fixtures/product.ts";

/** Loads a page as a visitor and returns its status. */
export async function openPage(url: string): Promise<number> {
  const response = await fetch(url, { headers: visitorHeaders() });
  await response.arrayBuffer();
  return response.status;
}
