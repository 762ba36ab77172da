import { Box } from "@realtor/ui/box";
import type { ReactNode } from "react";

interface FieldPairProps {
  /** Only one field is shown, in the whole width. */
  single?: boolean;
  children: ReactNode;
}

/** Two fields next to each other, aligned by their labels; below each other on a phone. */
export function FieldPair({ single = false, children }: FieldPairProps) {
  return (
    <Box
      display="grid"
      columns={single ? 1 : { default: 2, mobile: 1 }}
      gap={16}
      rowGap={20}
      alignItems="start"
    >
      {children}
    </Box>
  );
}
