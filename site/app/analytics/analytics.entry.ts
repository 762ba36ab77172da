import type { PageData } from "../page.ts";
import { startAnalytics } from "./start-analytics.ts";

// boot.ts imports this by the URL in the document, only where a service is configured.
const data = JSON.parse(document.getElementById("page-data")?.textContent ?? "") as PageData; // serialized by the server
if (data.analytics) startAnalytics(data.analytics, data);
