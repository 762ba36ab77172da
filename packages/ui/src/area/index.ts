export type { AreaCity, AreaContent } from "./area-content.ts";
export { areaSlug } from "./area-slug.ts";
export { areaPerPage, composeArea } from "./compose-area.ts";
