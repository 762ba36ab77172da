import type { PageData } from "../page.ts";
import { startMeasuring } from "./start-measuring.ts";

// Fetched by the document's own address for it (boot.ts), only where something measures the page.
const data = JSON.parse(document.getElementById("page-data")?.textContent ?? "") as PageData; // our own server's
if (data.measure) startMeasuring(data.measure, data);
