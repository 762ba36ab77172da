export { homesLabelsFor, type HomesLabels } from "../labels/homes/homes-labels.ts";
export type { ActiveFilter, HomeItem, HomesContent, ResolvedHomesQuery } from "./homes-content.ts";
export {
  homesQueryKeys,
  homesSearch,
  type HomesQuery,
  noHomesQuery,
  parseHomesQuery,
} from "./homes-query.ts";
export { composeHomes, homesPerPage, prepareHomes } from "./prepare-homes.ts";
