export { Pagination, type PaginationProps } from "../components/pagination/pagination.tsx";
