export { StatList, type Stat, type StatListProps } from "../components/stat-list/stat-list.tsx";
