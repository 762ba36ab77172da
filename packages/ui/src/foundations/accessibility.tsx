import { IconButton } from "../components/icon-button/icon-button.tsx";
import { CloseIcon } from "../components/icons/icons.ts";
import { Button } from "../components/button/button.tsx";
import { Inline } from "../components/inline/inline.tsx";
import { TextLink } from "../components/text-link/text-link.tsx";
import * as css from "./foundations.css.ts";

/** Targets, each under a dashed square of 44 px. */
export function Targets() {
  return (
    <Inline gap={32} align="start" className={css.example} lang="en">
      <div className={css.target}>
        <IconButton label="Close">
          <CloseIcon />
        </IconButton>
      </div>
      <div className={css.target}>
        <Button size="small" variant="outline">
          Save
        </Button>
      </div>
      <div className={css.target}>
        <TextLink href="#requirements">How it is made</TextLink>
      </div>
    </Inline>
  );
}
