import { LinkProvider, type LinkProps } from "@realtor/ui/link-provider";
import { Link, Outlet } from "react-router";

function RouterLink({ href, ...props }: LinkProps) {
  return <Link to={href} {...props} />;
}

// React Router requires a default export.
// oxlint-disable-next-line import/no-default-export
export default function LinksLayout() {
  return (
    <LinkProvider component={RouterLink}>
      <Outlet />
    </LinkProvider>
  );
}
